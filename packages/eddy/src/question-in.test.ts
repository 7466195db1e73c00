import { describe, expect, it } from 'vitest';
import { questionIn } from './question-in.ts';
import { sampleContext } from './testing/sample-pupils.ts';

const asked = (message: string) => questionIn(message, sampleContext('mei', 'tc'));

describe('what a message asks', () => {
  it.each([
    [
      '隔離嗰個5**喺度笑 佢問我想讀咩 我話唔知 佢個樣好似見到鬼咁 其實F6先諗讀咩係咪好遲',
      '其實F6先諗讀咩係咪好遲',
    ],
    ['我阿姨做護士成日返夜更 佢話唔好學佢 但我覺得佢著制服好型 咁nursing我有冇機會', '咁nursing我有冇機會'],
    ['琴晚食飯 我阿媽話讀商科好啲 我爸話做公務員 我冇出聲 咁我list第一個夠唔夠分', '咁我list第一個夠唔夠分'],
    [
      'my dog died last year. i cried for a week. my aunt is a vet. how many programmes can i choose?',
      'how many programmes can i choose?',
    ],
    [
      'dad is angry with me. i stay in my room. he says uni in uk. is that stupid w these grades',
      'he says uni in uk. is that stupid w these grades',
    ],
    [
      'grandma cooked for everyone. my cousin talked about hku all night. nobody asked me. is it too late to pick a direction now',
      'is it too late to pick a direction now',
    ],
  ])('is in the last words of a story: %s', (message, question) =>
    expect(asked(message)).toEqual({ text: question, asks: true, announced: false }),
  );

  it.each([
    // Asks twice, or tells in the story what the question is about.
    'is law hard? my dad is a lawyer and my uncle too. he laughs at me. what grades do i need?',
    'i want to do nursing. my mum hates it. my dad does not care. is it hard to get in?',
    '我中文4英文3數學4 經濟4 地理3 阿媽話我冇希望 成日鬧我 我入唔入到大學',
    '我没事，我只是问签证。如果算非本地生，一年学费大概多少？',
    'how many programmes can i choose',
  ])('is all of it: %s', (message) => expect(asked(message).text).toBe(message));

  it.each([
    ['你好呀我中六想讀護理', '我中六想讀護理'],
    ['hey eddy im form 6 and want to do law', 'im form 6 and want to do law'],
    ['hello how are you', 'how are you'],
  ])('begins behind a greeting: %s', (message, question) => expect(asked(message).text).toBe(question));
});
