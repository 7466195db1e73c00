import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isPlainlyViolent } from './plain-danger.ts';
import { readDanger } from './read-danger.ts';
import { evidenceOfText } from './read-text.ts';

const DANGERS = [
  'I want to die',
  'kms',
  'i started cutting again',
  'my dad hits me with a belt every night',
  'my friend said she is going to kill herself tonight',
  'he says he will post my nudes if i don’t pay',
  'been purging since f5',
  '我想死',
  '想zs',
  '𠝹手',
  '我想跳橋',
  '我俾阿叔摸',
  '佢話會將我啲裸照放上網',
  '每餐食完都扣喉',
  '不想活了',
  '我爸每天打我',
];

const QUESTIONS = [
  'can i get into hku law with 25?',
  'what is the median of JS4501',
  'when is the deadline for changing choices?',
  '港大護理要幾多分？',
  '请问科大工程的面试要准备什么',
  'JS6107 幾時面試',
];

const LAUGHTERS = ['lol', 'haha', 'hahaha', 'lmao', '哈哈', '哈哈哈', '😂', '🤣', '💀', '🥲', ':)', 'xd'];

const danger = fc.constantFrom(...DANGERS);
const laughter = fc.constantFrom(...LAUGHTERS);
const question = fc.constantFrom(...QUESTIONS);
const between = fc.constantFrom(' ', ', ', '. ', '? ', '\n', '，', '。', ' … ');

describe('the most dangerous clause decides', () => {
  test('laughter before, after or on both sides changes no verdict', () => {
    fc.assert(
      fc.property(danger, laughter, laughter, (text, one, other) => {
        const verdict = readDanger(text);
        expect(verdict.kind).toBe('card');
        expect(readDanger(`${text} ${one}`)).toEqual(verdict);
        expect(readDanger(`${one} ${text}`)).toEqual(verdict);
        expect(readDanger(`${one} ${text} ${other}`)).toEqual(verdict);
      }),
    );
  });

  test('laughter changes no verdict on a harmless question either', () => {
    fc.assert(
      fc.property(question, laughter, (text, one) => {
        expect(readDanger(`${text} ${one}`)).toEqual(readDanger(text));
      }),
    );
  });

  test('commas, however many and wherever words end, change no card', () => {
    fc.assert(
      fc.property(danger, fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), (text, places) => {
        const words = text.split(' ');
        const said = words.map((word, at) => (places[at % places.length] ? `${word},` : word)).join(' ');
        expect(readDanger(said).kind).toBe('card');
      }),
    );
  });

  test('a question about admission before or after changes no card', () => {
    fc.assert(
      fc.property(danger, question, between, (text, asked, mark) => {
        expect(readDanger(`${asked}${mark}${text}`).kind).toBe('card');
        expect(readDanger(`${text}${mark}${asked}`).kind).toBe('card');
      }),
    );
  });

  it('wherever it stands in a long text', () => {
    const long = 'How do I choose between two programmes that I like? '.repeat(40);
    for (const text of DANGERS) expect(readDanger(`${long}${text}. ${long}`).kind, text).toBe('card');
  });
});

describe('what is plainly dangerous', () => {
  it.each([
    'I WANT TO DIE',
    'k!ll myself',
    'i sh when i get a bad grade, which uni is best for nursing',
    'not eating until i am 40kg',
    'i ended up in hospital after trying, can i still apply',
    '跳樓',
    '如果唔夠3322我就跳樓',
    '我頂唔順想死',
    '世界冇咗我都唔會有分別',
    '他强迫我发生关系',
    '想 死',
    'he raped me',
    'kill my\u200bself',
    'should i put nursing in band B, not that i’ll still be here when offers come out',
    '我成日伤害自己，仲讀唔讀到大學',
  ])('is a card: %s', (text) => {
    expect(readDanger(text).kind).toBe('card');
  });
});

describe('what is plainly violence at home', () => {
  it.each([
    '噚晚阿爸見到成績表又攞皮帶出嚟 我匿咗喺廁所',
    '昨晚爸爸看到成绩表又拿皮带出来 我躲进厕所',
    '阿媽攞藤條出嚟',
    '我爸知道了，昨晚又动手了，手臂都青了',
    '阿爸知道咗 尋晚又郁手 隻手瘀晒',
  ])('is a card about it: %s', (text) => {
    expect(readDanger(text)).toEqual({ kind: 'card', about: 'violence' });
  });

  it.each([
    '阿媽買咗條皮帶俾我',
    '佢攞皮帶出嚟送俾我',
    '老師攞藤條出嚟教書法',
    '他打篮球把手臂撞青了',
    '佢又動手做模型',
  ])('is not: %s', (text) => {
    expect(isPlainlyViolent(text)).toBe(false);
  });
});

