import type { EddyContext } from '../context.ts';
import { BY_FIELD } from '../programme-index.ts';
import { withoutLeftOut } from './left-out-fields.ts';
import { foundByTopics } from './named-programmes.ts';
import { plainText, type WordList, wordPattern } from './plain-text.ts';
import { type Reading, readMessage } from './reading.ts';
import { saidOfPlaces } from './said-of-places.ts';

/** Nicknames and turns of speech, and the words by which the catalogue and the rules know what is meant. */
const PLAINLY: readonly (readonly [plain: string, words: WordList])[] = [
  ['actuarial science', { en: 'act ?sci?' }],
  ['环球商业', { zh: '環商' }],
  ['ssci-a ', { en: 'science(?: group)? a(?= |$|\\?)', forms: '(?:理学|科学)院? ?a组?|理科 ?a组?' }],
  [
    'ssci-b ',
    {
      en: 'science(?: group)? b(?![a-z])',
      forms:
        '(?:理学|科学)院? ?b组?|理科 ?b组?|(?<=ssci-a ?(?:和|同埋?|与|跟|定系?|还是|、|or|and|vs|\\/)? ?)b(?:组|(?![a-z]))',
    },
  ],
  ['physiotherapist', { en: 'physios?|physiotherapists' }],
  ['radiography', { en: 'radiographers?|radiologists?' }],
  ['nurse', { en: 'nurses' }],
  ['lawyer', { en: 'lawyers|solicitors?|barristers?' }],
  ['dentist', { en: 'dentists' }],
  ['doctors of medicine', { en: '(?:become|becoming|be|train(?:ing)? as) doctors' }],
  ['architect', { en: 'architects' }],
  ['pharmacist', { en: 'pharmacists' }],
  ['mbchb-gps', { en: 'gps(?: stream| programme)?|global physician(?:-leadership)?(?: stream)?' }],
  [
    'cityu',
    {
      en: '(?<=(?:at|in|from) )city(?! (?:hall|of|centre))|(?<=(?:hku|ust|cu|cuhk|poly|polyu|bu|hkbu|lu|lingnan) ?(?:[/,&]|or |and |vs )? ?)city|city(?= ?(?:[/,&]|or|and|vs) ?(?:hku|ust|hkust|cu|cuhk|poly|polyu|bu|hkbu|lu)(?![a-z]))|(?<=the )city(?= (?:one|u|uni|programme|course))|city(?= (?:u|uni|university|law|business|one)(?![a-z]))',
    },
  ],
  [
    'interview test',
    { en: '(?:fitness|physical|aptitude|admission|entrance) tests?|mmi', forms: '体能(?:测试|测验|试)' },
  ],
  [
    '升边科',
    {
      forms:
        '(?<!生物|化学|物理|经济|地理|历史|bio|che?m|phys?|econ|geog?|hist|ict|bafs?|m[12])(?:加|补)(?:边|哪)(?:一)?科(?:嘅|的)?(?:分)?',
    },
  ],
  [
    'hkmu',
    {
      forms:
        '(?<=(?:[港中城理浸岭科教恒]大|浸会|东华|恒生|圣方济|树仁|珠海|thei|高科院|uow)(?:同埋?|和|跟|与|及|、|\\/|,|定系?|还是|或者?|vs|or|and) ?)都会|都会(?=(?:同埋?|和|跟|与|及|、|\\/|,|定系?|还是|或者?) ?(?:[港中城理浸岭科教恒]大|浸会|东华|恒生|圣方济|树仁|珠海|thei|高科院|uow))',
    },
  ],
  ['公民科达标', { forms: '(?:通识|公民|公社)(?:科)? ?a(?![a-z0-9])' }],
  ['audition', { en: 'auditions' }],
  ['portfolio', { en: 'portfolios' }],
  ['试镜', { zh: '試音 試唱' }],
  ['音乐系', { zh: '讀音樂 修音樂 報音樂', forms: '(?:演艺)音乐|音乐(?=(?:面试|试|系|科|要))' }],
  [
    'music programme',
    { en: 'music(?= (?:at|interview|audition|in hk)(?![a-z]))|(?<=(?:study|do|read) )music' },
  ],
];
const NAMES = PLAINLY.map(([plain, words]) => [plain, wordPattern(words, 'g')] as const);

