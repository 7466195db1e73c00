import { bandAt, type InstitutionCode } from '@lodestar/domain';
import { COUNTED, NUMBERS } from '../asked/counted.ts';
import { institutionMentions } from '../asked/institution-words.ts';
import type { Reading } from '../asked/reading.ts';
import type { EarlierMessage, EddyContext } from '../context.ts';
import { ownCounted } from './own-counted.ts';
import { ownPlaces } from './own-places.ts';
import { pointedAt } from './pointed-at.ts';
import { focusOf, spokenOf } from './spoken-of.ts';

/** The choices of the pupil's own list that a message means, in its order, and the place it names for one of them. */
export interface OwnMeant {
  readonly codes: readonly string[];
  /** The place, from 1, where one of them is said to stand or to go: "to no. 1", 擺第五; null: none is. */
  readonly place: number | null;
  /** Each is named by itself; or the whole list is, or only the talk before says which. */
  readonly by: 'name' | 'whole' | 'talk';
}

interface Said {
  readonly text: string;
  readonly reading: Reading;
  readonly context: EddyContext;
  readonly earlier: readonly EarlierMessage[];
}

const ORDINAL_EN = 'first|second|third|fourth|fifth|sixth|[1-6](?:st|nd|rd|th)';
const COUNT_ZH = '[1-6一二两三四五六]';
const NOUN_EN = '(?:one|choice|pick|programme|program|course|option|priority)s?';
const NOUN_ZH = '(?:个|科|间|志愿|选择|choice)';

/** Where something is to stand: 擺第五, 放榜首, "keep it first", "to no. 1", "in third place". */
const PLACED_AT = new RegExp(
  [
    `(?:排|摆|放|填|报|写|调|移|搬|换|拉|推|升|挪|留|撞)(?:得|到|至|去|上|落|返|番|喺|在|做|响|咗|了|住|佢|它)*(?:[a-z]{2,8} ?|(?:(?!第)[\\u4e00-\\u9fff]){2,4})?(?:第 ?(${COUNT_ZH})(?! ?(?:个|科|间)(?!志愿))(?: ?个?志愿|位)?|(头位|首位|榜首|最前|最头|最高|头(?=$|[^0-9两二三]))|(最后|最尾|最底))`,
    `(?<![a-z])(?:keep|keeping|kept|put|putting|place|placed|rank|ranked|ranking|have|had|leave|listed|move|moving|bump|push|stay|swap|is|being|to|at|in|of|it|them)(?: (?!the )[a-z0-9']+){0,4} (?:(?:no\\.? ?|number |#)([1-6])(?![0-9])|(${ORDINAL_EN}|last)(?= (?:place|spot|position|slot)| ?(?:[,.?!]|$)| (?:when|if|too|because|just|bc|cos|cuz|bad|stupid|or|and|with|for|on|instead|then)(?![a-z])))`,
    `(?<![a-z])as (?:my |the )?(${ORDINAL_EN}|last) (?:choice|pick|priority)(?![a-z])`,
    `(?<![a-z])(${ORDINAL_EN}|last) (?:place|spot|position|slot)(?![a-z])`,
    `(?<![a-z])(${ORDINAL_EN}) (?:is )?too (?:low|high)`,
    `(?<=[a-z0-9] )(${ORDINAL_EN}|last)(?= ?[,.?!]| ?$)`,
  ].join('|'),
  'g',
);

