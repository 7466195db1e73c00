import { describe, expect, it } from 'vitest';
import { afterCard } from './after-card.ts';
import type { Care } from './danger.ts';
import type { SaidBefore } from './talk-after-card.ts';

const contacts = { channel: 'Open Up 9101 2012', line: '18111' };
const pupil = (text: string): SaidBefore => ({ isBot: false, care: null, text });
const eddy = (care: Care | null, text = '…'): SaidBefore => ({ isBot: true, care, text });
const HOME = [pupil('my dad hits me with a belt'), eddy('violence')];

const goesOn = (text: string, before: readonly SaidBefore[] = HOME, language: 'en' | 'tc' | 'sc' = 'en') =>
  afterCard({ text, before, language, contacts });

describe('after a card on violence', () => {
  const answerTo = (
    text: string,
    language: 'en' | 'tc' | 'sc',
    before: readonly SaidBefore[] = HOME,
  ): string => {
    const answer = goesOn(text, before, language);
    expect(answer).toMatchObject({ kind: 'follow', follow: 'home' });
    return answer?.kind === 'follow' ? answer.text : '';
  };

  it.each([
    ['en', 'i still have to go home tonight', 'Before you leave school today'],
    ['tc', '我今晚都係要返屋企', '今天離開學校之前'],
    ['sc', '不是第一次。妈妈说忍一忍就好。我今晚还是要回家', '今天离开学校之前'],
    ['en', 'mum says i should endure it', 'not something to endure'],
    ['tc', '阿媽叫我忍', '不是要忍的事'],
    ['sc', '我妈叫我忍到放榜', '不是要忍的事'],
    ['en', "i don't dare tell school, it will get worse", 'ask somebody to stay with you'],
    ['tc', '我唔敢同學校講 驚佢知道會更嚴重', '找人陪着你'],
    ['tc', '如果報警佢知係我講實會更加大鑊。細佬先9歲', '找人陪着你'],
    ['sc', '不是第一次。我妈叫我忍到放榜。我不敢跟学校说，怕他知道更严重', '找人陪着你'],
    ['en', 'will the social worker call my dad?', 'before speaking with your parents'],
    ['tc', '社工會唔會打畀我阿爸', '和你父母談之前'],
    ['sc', '我怕说了他更生气。社工会直接打给我爸吗', '和你父母谈之前'],
    ['en', 'the hostel closes on friday. is there anywhere i can stay', 'I need a place to stay'],
    ['tc', '有冇地方可以住', '需要有地方住'],
    ['sc', '周五宿舍要放假回家了，我真的不想回去。有什么地方可以待吗', '需要有地方住'],
    ['en', 'he is home now', 'a way out'],
    ['tc', '佢返嚟喇', '有出口的地方'],
    ['sc', '他在门外', '有出口的地方'],
    ['en', 'my arm is swollen', 'a doctor or nurse'],
    ['en', 'i do not know any more', 'I believe you'],
    ['tc', '我唔知可以點', '我相信你'],
    ['sc', '我不知道可以怎样', '我相信你'],
  ] as const)('a school social worker would say, in %s: %s', (language, text, words) => {
    const answer = answerTo(text, language);
    expect(answer).toContain(words);
    expect(answer).not.toContain('{{');
    expect(answer).not.toContain(language === 'en' ? 'Is somebody near you' : '有人在');
  });

  it('goes on after more answers, and ends with facts that are asked', () => {
    const later = [...HOME, pupil('…'), eddy(null), pupil('…'), eddy(null)];
    expect(answerTo('will they call my father', 'en', later)).toContain('before speaking with your parents');
    expect(goesOn('what is the median of JS6107?', later)).toBeNull();
  });

  it('danger to oneself is heard all the same', () => {
    expect(goesOn('the pills are in my drawer', HOME)).toMatchObject({ kind: 'danger', about: 'self' });
  });
});
