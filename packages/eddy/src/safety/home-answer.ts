import { wordingIn } from '../guide/wording.ts';
import { inEarnest } from './reading/laughter.ts';
import { CARE_TEXTS, type Said } from './talk-after-card.ts';

/** What somebody who is hurt at home goes on about; the first that is told is answered, after what may stand before it. */
const HOME_MATTERS = ['near', 'placeToStay', 'goHome', 'tellFirst'] as const;
type HomeMatter = (typeof HOME_MATTERS)[number];
/** What is answered in a sentence before that. */
const HOME_BEFORE = ['endure', 'hurt'] as const;
type HomeBefore = (typeof HOME_BEFORE)[number];

const THEY = "(?:dad|father|mum|mom|mother|he|she|they|stepdad|stepfather|uncle|my brother)(?:'?s| is| are)?";
const THEY_ZH = '(?:佢|他|她|爸|妈|老豆|老母|继父|后父|叔|舅)';

const WAYS: Readonly<Record<HomeMatter | HomeBefore, RegExp>> = {
  near: new RegExp(
    `(?<![a-z])${THEY} (?:\\w+ )?(?:here|home|back|outside|at the door|coming|shouting|drunk)(?![a-z])|${THEY_ZH}[^，。！？,.!?]{0,4}(?:喺度|在家|喺屋企|返嚟|返到|回来|到家|在门口|喺门口|在门外|喺出面|在外面|饮醉|喝醉)`,
  ),
  placeToStay:
    /(?<![a-z])(?:where|anywhere|somewhere|a place|any place)(?: \w+){0,4} (?:stay|sleep|live|go)(?![a-z])|(?<![a-z])(?:nowhere|shelter|stay over)(?![a-z])|有(?:什么|咩|冇|没有)?(?:地方|边度)[^，。！？,.!?]{0,6}(?:待|住|去|瞓|睡|过夜)|(?:边度|哪里|哪儿|去边)(?:可以|有得)?(?:住|瞓|睡|待|过夜|去)|(?:冇|没|没有)地方(?:去|住|可)|庇护/,
  goHome:
    /(?<![a-z])(?:go|going|be|get|come|return|walk)(?:ing)?(?: back)? home(?![a-z])|(?<![a-z])(?:go|going|be|get) back (?:there|to (?:him|her|them))(?![a-z])|(?:回|返|翻)(?:去|屋企|家|归)(?!读|学|上课|过节)/,
  tellFirst:
    /(?<![a-z])(?:dare|afraid|scared|can'?t|cannot|don'?t want|dont want|should i|if i|worse|angrier)[^.!?]{0,40}(?:tell|say|school|teacher|social worker|report|police|find out|worse|angrier)(?![a-z])|(?<![a-z])(?:social worker|teacher|school|police)[^.!?]{0,30}(?:call|phone|ring|tell|contact|arrest|inform)|(?<![a-z])(?:call|phone|ring|tell|contact) my (?:dad|father|mum|mom|mother|parents)|(?:唔敢|不敢|怕|惊|唔想|不想)[^。！？]{0,10}(?:讲|说|话|告诉|知|学校|老师|社工|报警|警察|严重|犀利|嬲|生气)|(?:报警|报咗警|说出来|讲出嚟|讲出来|讲咗|说了)[^。！？]{0,16}(?:知|大镬|严重|犀利|嬲|生气|死|麻烦)|(?:社工|老师|学校|警察|班主任)[^。！？]{0,8}(?:会|打|揾|搵|找|联络|话|告诉|通知|捉|拉)/,
  endure:
    /(?<![a-z])(?:endure|bear (?:it|with)|put up with|hang in|tolerate|suck it up|keep quiet|family matter|not the first time|for my own good)(?![a-z])|忍|捱|家丑|(?:唔好|别|不要)(?:出声|讲出去|说出去)|为(?:我|你)好|(?:唔系|不是)(?:第)?一次/,
  hurt: /(?<![a-z])(?:hurts|bleed\w*|bruis\w*|swollen|stitches|broken|headache|dizzy)(?![a-z])|好痛|很痛|流血|出血|瘀|发青|青了|青咗|肿|受伤|头晕/,
};

/** Longer messages tell more than that. */
const LONGEST = 200;

/** What a message after a card on violence says of home; empty where it says nothing of it. */
export function homeWordsIn(text: string): {
  readonly before: readonly HomeBefore[];
  readonly matter: HomeMatter | null;
} {
  if (text.length > LONGEST) return { before: [], matter: null };
  const plain = inEarnest(text);
  const isTold = (matter: HomeMatter | HomeBefore): boolean => WAYS[matter].test(plain);
  return { before: HOME_BEFORE.filter(isTold), matter: HOME_MATTERS.find(isTold) ?? null };
}

/**
 * What a social worker would say to that, in fixed words; null where nothing of home is said. `isOfStudy`: the message asks of
 * admission, so that only what must be done first stands before it.
 */
export function homeAnswer(
  { text, language, contacts }: Omit<Said, 'before'>,
  isOfStudy = false,
): string | null {
  const { before, matter } = homeWordsIn(text);
  if (matter === null && (before.length === 0 || isOfStudy)) return null;
  const { say, joined } = wordingIn(language);
  const { home } = CARE_TEXTS[language];
  const last = matter === null ? home.listening : say(home[matter], { ...contacts });
  return joined([...before.map((one) => home[one]), last]);
}