/** A choice called by its place: 第二個, "the 2nd one", "no. 3", 最尾嗰個. */
const CALLED = new RegExp(
  [
    `第 ?(${COUNT_ZH})(?: ?${NOUN_ZH}| ?位)`,
    `(?<![a-z])(?:the |my )?(${ORDINAL_EN}|last) ${NOUN_EN}(?![a-z])`,
    '(最后|最尾|尾)(?:嗰|那|一)*(?:个|科|间|志愿)',
  ].join('|'),
  'g',
);
/** The same in fewer words. */
const BARELY = new RegExp(
  [
    `第 ?(${COUNT_ZH})(?!年|次|级|学期|季|科目|时间|手|日|天|轮)`,
    `(?<![a-z])the (${ORDINAL_EN}|last)(?![a-z]|[- ](?:year|time|day|week|thing|place|sitting|attempt|round|class|paper|mock|sem))`,
    `(?<![a-z])([2-6](?:nd|rd|th))(?![a-z]|[- ](?:year|time|day|week|thing|sitting|attempt|round|class|paper|mock|sem))`,
    '(?<![a-z0-9])(?:no\\.? ?|number |#)([1-6])(?![0-9])',
  ].join('|'),
  'g',
);
/** "3 and 4", 1同2 in plain figures. */
const BARE_PAIR =
  /(?<![0-9a-z.*])([1-6])(?: ?(?:and|n|&|with|or|vs|,|、|\/|同|和|与|跟|定|还是) ?)([1-6])(?![0-9*a-z.%年分科])/;
/** 第4第5嗰兩個, 第一同第三. */
const PLACE_PAIR = new RegExp(
  `第 ?(${COUNT_ZH})(?:个|位|志愿)?(?:同|和|与|跟|,|、|定|还是)? ?第 ?(${COUNT_ZH})(?!年|级)`,
);
const OF_CHOICES =
  /(?<![a-z])(?:pick|choose|which|swap|switch|move|keep|drop|spot|band|choices?|list|put|order)(?![a-z])|拣|选|留|删|踢|调|换|摆|放|排|志愿|band|定/;
/** A1 to B3 are places to be put at. */
const LABELS = /(?<![a-z0-9])[ab][1-3](?![0-9*])/g;
/** Schools beside the universities, by whose names they go. */
const OF_ITS_COLLEGE =
  /(?<![a-z])(?:space|hkcc|cuscs|scope|cie|asso)(?![a-z])|专业进修|附属学院|国际学院|专上学院|社区学院|副学/;
/** Several of one university are meant. */
const EACH = /(?<![a-z])(?:ones|both|two|all)(?![a-z])|[两二三](?:个|间|科)|都|全部/;
/** It is left where it stands. */
const LEFT = /(?<![a-z])(?:keep|leave|stay)|留/;
/** Both halves of a choice. */
const EITHER = /(?<![a-z])(?:or|vs|versus)(?![a-z])|定|还是|抑或|同|和/;
/** One or the other is to stand there: 理大design定港大design+放第一. */
const EITHER_OR = /(?<![a-z])(?:or|vs|versus)(?![a-z])|[^一]定(?!下|要|会|必|系咪|时|得)|还是|抑或/;
/** "Should that go above PolyU": what the talk is of stands beside what is named. */
const BESIDE_IT =
  /(?<![a-z])(?:it|that|this)(?: one)? (?:\w+ ){0,2}(?:above|over|below|under|before|after|than|or|vs)(?![a-z])|(?:佢|它|嗰个|那个|呢个|这个).{0,6}(?:比|高过|前|后|上|定|还是)/;
/** "The three law", 三間law: so many of a field. */
const SO_MANY = /(?<![a-z0-9.*])(two|three|four|[2-4])(?![a-z0-9*.%])|([两二三四2-4])(?:个|间|科|样)/;
/** "My band A", band A 三個: what stands there. */
const OF_BAND =
  /(?<![a-z])(?:my|of|the|whole|entire|all|our) (?:whole |entire )?band ([ab])(?! (?:spot|place|slot|offer|share|rate))|我(?:嘅|的|个|张)?(?:band|组别) ?([ab])|(?:band|组别) ?([ab])(?:嗰|那)?(?:三|3)(?:个|间|科)|(?:三|3)(?:个|间|科)(?:全部|都|喺|在)?(?:band|组别) ?([ab])/;
