import { COUNTED } from '../asked/counted.ts';
import { foundByTopics } from '../asked/named-programmes.ts';
import { plainText } from '../asked/plain-text.ts';
import type { Reading } from '../asked/reading.ts';
import { REST } from '../asked/rest-words.ts';
import { readPlainly } from '../asked/said-plainly.ts';
import type { EarlierMessage, EddyContext } from '../context.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import { namedPlaces } from './own-places.ts';
import { focusOf, type SpokenOf, spokenOf } from './spoken-of.ts';

/** "第三個", "the 2nd one", "no. 3"; never the first choice of a list or year of study. */
const ORDINAL =
  /第 ?([一二两三四五六七八1-8])(?: ?(?:个|间|科|项|门|样|嗰个))?(?!志愿|年|选择|优先|次|科目)|(?<![a-z])(?:the )?(first|second|third|fourth|fifth|sixth|[1-6](?:st|nd|rd|th))(?: (?:one|programme?|course|option))?(?![a-z]|[- ](?:choice|year|priority|sitting|attempt|rate|hand|class|tier|thoughts?|chance|language|nature|best|time|half|round|upper|lower))|(?<![a-z])(?:no\.?|number|#) ?([1-8])(?![0-9])/;
const LAST =
  /最后(?:嗰|那|一)?(?:个|间|科)|最尾(?:嗰)?(?:个|间)?|尾嗰个|(?<![a-z])the last (?:one|programme?|course)(?![a-z])/;
/** "that one", 嗰個, "the HKU one". */
const THAT =
  /(?<![a-z])(?:that|this|the same|it|the other) ?(?:one|programme?|course)?(?![a-z])|(?<![a-z])the [a-z]+ one(?![a-z])|头先|刚才|刚刚|嗰(?:个|科|间)|呢(?:个|科|间)|那(?:个|科|间|所)|这(?:个|科|间|所)|佢|它/;
/** 佢話, 佢好憎, 同佢傾: somebody, and no programme. */
const SOMEBODY =
  /佢(?:地|哋)?(?:仲|又|都|成日|就|而家|先|自己|同我|对我|真系|好|最|会|唔)*(?:话|讲|说|问|闹|嬲|鬧|想|要(?!唔要|不要|求|几|多少|咩|乜|什么|面|读)|觉得|以为|钟意|中意|喜欢|憎|怕|惊|叫|逼|劝|知|睇|帮|嘈|喊|笑|支持|反对|介意|明|听)|(?:同|帮|话|问|劝|叫|陪|跟|畀|俾|对)佢(?!比|边|哪)/g;
/** A single one, which of a table is the first. */
const ONE = /(?<![a-z])(?:that|this) (?:one|programme|course)(?![a-z])|(?:嗰|呢|那|这)(?:个|科|间)/;
/** More than these, and "that one" says nothing. */
const MOST_MEANT = 3;
/** "The latter", 後者; "the former", 前者. */
const LATTER = /(?<![a-z])the latter(?![a-z])|后者|后面(?:嗰|那)(?:个|科|间)/;
const FORMER = /(?<![a-z])the former(?![a-z])|前者|前面(?:嗰|那)(?:个|科|间)/;
/** "Both", "each of them", 兩個, 嗰啲. */
const SEVERAL =
  /(?<![a-z])(?:both|(?:these|those|the) (?:two|three|four|schools|facult(?:y|ies)|programmes?|courses)|(?:each|all|any|which) of (?:them|these|those)|them|these|those|their)(?![a-z])|[两三](?:个|者|科|间|样)|(?:嗰|呢|这|那)(?:两|三|几|啲|些)|佢哋|他们|它们/;
/** "Do they want physics": those just set beside one another. */
const THEY = /(?<![a-z])(?:do|did|are|can|will|would|if) they(?![a-z])/;
/** "Which of these", 呢三個入面: of several that were spoken of, whatever else is named is asked of them. */
const OF_THEM =
  /(?<![a-z])(?:which|any|each|all|both|one|either|neither|none|some|out) of (?:them|these|those|the (?:two|three|four))(?![a-z])|(?:呢|嗰|这|那)(?:两|三|四|几)(?:个|科|间|样)|(?:呢|嗰|这|那)(?:啲|些)(?:入面|里面|之中|当中|里)/;
/** "The other one", 另外嗰個. */
const OTHER = /(?<![a-z])the other(?: one| programme| course)?(?![a-z])|另(?:外)?(?:一|嗰|那)?(?:个|科|间)/;
const MOST_SEVERAL = 4;
/** Two of them, and no more. */
export const TWO = /(?<![a-z])(?:both|(?:these|those|the) two)(?![a-z])|两(?:个|者|科|间|样|边)/;
/** Among one's own list, whatever was spoken of. */
const OWN_LIST =
  /(?<![a-z])(?:on|of|in|from) (?:my|the|his|her) (?:jupas )?(?:list|choices)(?![a-z])|(?:名单|张单|张list|志愿表|个list|我的list|我个list)(?:上|里|入面|度)?/;

/**
 * Of what was spoken of last and of the pupil's own list, the programmes at the institutions that a message names. One's own choice
 * of a field comes before one there that merely stood in a table; not before one that was set against others.
 */
export function ownAt(
  { named: { institutions } }: Pick<Reading, 'named'>,
  context: EddyContext,
  earlier: readonly EarlierMessage[],
): readonly string[] {
  const isThere = (code: string): boolean => {
    const at = context.catalogue.find(code)?.institution;
    return at !== undefined && institutions.includes(at);
  };
  const groups = [...spokenOf(earlier, context), { codes: context.choices, listed: false }];
  const last = groups.find(({ codes }) => codes.some(isThere));
  const there = last?.codes.filter(isThere) ?? [];
  const fieldOf = (code: string) => context.catalogue.find(code)?.category;
  const field = fieldOf(focusOf(earlier, context)[0] ?? '');
  const isOfTable =
    last?.listed === true &&
    last.codes.length > TOOL_LIMITS.compared &&
    !there.some((code) => context.choices.includes(code));
  const own = context.choices.filter(
    (code) => isOfTable && isThere(code) && there.some((one) => fieldOf(one) === fieldOf(code)),
  );
  if (own.length === 1) return own;
  const ofField = there.filter((code) => fieldOf(code) === field);
  return (ofField.length > 0 ? ofField : there).slice(0, MOST_MEANT);
}

/** The place by which a message names one of several: "the second one", 第三個. */
export const placeNamed = (message: string): number | null => counted(plainText(message));

function counted(text: string): number | null {
  const [, chinese, english, digit] = ORDINAL.exec(text) ?? [];
  const word = chinese ?? english ?? digit;
  if (word === undefined) return null;
  return COUNTED[word] ?? Number(word);
}

/** A single thing. */
const IT = /(?<![a-z])it(?![a-z])|佢|它/;
/** What somebody wants to study. */
const WANTS =
  /(?<![a-z])(?:want(?:s|ed)? to|wanna|rather|would love to|hop(?:e|ing) to|set on)(?: (?:do|study|be|become|go into|get into|read))?(?![a-z])|想(?:读|做|入|学|报|念|修)|最想/g;

/** The programmes of the one field that the pupil has just said to want: what "it" is, whatever else was shown of the list. */
function justWished(earlier: readonly EarlierMessage[], context: EddyContext): readonly string[] {
  const last = earlier.findLast(({ isBot }) => !isBot);
  if (last === undefined) return [];
  const { text, named } = readPlainly(last.text, context);
  const wanted = [...text.matchAll(WANTS)].at(-1);
  if (wanted === undefined || named.codes.length > 0) return [];
  const from = wanted.index + wanted[0].length;
  const topic = named.topics.find(({ at }) => at >= from);
  if (topic === undefined) return [];
  const { found } = foundByTopics([topic], named.institutions, context);
  return found.length <= MOST_MEANT ? found.map(({ code }) => code) : [];
}

/** Answers before these showed nothing just now. */
const JUST_NOW = 6;

/**
 * The one at a place: of the rows that Eddy has just shown; else of the pupil's own list; else of those shown longer ago.
 */
function atPlace(
  place: number,
  groups: readonly SpokenOf[],
  { choices }: EddyContext,
  justNow: readonly SpokenOf[],
): readonly string[] {
  const holds = ({ codes }: SpokenOf): boolean => codes.length >= place && (place > 1 || codes.length > 1);
  const isOwn = ({ codes }: SpokenOf): boolean =>
    codes.length > 2 && codes.every((code) => choices.includes(code));
  const last = justNow.find(holds);
  const shown = last === undefined || isOwn(last) ? undefined : last.codes;
  const listed = shown ?? (choices.length >= place ? choices : groups.find(holds)?.codes);
  return (listed ?? choices).slice(place - 1, place);
}

/** Of some, those at the universities named: "which of those is at CUHK". */
function atThose(
  codes: readonly string[],
  institutions: Reading['named']['institutions'],
  { catalogue }: EddyContext,
): readonly string[] {
  const there = codes.filter((code) => institutions.some((at) => at === catalogue.find(code)?.institution));
  return there.length > 0 ? there : codes;
}

/** The two that stood side by side last, or were spoken of one after the other. */
function twoSpokenOf(groups: readonly SpokenOf[]): readonly string[] {
  const pair = groups.find(({ codes }) => codes.length === 2);
  if (pair !== undefined) return pair.codes;
  const singles = [...new Set(groups.flatMap(({ codes }) => (codes.length === 1 ? codes : [])))];
  return singles.length > 1 ? singles.slice(0, 2) : [];
}

/** "Them", 佢哋, where none stood side by side: those spoken of one after the other. */
const THEM =
  /(?<![a-z])(?:them|these|those|all of (?:them|these|those))(?![a-z])|佢哋|他们|它们|(?:嗰|呢|这|那)(?:啲|些)/;
function oneAfterTheOther(groups: readonly SpokenOf[]): readonly string[] {
  const singles = [...new Set(groups.flatMap(({ codes, listed }) => (listed ? [] : codes)))];
  return singles.length > 1 ? singles.slice(0, MOST_SEVERAL) : [];
}

/** Of one's own list, or of what stood side by side, those that the talk was not of last. */
function theRest(
  text: string,
  groups: readonly SpokenOf[],
  focus: readonly string[],
  { choices }: EddyContext,
): readonly string[] {
  const isWide = ({ codes }: SpokenOf): boolean =>
    codes.length > focus.length && focus.every((code) => codes.includes(code));
  const isOwn = OWN_LIST.test(text) || focus.every((code) => choices.includes(code));
  const all = isOwn ? choices : (groups.find(isWide)?.codes ?? []);
  return all.filter((code) => !focus.includes(code)).slice(0, MOST_SEVERAL);
}

/** One or several of the programmes that stood side by side in the talk last. */
function ofGroup(
  text: string,
  groups: readonly SpokenOf[],
  focus: readonly string[],
  justNow: readonly SpokenOf[],
  { choices }: EddyContext,
): readonly string[] {
  const two = TWO.test(text) ? twoSpokenOf(groups) : [];
  if (two.length > 0) return two;
  const group = groups.find(({ codes }) => codes.length > 1)?.codes ?? [];
  if (group.length === 0) return THEM.test(text) ? oneAfterTheOther(groups) : [];
  const isShown = justNow.some(({ codes }) => codes === group || codes.join() === group.join());
  const isBeside = justNow.some(({ codes, listed }) => listed && codes.join() === group.join());
  if (LAST.test(text) && !isShown) return [];
  if (LAST.test(text) || LATTER.test(text)) return group.slice(-1);
  if (FORMER.test(text)) return group.slice(0, 1);
  if (OTHER.test(text)) {
    const beside = group.filter((code) => !focus.includes(code));
    const others = beside.length > 0 ? beside : choices.filter((code) => !focus.includes(code));
    const isOwn = focus.every((code) => choices.includes(code));
    return others.length === 1 && (beside.length > 0 || isOwn) ? others : [];
  }
  if (TWO.test(text)) return [];
  if (THEY.test(text) && isBeside && group.length <= TOOL_LIMITS.compared) return group;
  return SEVERAL.test(text) && group.length <= MOST_SEVERAL ? group : [];
}

/**
 * The programmes that a message points back to in what was said before: by place ("第三個", "the second one") among those
 * listed last, and of the pupil's own list where fewer were; as several or one of a group ("both", 後者); by institution
 * ("the HKU one"); or as what the talk is of ("that one"), whatever was said in between.
 */
export function pointedAt(
  message: string,
  { named }: Reading,
  context: EddyContext,
  earlier: readonly EarlierMessage[],
): readonly string[] {
  const plain = plainText(message);
  if (named.codes.length > 0 || (named.topics.length > 0 && !OF_THEM.test(plain))) return [];
  const text = plain.replace(SOMEBODY, ' ');
  const groups = spokenOf(earlier, context);
  const place = counted(text);
  if (OWN_LIST.test(text)) {
    if (place !== null) return context.choices.slice(place - 1, place);
    if (LAST.test(text) || /(?<![a-z])(?:the )?last(?: one)? on/.test(text)) return context.choices.slice(-1);
  }
  const own = place === null ? [] : namedPlaces(text, context.choices);
  if (own.length > 0) return own;
  if (place !== null) return atPlace(place, groups, context, spokenOf(earlier.slice(-JUST_NOW), context));
  if (groups.length === 0) return [];
  const focus = focusOf(earlier, context);
  if (REST.test(text)) return theRest(text, groups, focus, context);
  const some = ofGroup(text, groups, focus, spokenOf(earlier.slice(-JUST_NOW), context), context);
  if (some.length > 0) return atThose(some, named.institutions, context);
  if (!THAT.test(text)) return [];
  if (named.institutions.length > 0) return ownAt({ named }, context, earlier);
  const wished = IT.test(text) && focus.length > 1 ? justWished(earlier, context) : [];
  if (wished.length > 0 && !wished.some((code) => focus.includes(code))) return wished;
  const isOfTable = groups[0]?.listed === true && groups[0].codes.length > MOST_MEANT;
  return isOfTable && ONE.test(text) ? focus.slice(0, 1) : focus;
}
