import { describe, expect, it, test } from 'vitest';
import { EDDY_LANGUAGES } from '../context.ts';
import { afterCard } from './after-card.ts';
import { aboutInTalk, cardAgain } from './card-again.ts';
import type { Care } from './danger.ts';
import type { SaidBefore } from './talk-after-card.ts';

const contacts = { channel: 'Open Up 9101 2012', line: '18111' };
const pupil = (text: string): SaidBefore => ({ isBot: false, care: null, text });
const eddy = (care: Care | null, text = '…'): SaidBefore => ({ isBot: true, care, text });
const CARD = [pupil('I want to die'), eddy('self')];

const goesOn = (text: string, before: readonly SaidBefore[] = CARD, language: 'en' | 'tc' | 'sc' = 'en') =>
  afterCard({ text, before, language, contacts });

describe('after a card', () => {
  it.each([
    ['afraidToCall', 'I’m afraid to call'],
    ['afraidToCall', 'i cant talk on the phone'],
    ['afraidToCall', '我唔敢打'],
    ['afraidToCall', '我不敢打电话'],
    ['safeNow', 'ok I’m safe, sorry'],
    ['safeNow', '我冇事，對唔住'],
    ['notWell', 'i am not ok'],
    ['justTalk', 'can we just talk'],
    ['justTalk', '可唔可以陪我傾下'],
    ['leaveMe', '唔使理我'],
    ['leaveMe', 'leave me alone'],
    ['leaveMe', '别管我'],
    ['withSomebody', 'Somebody is here'],
    ['withSomebody', '有人在'],
    ['alone', 'I am alone'],
    ['alone', '只有我一個'],
    ['listening', 'i feel so tired'],
  ])('%s: %s', (follow, text) => {
    expect(goesOn(text)).toMatchObject({ kind: 'follow', follow });
  });

  it.each(EDDY_LANGUAGES)('the words name the contacts and leave no place open, in %s', (language) => {
    for (const text of ['i am afraid to call', 'i am not ok', 'can we just talk', 'i am alone', 'im safe']) {
      const answer = goesOn(text, CARD, language);
      expect(answer?.kind).toBe('follow');
      expect(JSON.stringify(answer)).not.toContain('{{');
      expect(JSON.stringify(answer)).toContain('Open Up 9101 2012');
    }
  });

  test('whether somebody is near is asked once, with answers to press', () => {
    const first = goesOn('I’m afraid to call');
    expect(first).toMatchObject({ kind: 'follow', replies: ['Somebody is here', 'I am alone'] });
    const said = first?.kind === 'follow' ? first.text : '';
    const before = [...CARD, pupil('I’m afraid to call'), eddy(null, said)];
    expect(goesOn('can we just talk', before)).toMatchObject({ kind: 'follow', replies: [] });
    expect(goesOn('no', before)).toMatchObject({ follow: 'alone' });
    expect(goesOn('no')).not.toMatchObject({ kind: 'follow' });
  });

  test('facts are given, with a line of care that is not said twice', () => {
    const first = goesOn('what is the median of JS6107?');
    const before = [...CARD, pupil('what is the median of JS6107?'), eddy(null)];
    const second = goesOn('and its fee? is it 42100', before);
    expect(first).toMatchObject({ kind: 'facts' });
    expect(second).toMatchObject({ kind: 'facts' });
    expect(second).not.toEqual(first);
    expect(goesOn('and JS6119', [...before, pupil('…'), eddy(null)])).toBeNull();
  });

  it.each([
    'my brother is coming home now',
    'she says one must not speak of such things',
    '媽媽說家醜不可外揚，而且他平時不是這樣的',
    '不深的，舍监没发现，你别紧张',
  ])('what only tells something is listened to, and no table answers it: %s', (text) => {
    expect(goesOn(text)).toMatchObject({ kind: 'follow', follow: 'listening' });
    const before = [...CARD, pupil('…'), eddy(null)];
    expect(goesOn(text, before)).toMatchObject({ kind: 'follow', follow: 'listening' });
    const later = [...before, pupil('…'), eddy(null)];
    expect(goesOn(text, later)).toMatchObject({ kind: 'follow', follow: 'listening' });
    const onFacts = [...before, pupil('what is the median of JS6107?'), eddy(null)];
    expect(goesOn(text, onFacts)).toBeNull();
  });

  test('who is listened to again is not told the same', () => {
    const first = goesOn('my brother is coming home now');
    const said = first?.kind === 'follow' ? first.text : '';
    const second = goesOn('it is all so heavy', [...CARD, pupil('…'), eddy(null, said)]);
    expect(second).toMatchObject({ follow: 'listening' });
    expect(second?.kind === 'follow' ? second.text : '').toContain('I am still with you');
  });

  it.each(['what is the point then', 'why me', '咁仲有咩意思', '我仲可以點', '那我还能怎么样', 'i failed the exam and i am nothing'])(
    'what is not plainly of admission is listened to, also when it asks: %s',
    (text) => {
      expect(goesOn(text)).toMatchObject({ kind: 'follow', follow: 'listening' });
    },
  );

  it.each([
    'hall places at HKU?',
    'and JS6107',
    'how do i apply for a grant',
    '咁學費點計',
    '幾時放榜',
    '講真我好似鍾意地理多過寫新聞',
    '那科大商科呢',
    'should i drop m1',
  ])(
    'what asks something is answered: %s',
    (text) => {
      expect(goesOn(text)).toMatchObject({ kind: 'facts' });
    },
  );

  it.each([
    '我冇事呀 淨係食緊飯咋 我list第一個JS7211夠唔夠分',
    '我冇自殺呀 我講做義工 咁社工人工低唔低',
    '大佬我真係冇事呀 你睇錯咗 我淨係想知社工出嚟人工幾多',
    'i only asked about the visa',
    'you got me wrong, it was for my volunteer essay',
    'I am fine. How much is the fee?',
  ])('who was misread, and says what was meant, is told sorry once and answered: %s', (text) => {
    const sorry = 'Sorry, I may have misread you.';
    expect(goesOn(text)).toEqual({ kind: 'facts', care: sorry });
    const before = [...CARD, pupil(text), eddy(null, sorry)];
    expect(goesOn(text, before)).toEqual({ kind: 'facts', care: null });
    expect(goesOn('what is the median of JS6107?', before)).toBeNull();
    expect(goesOn('my brother is coming home now', before)).toBeNull();
    expect(goesOn('i am not ok', before)).toMatchObject({ kind: 'follow', follow: 'notWell' });
  });

  it.each(['you misread me', '你睇錯咗呀', '你误会了'])(
    'a bare complaint is asked what was meant: %s',
    (text) => {
      expect(goesOn(text)).toMatchObject({ kind: 'follow', follow: 'misread' });
    },
  );

  it.each(['im fine, can we just talk', '我冇事 只係有啲攰', '我没有自杀', 'i want to know if it hurts'])(
    'being well alone is no proof of having been misread: %s',
    (text) => {
      const first = goesOn(text);
      expect(first).toMatchObject({ kind: 'follow' });
      expect(first).not.toMatchObject({ follow: 'misread' });
    },
  );

  test('who says to be well is cared for once', () => {
    const before = [...CARD, pupil('我冇事，對唔住'), eddy(null)];
    expect(goesOn('我冇事，對唔住')).toMatchObject({ follow: 'safeNow' });
    expect(goesOn('我冇事', before)).toBeNull();
    expect(goesOn('what is the median of JS6107?', before)).toBeNull();
  });

  test('it ends some answers later, and there is none without a card', () => {
    const later = Array.from({ length: 6 }, () => [pupil('JS6107'), eddy(null)]).flat();
    expect(goesOn('leave me alone', [...CARD, ...later])).toBeNull();
    expect(goesOn('can we just talk', [pupil('hi'), eddy(null)])).toBeNull();
    expect(goesOn('can we just talk', [])).toBeNull();
  });
});

