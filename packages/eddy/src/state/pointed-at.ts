import { plainText } from '../asked/plain-text.ts';
import type { Reading } from '../asked/reading.ts';
import type { EarlierMessage, EddyContext } from '../context.ts';

const CODE = /JS[0-9A-Z]{4}/gi;
const COUNTED: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
  '5th': 5,
  '6th': 6,
};
/** "第三個", "the 2nd one", "no. 3"; never the first choice of a list or year of study. */
const ORDINAL =
  /第 ?([一二两三四五六七八1-8])(?: ?(?:个|间|科|项|门|样|嗰个))?(?!志愿|年|选择|优先|次|科目)|(?<![a-z])(?:the )?(first|second|third|fourth|fifth|sixth|[1-6](?:st|nd|rd|th))(?: (?:one|programme?|course|option))?(?![a-z]| (?:choice|year|priority|sitting|attempt))|(?<![a-z])(?:no\.?|number|#) ?([1-8])(?![0-9])/;
const LAST =
  /最后(?:嗰|那|一)?(?:个|间|科)|最尾(?:嗰)?(?:个|间)?|尾嗰个|(?<![a-z])the last (?:one|programme?|course)(?![a-z])/;
/** "that one", 嗰個, "the HKU one". */
const THAT =
  /(?<![a-z])(?:that|this|the same|it|the other) ?(?:one|programme?|course)?(?![a-z])|(?<![a-z])the [a-z]+ one(?![a-z])|头先|刚才|刚刚|嗰(?:个|科|间)|呢(?:个|科|间)|那(?:个|科|间|所)|这(?:个|科|间|所)|佢|它/;
/** More than these, and "that one" says nothing. */
const MOST_MEANT = 3;

/** "Choice 2", "my second choice", 第二志願. */
const OWN_CHOICE =
  /第 ?([一二两三四五六1-6]) ?(?:个)?(?:志愿|选择|次序)|志愿 ?([1-6])(?![0-9])|(?<![a-z])(?:choice|priority) ?(?:no\.? ?)?([1-6])(?![0-9])|(?<![a-z])(first|second|third|fourth|fifth|sixth|[1-6](?:st|nd|rd|th)) (?:choice|priority)(?![a-z])/;

/** The choice of the pupil's own list that a message names by its place. */
export function ownChoice(message: string, choices: readonly string[]): readonly string[] {
  const word = OWN_CHOICE.exec(plainText(message))
    ?.slice(1)
    .find((one) => one !== undefined);
  if (word === undefined) return [];
  const place = COUNTED[word] ?? Number(word);
  return choices.slice(place - 1, place);
}

/** Of what was spoken of last and of the pupil's own list, the programmes at the institutions that a message names. */
export function ownAt(
  { named: { institutions } }: Reading,
  context: EddyContext,
  earlier: readonly EarlierMessage[],
): readonly string[] {
  const isThere = (code: string): boolean => {
    const at = context.catalogue.find(code)?.institution;
    return at !== undefined && institutions.includes(at);
  };
  for (const message of earlier.toReversed()) {
    const spokenOf = listedLast([message], context).filter(isThere);
    if (spokenOf.length > 0) return spokenOf.slice(0, MOST_MEANT);
  }
  return context.choices.filter(isThere);
}

/** The codes of this year in the latest message that names any, in their order. */
function listedLast(earlier: readonly EarlierMessage[], context: EddyContext): readonly string[] {
  for (const { text } of earlier.toReversed()) {
    const codes = (text.match(CODE) ?? []).map((code) => code.toUpperCase());
    const known = [...new Set(codes)].filter((code) => context.catalogue.find(code) !== undefined);
    if (known.length > 0) return known;
  }
  return [];
}

function counted(text: string): number | null {
  const [, chinese, english, digit] = ORDINAL.exec(text) ?? [];
  const word = chinese ?? english ?? digit;
  if (word === undefined) return null;
  return COUNTED[word] ?? Number(word);
}

/**
 * The programmes that a message points back to in what was said before: by place ("第三個", "the second one"), and by that
 * of the pupil's own list where fewer were spoken of; by
 * institution ("the HKU one"), or as what was spoken of last ("that one").
 */
export function pointedAt(
  message: string,
  { named }: Reading,
  context: EddyContext,
  earlier: readonly EarlierMessage[],
): readonly string[] {
  if (named.codes.length > 0 || named.topics.length > 0) return [];
  const listed = listedLast(earlier, context);
  const text = plainText(message);
  const place = counted(text);
  if (place !== null) {
    const counts = listed.length >= place ? listed : context.choices;
    return counts.slice(place - 1, place);
  }
  if (listed.length === 0) return [];
  if (LAST.test(text)) return listed.slice(-1);
  if (!THAT.test(text)) return [];
  if (named.institutions.length > 0)
    return listed.filter((code) => {
      const institution = context.catalogue.find(code)?.institution;
      return institution !== undefined && named.institutions.includes(institution);
    });
  return listed.length <= MOST_MEANT ? listed : listed.slice(0, 1);
}