/** Turns of phrase in which the word of a field names none. */
const IDIOMS = wordPattern(
  {
    en: `
      (?:out of|off) the game|game (?:over|plan|changer)|(?:playing|play|plays|played) (?:video |computer )?games?
      |(?:mother|father|brother|sister|son|daughter)s?[- ]in[- ]law|by law|the law says
      |by design|(?:second|third)[- ](?:rate|hand|class|tier|thoughts?|chance|language|nature|best)|job security|social security|(?:learning|school|study|home|work|living) environment|food for thought
      |(?:are|r) (?:you|u) (?:a )?(?:real |actual )?(?:robot|computer)|like a robot
      |speech(?= (?:at|in front|to the))|(?:give|make|made|gave) a speech|social media|in the media
      |movie night|watch(?:ing)? (?:a )?(?:movies?|films?|animation|anime)|crime scene|my pets?|on (?:my|the) computer
      |(?:my|her|his|our|the|class|form|careers?|chem|bio|maths?|english) teachers?|\\w+ teachers?(?= (?:said|says?|told|thinks?|keeps?))|(?:^|[,.] )teachers?(?= (?:said|says?|told|thinks?|keeps?))|(?:take|see|saw|visit) (?:the |a |my )?doctors?|doctor'?s note|sports? day
    `,
    zh: '社交媒體 學習環境 讀書環境 工作環境 家庭環境 睇醫生 看醫生 打遊戲 玩遊戲 睇動畫 看動畫 睇電影 看電影 睇新聞 看新聞 新聞話 新聞講 我部電腦 對住電腦 用電腦 部電腦 買電腦 電腦之類 電腦費 換電腦 手提電腦',
    forms:
      '(?:讲|说|用|识|还是|定)(?:广东话|粤语|普通话|国语)|(?<!读|修|学|报|教|课程|[a-z] ?)(?:普通话|国语)(?!教|课程|专业|系|老师|科|及|programme|degree|course)',
  },
  'g',
);
/** "Pick 2 electives", 揀2科: how many subjects, no grade. */
const HOW_MANY =
  /((?:拣|选|读|修|挑|退|(?<![a-z])(?:pick|choose|take|drop|have))(?:多|少|到|咗|了)? ?)[1-6两二三四](?: ?(?:个|more|other))? ?(?=科|门|subjects?|electives?)/g;
/** "Choose 3", 選3: without a word for what is counted, yet no grade. */
const CHOOSES_SO_MANY = /(?<![a-z])(choose|pick)(?: only| just)? [1-4](?![0-9*a-z]| ?\*)/g;
/** "Drop one in maths and one in physics": of grades, though nobody says so. */
const ONE_IN =
  /(?<![a-z])((?:drop(?:s|ped)?|fall|fell|slip(?:ped)?|los[et]|go down|went down|gain(?:ed)?|go up|went up)(?: by)? (?:one|two|1|2|a)) (?=(?:in|for|on) )/g;

/** A message with nicknames said plainly, and without turns of phrase that only sound like a field. */
function saidPlainly(message: string): string {
  const text = plainText(message)
    .replace(IDIOMS, ' ')
    .replace(HOW_MANY, '$1')
    .replace(CHOOSES_SO_MANY, '$1')
    .replace(ONE_IN, '$1 grade ');
  return NAMES.reduce((said, [plain, words]) => said.replace(words, plain), text);
}

/** A field named twice, "hku nursing or cuhk nursing", is looked for once. */
function namedOnce(reading: Reading, context: EddyContext): Reading {
  const { topics, institutions } = reading.named;
  const once = topics.filter(
    ({ query, category }, at) =>
      topics.findIndex((one) => one.query === query && one.category === category) === at,
  );
  if (once.length === topics.length) return reading;
  const { topics: _, ...found } = foundByTopics(once, institutions, context);
  return { ...reading, named: { ...reading.named, ...found } };
}

const readBefore = new WeakMap<Reading, Reading>();

/**
 * Reads what a message asks, said plainly. What it wants is recognised from the words as typed, by which the classifier was
 * learned; what it names is found by these.
 */
export function readPlainly(message: string, context: EddyContext): Reading {
  const reading = readMessage(saidOfPlaces(saidPlainly(message), context), context, BY_FIELD);
  const once = readBefore.get(reading) ?? withoutLeftOut(namedOnce(reading, context), context);
  readBefore.set(reading, once);
  return once;
}