describe('danger told after a card', () => {
  const PLANS = [
    ['en', "don't tell me to call again. i've really thought about how to do it, even which day"],
    ['en', 'i know how and i know when'],
    ['en', 'i already picked the day'],
    ['tc', '唔好又叫我打電話 我真係諗過點做 連邊日都諗過'],
    ['tc', '我諗好咗用咩方法'],
    ['sc', '别又叫我打电话，我真的想过怎么做，连哪天都想过'],
    ['sc', '日子都选好了'],
  ] as const;
  const MEANS = [
    ['en', 'the pills are in my drawer'],
    ['en', 'i am on the roof now'],
    ['tc', '啲藥喺我手'],
    ['tc', '我上咗天台'],
    ['sc', '刀片就在抽屉'],
    ['sc', '我坐在窗边'],
  ] as const;
  const FAREWELLS = [
    ['en', 'goodbye everyone'],
    ['en', 'tell my mum it wasn’t her fault'],
    ['tc', '幫我同阿媽講對唔住'],
    ['tc', '封信寫好咗'],
    ['sc', '帮我跟妈妈说不关她的事'],
    ['sc', '东西都分光给同学了'],
  ] as const;
  const MEANT = [
    ['en', 'i’m not joking'],
    ['tc', '我唔係講笑'],
    ['sc', '我没开玩笑'],
  ] as const;
  const REFUSALS = [
    ['en', 'stop giving me numbers'],
    ['en', "i'm not calling anyone"],
    ['tc', '唔使再畀熱線我'],
    ['tc', '打電話都冇用'],
    ['sc', '别再给我热线'],
  ] as const;
  const TIMES = [
    ['en', 'i’ll do it tonight'],
    ['en', 'it will be over soon'],
    ['tc', '等佢哋瞓咗就做'],
    ['sc', '今晚就结束'],
  ] as const;

  it.each([...PLANS, ...MEANS, ...FAREWELLS, ...MEANT, ...REFUSALS, ...TIMES])(
    'is answered as danger, in %s: %s',
    (language, text) => {
      const answer = goesOn(text, CARD, language);
      expect(answer).toMatchObject({ kind: 'danger', about: 'self' });
      expect(answer?.kind === 'danger' ? answer.text : '').toContain('Open Up 9101 2012');
      expect(answer?.kind === 'danger' ? answer.text : '').toContain('999');
    },
  );

  it.each([...PLANS, ...MEANS, ...FAREWELLS, ...MEANT])(
    'also some answers later, and after “I’m fine”, in %s: %s',
    (language, text) => {
      const later = [...CARD, pupil('im fine'), eddy(null), pupil('JS6107?'), eddy(null)];
      expect(goesOn(text, later, language)).toMatchObject({ kind: 'danger' });
      expect(goesOn(text, [...later, pupil('hm'), eddy(null), pupil('hm'), eddy(null)], language)).toMatchObject({
        kind: 'danger',
      });
    },
  );

  it('is about the friend where the card was', () => {
    const answer = goesOn('she picked the day already. she said goodbye to us', [pupil('…'), eddy('friend')]);
    expect(answer).toMatchObject({ kind: 'danger', about: 'friend' });
    expect(answer?.kind === 'danger' ? answer.text : '').toContain('999');
  });

  it.each([
    'i have worked out how to apply to HKU',
    'i thought about how to tell my dad',
    '我諗好晒點樣報志願',
    '我计划好考哪所大学了',
    '聽日做功課',
    'what is the median of JS6107?',
  ])('is no plan of study: %s', (text) => {
    expect(goesOn(text)).not.toMatchObject({ kind: 'danger' });
  });

  it('is not there without a card', () => {
    expect(goesOn('i already picked the day', [pupil('hi'), eddy(null)])).toBeNull();
    expect(goesOn('goodbye everyone', [pupil('i feel so empty'), eddy('soft')])).not.toMatchObject({ kind: 'danger' });
  });
});