const OF_FIELD =
  /(?<![a-z])ones?(?![a-z])|(?<![a-z])(?:my|the|both|these)(?![a-z])|[两二三四](?:个|间|科)|(?:嗰|那|呢|这)(?:个|科|间)|放|摆|排|把|将/;
const MOST_OF_FIELD = 4;
/** What is to be put at a place: "what do I put first instead", 第一放咩好: not what stands there. */
const ASKS_WHAT =
  /(?<![a-z])what(?:'?s| (?:do|should|shld|shall|can|could|would|will|to))(?: (?:i|we|he|she|u|you))? (?:put|place|rank|list|have|move|go)(?:es)?(?![a-z])|(?:放|摆|排|填|写|换)(?:返|番)?(?:咩|乜嘢?|什么|边(?:个|间|科)|哪(?:个|间|科))/;
const ASKS_WHICH = /(?<![a-z])which(?![a-z])|(?:边|哪)(?:一)?(?:个|间|科)/;

const placeOf = (word: string, count: number): number => {
  if (/^(?:最后|最尾|最底|尾|last)$/.test(word)) return count;
  if (/^(?:头|首|榜首|最前|最高|最头)/.test(word)) return 1;
  return COUNTED[word] ?? Number.parseInt(word, 10);
};

function placesBy(pattern: RegExp, text: string, count: number): readonly number[] {
  return [...text.matchAll(pattern)].flatMap(([, ...words]) => {
    const word = words.find((one) => one !== undefined);
    const place = word === undefined ? Number.NaN : placeOf(word, count);
    return Number.isInteger(place) ? [place] : [];
  });
}

/** Universities by their own names; 八大 names none of them. */
const universitiesIn = (
  { text, named }: Reading,
  { institutions }: EddyContext,
): readonly InstitutionCode[] => {
  if (OF_ITS_COLLEGE.test(text)) return [];
  const mentioned = institutionMentions(text, institutions).map(({ institution }) => institution);
  return [...new Set(mentioned)].filter((one) => named.institutions.includes(one));
};

const topicless = ({ named }: Reading): boolean => named.topics.length === 0;
const unique = (codes: readonly string[]): readonly string[] => [...new Set(codes)];

/** Of the list, what stands at each university named, of the field named where one is; one at each where several are set against one another. */
function ownThere({ reading, context, earlier }: Said): readonly string[] {
  const { topics, own } = reading.named;
  const spoken = new Set(spokenOf(earlier, context).flatMap(({ codes }) => codes));
  const universities = universitiesIn(reading, context);
  const each = universities.map((at) => {
    const there = context.choices.filter((code) => context.catalogue.find(code)?.institution === at);
    const ofField = there.filter((code) => own.includes(code));
    const told = there.filter((code) => spoken.has(code));
    const isOfOthers = [...spoken].some((code) => context.catalogue.find(code)?.institution === at);
    if (told.length === 0 && isOfOthers) return [];
    if (topics.length > 0) return ofField;
    return told.length > 0 ? told : there;
  });
  const isOfEach = each.filter(({ length }) => length > 0).length > 1;
  return unique(each.flatMap((codes) => (isOfEach ? codes.slice(0, 1) : codes)));
}

function ofField({ reading, context }: Said, place: number | null): readonly string[] {
  const { topics, own, found } = reading.named;
  const isOfOwn = place !== null || OF_FIELD.test(reading.text);
  if (topics.length === 0 || own.length === 0 || !isOfOwn) return [];
  const [, en, zh] = SO_MANY.exec(reading.text) ?? [];
  const count = NUMBERS[en ?? zh ?? ''] ?? Number(en ?? zh);
  const isAll = found.length === 0;
  const listed = context.choices.filter((code) => own.includes(code));
  return isAll ? [] : listed.slice(0, count > 0 ? count : MOST_OF_FIELD);
}

function paired({ reading, context }: Said): readonly string[] {
  if (!OF_CHOICES.test(reading.text) || reading.grades.changes.length > 0) return [];
  const [, ...pair] = BARE_PAIR.exec(reading.text) ?? PLACE_PAIR.exec(reading.text) ?? [];
  const places = pair.map((place) => placeOf(place, context.choices.length));
  return places.flatMap((place) => context.choices.slice(place - 1, place));
}

/**
 * Which of the pupil's own choices a message means: by code, as a pair of places, by place ("the 2nd one"), by university,
 * by field, as the whole list, or as what the talk is of. A place at which something is put names where it stands, and no other.
 */
export function ownMeant(said: Said): OwnMeant {
  const { reading, context, earlier } = said;
  const { choices } = context;
  const isOwn = (code: string): boolean => choices.includes(code);
  const at = (places: readonly number[]): readonly string[] =>
    unique(places.flatMap((place) => choices.slice(place - 1, place)));
  const places = new Set([
    ...placesBy(PLACED_AT, reading.text, choices.length),
    ...placesBy(BARELY, reading.text, choices.length),
  ]);
  const [place = null] = placesBy(PLACED_AT, reading.text, choices.length);
  const text = reading.text.replace(PLACED_AT, ' ').replace(LABELS, ' ');
  const told = (codes: readonly string[], by: OwnMeant['by'] = 'name'): OwnMeant => {
    const there = place === null ? undefined : choices[place - 1];
    // Where several are each given a place, or one of two is asked for, all of them are meant.
    const isOne = codes.length < 2 || (places.size < 2 && !EITHER_OR.test(text));
    const isThere = isOne && there !== undefined && by === 'name' && codes.includes(there);
    return { codes: isThere ? [there] : codes, place: isOne || places.size < 2 ? place : null, by };
  };
  const { codes: typed } = reading.named;
  const institutions = universitiesIn(reading, context);
  if (typed.some(isOwn)) return told(unique(typed));
  if (typed.length + reading.named.absent.length > 0) return told([]);
  const pair = unique([...paired(said), ...(place === null ? ownPlaces(text, choices) : [])]);
  if (pair.length > 1) return told(pair);
  const [, ...bands] = OF_BAND.exec(text) ?? [];
  const band = bands.find((one) => one !== undefined);
  const inBand = band === undefined ? [] : choices.filter((_, rank) => bandAt(rank) === band.toUpperCase());
  if (inBand.length > 1 && institutions.length + reading.named.topics.length === 0) return told(inBand);
  const called = at(placesBy(CALLED, text, choices.length));
  const there = institutions.length === 0 ? [] : ownThere(said);
  if (called.length > 0) {
    const isOfBoth = EITHER.test(text) && called.length === 1 && !called.some((code) => there.includes(code));
    return told(isOfBoth ? unique([...called, ...there]) : called);
  }
  if (
    there.length > 1 &&
    institutions.length === 1 &&
    place === null &&
    !EACH.test(text) &&
    !BESIDE_IT.test(text)
  )
    return told([]);
  if (there.length > 0) {
    const focus =
      BESIDE_IT.test(text) && institutions.length === 1
        ? focusOf(earlier, context).slice(0, 1).filter(isOwn)
        : [];
    return told(unique([...focus, ...there]));
  }
  if (institutions.length + reading.named.institutions.length > 0) return told([]);
  const all = topicless(reading) ? ownCounted(reading, context) : [];
  if (all.length > 0) return told(all, 'whole');
  const fields = ofField(said, place);
  if (fields.length > 0) return told(fields);
  if (pair.length > 0) return told(pair);
  const barely = at(placesBy(BARELY, text, choices.length));
  if (barely.length > 0) return told(barely);
  if (place !== null && ASKS_WHAT.test(reading.text)) return told([]);
  const pointed = pointedAt(text, reading, context, earlier).filter(isOwn);
  if (pointed.length > 0) return told(pointed, 'talk');
  return place === null || ASKS_WHICH.test(text) || !LEFT.test(reading.text)
    ? told([])
    : { codes: at([place]), place: null, by: 'name' };
}
