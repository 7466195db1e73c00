import { describe, expect, it, test } from 'vitest';
import { EDDY_LANGUAGES } from '../context.ts';
import { afterCard } from './after-card.ts';
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

  it.each(['if i call that number do they phone my school', '我打去佢哋會唔會聯絡學校', '会不会打给我妈'])(
    'who will hear of it is told: %s',
    (text) => {
      const said = goesOn(text);
      expect(said?.kind === 'follow' ? said.text : '').toContain(
        'I tell neither your school nor your parents',
      );
    },
  );

  test('who is listened to again is not told the same', () => {
    const first = goesOn('my brother is coming home now');
    const said = first?.kind === 'follow' ? first.text : '';
    const second = goesOn('it is all so heavy', [...CARD, pupil('…'), eddy(null, said)]);
    expect(second).toMatchObject({ follow: 'listening' });
    expect(second?.kind === 'follow' ? second.text : '').toContain('I am still with you');
  });

  it.each([
    'what is the point then',
    'why me',
    '咁仲有咩意思',
    '我仲可以點',
    '那我还能怎么样',
    'i failed the exam and i am nothing',
  ])('what is not plainly of admission is listened to, also when it asks: %s', (text) => {
    expect(goesOn(text)).toMatchObject({ kind: 'follow', follow: 'listening' });
  });

  it.each([
    ['who should i call now', 'First 999'],
    ['佢唔覆我 我應該打俾邊個', 'First 999'],
    ['how do i tell my mum', 'One sentence is enough'],
    ['點同阿媽講', 'One sentence is enough'],
    ['我该怎么跟老师说', 'One sentence is enough'],
    ['will he tell my mum', 'Who will you tell'],
    ['阿Sir電話我有，但係搵佢講咩好，佢會唔會話俾我阿媽知', 'Who will you tell'],
    ['我爸妈会不会知道', 'Who will you tell'],
  ])('who asks of telling somebody is told what to say, and who hears of it: %s', (text, words) => {
    const answer = goesOn(text);
    expect(answer).toMatchObject({ follow: 'listening' });
    expect(answer?.kind === 'follow' ? answer.text : '').toContain(words);
  });

  it.each([
    'hall places at HKU?',
    'and JS6107',
    'how do i apply for a grant',
    '咁學費點計',
    '幾時放榜',
    '講真我好似鍾意地理多過寫新聞',
    '那科大商科呢',
    'should i drop m1',
  ])('what asks something is answered: %s', (text) => {
    expect(goesOn(text)).toMatchObject({ kind: 'facts' });
  });

  it.each([
    '我冇事呀 淨係食緊飯咋 我list第一個JS7211夠唔夠分',
    '我冇自殺呀 我講做義工 咁社工人工低唔低',
    '大佬我真係冇事呀 你睇錯咗 我淨係想知社工出嚟人工幾多',
    'i only asked about the visa',
    'you got me wrong, it was for my volunteer essay',
    'I am fine. How much is the fee?',
    '唔係真跳啦大佬🤣 我識游水 想問英文2點救',
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

  it.each([
    '我唔係真係想死，但係好攰',
    'im fine, can we just talk',
    '我冇事 只係有啲攰',
    '我没有自杀',
    'i want to know if it hurts',
  ])('being well alone is no proof of having been misread: %s', (text) => {
    const first = goesOn(text);
    expect(first).toMatchObject({ kind: 'follow' });
    expect(first).not.toMatchObject({ follow: 'misread' });
  });

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