describe('after a card on violence', () => {
  const HOME = [pupil('my dad hits me with a belt'), eddy('violence')];
  const answerTo = (text: string, language: 'en' | 'tc' | 'sc', before: readonly SaidBefore[] = HOME): string => {
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

describe('after the soft line', () => {
  const SOFT = [pupil('i feel so empty'), eddy('soft')];

  it.each([
    ['fine', 'I am all right, just worried'],
    ['fine', '還好，只是擔心'],
    ['notWell', 'Not so well'],
    ['notWell', '不太好'],
  ])('%s: %s', (follow, text) => {
    expect(goesOn(text, SOFT)).toMatchObject({ kind: 'follow', follow });
  });

  test('facts are answered without more ado', () => {
    expect(goesOn('what is the median of JS6107?', SOFT)).toBeNull();
  });
});

describe('a second message of danger', () => {
  const contacts = { channel: 'Open Up 9101 2012', line: '18111' };
  const said = { text: 'I want to die', language: 'en', contacts } as const;
  const again = (before: readonly SaidBefore[]) => cardAgain('self', { before, ...said });

  it('is answered by what helps now, not by the card that stands above', () => {
    const words = again(CARD);
    expect(words?.text).toContain('Open Up 9101 2012');
    expect(words?.text).toContain('999');
    expect(words?.text).toContain('Is somebody near you right now?');
    expect(words?.replies).toHaveLength(2);
  });

  it('asks who is near only once', () => {
    const near = { isBot: true, care: null, text: 'I am listening. Is somebody near you right now?' };
    expect(again([...CARD, pupil('hm'), near])?.text).not.toContain('Is somebody near you right now?');
  });

  it('gets the card where none stands near above, or it was another', () => {
    const plain = { isBot: true, care: null, text: 'The fee is HK$47,000.' };
    expect(again([...CARD, plain, plain])).toBeNull();
    expect(again([pupil('help my friend'), eddy('friend')])).toBeNull();
    expect(cardAgain('friend', { before: [eddy('friend')], ...said })).toBeNull();
    expect(cardAgain('violence', { before: [eddy('violence')], ...said, text: 'he beat me again' })).toBeNull();
  });

  test.each([
    ['self', 'friend', CARD],
    ['self', 'friend', [...CARD, pupil('…'), eddy(null)]],
    ['friend', 'friend', [...CARD, pupil('…'), eddy(null), pupil('…'), eddy(null)]],
    ['friend', 'friend', [pupil('…'), eddy('violence')]],
    ['violence', 'violence', CARD],
  ] as const)('about %s: what seems about %s right after a card', (about, seems, before) => {
    expect(aboutInTalk(seems, 'she is out', before)).toBe(about);
  });

  test.each([
    ['violence', '我真的不想回去。有什么地方可以待吗'],
    ['violence', 'will the social worker call my dad, he will beat me to death'],
    ['self', 'i want to die before i go home'],
    ['self', '我想死 唔想返屋企'],
  ] as const)('after a card on violence what sounds as about oneself is about %s: %s', (about, text) => {
    const before = [pupil('…'), eddy('violence'), pupil('…'), eddy(null)];
    expect(aboutInTalk('self', text, before)).toBe(about);
    const answer = cardAgain(about, { ...said, text, before });
    expect(answer !== null).toBe(about === 'violence');
  });
});