describe('what only sounds dangerous', () => {
  it.each([
    '',
    '   ',
    '?',
    '😂😂😂',
    '\u0000\u0001',
    'the interview killed me',
    'I want to live in hall',
    'would my level jump from safe to secure',
    'I cut chemistry',
    'i run 10 kms a day',
    'suicide prevention research at HKU, which programme?',
    '數學係我死穴',
    '自殺防治課程',
    '跳樓價補習班',
    '交完jupas即刻去跳樓（跳樓機呀）慶祝',
    'started cutting down on bubble tea',
    'scared my parents will be disappointed',
    '我驚阿爸阿媽失望',
    '怕考得不好让父母失望',
    'i cried after the mock',
    '瞓唔著，聽日放榜',
    'can fireman have tattoo?',
    '我有三粒星',
    '我不想再过关了',
    '幫我即刻睇下入唔入到',
  ])('is nothing: %s', (text) => {
    expect(readDanger(text)).toEqual({ kind: 'none' });
  });
});

describe('what once raised a card and holds no danger', () => {
  it.each([
    'im on my daughters account, she doesnt know. her mum here. what did she put first',
    'I am drowning in subjects. Four electives and M2. Which one do I drop',
    '我想留在香港陪外婆，她一个人住。走读可以吗，不住宿舍',
    '班friend話唔夠分就一齊去跳海 哈哈 我哋次次都咁講',
    'repeating and i unfollowed everyone from my old class, is that petty',
    '紋身喺手臂入面得唔得㗎',
  ])('raises none: %s', (text) => {
    expect(readDanger(text).kind).not.toBe('card');
  });

  it.each(['i am not really going to do it', '唔係真係會做嘅 諗下啫 淨係諗過點死'])(
    'but a thought of it that is played down does: %s',
    (text) => {
      expect(readDanger(text).kind).toBe('card');
    },
  );
});

describe('suicide denied', () => {
  it.each([
    "I'm not suicidal",
    'i never thought about suicide. how many places in law?',
    '我冇自殺呀 我講做義工 咁社工人工低唔低',
    '我冇諗過自殺',
    '我没有自杀，我问的是签证',
  ])('is asked after, and gets no card: %s', (text) => {
    expect(readDanger(text)).toEqual({ kind: 'soft' });
  });

  it.each([
    "I'm not suicidal I just pray to not wake up every night",
    "i'm not suicidal today",
    'i never thought about suicide until this week',
    '我冇自殺傾向，我係自殺計劃',
    '我冇諗過自殺 我只係成日將頭塞入膠袋睇下幾耐',
    '我唔會自殺住 等埋放榜先',
    '醫生問有冇自殺念頭，我話冇',
    '好耐冇自殘，但今日即刻想',
  ])('only for now, or beside something heavy, hides nothing: %s', (text) => {
    expect(readDanger(text).kind).toBe('card');
  });
});

describe('a card', () => {
  it.each([
    ['self', 'i want to kill myself'],
    ['self', '我想自殺'],
    ['friend', 'my friend says she wants to die'],
    ['friend', '我朋友話想死'],
    ['violence', 'my dad hits me with a belt'],
    ['violence', '叔叔摸我'],
    ['eating', 'i throw up after every meal'],
    ['eating', '我每餐食完都扣喉'],
    ['threat', 'someone is blackmailing me with my photos'],
    ['threat', '网友说不给钱就发视频'],
  ])('is about whom it is about, %s: %s', (about, text) => {
    expect(readDanger(text)).toEqual({ kind: 'card', about });
  });
});

test('what is heavy but not certain gets a soft line', () => {
  const heavy = ['i feel so empty', 'i hate myself', '我撐不下去了', '我好憎自己', '覺得自己是累贅'];
  const kinds = heavy.map((text) => readDanger(text).kind);
  expect(kinds.filter((kind) => kind !== 'none').length).toBeGreaterThanOrEqual(4);
});

test('the work grows no faster than the text', () => {
  const work = (text: string): number => evidenceOfText(text).flat().length;
  for (const text of ['我想問下課程 ', 'i want to choose, and cannot. ', 'can i get in with 25 my mum asks '])
    expect(work(text.repeat(400))).toBeLessThanOrEqual(4 * work(text.repeat(100)) * 1.2);
});
