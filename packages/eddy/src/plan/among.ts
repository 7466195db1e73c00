import { soughtIn } from '../asked/criterion-words.ts';
import { plainText, wordPattern } from '../asked/plain-text.ts';
import { spokenOf } from '../state/spoken-of.ts';
import type { ToolCall } from '../tool-call.ts';
import type { Understanding } from '../understanding.ts';
import { lookUp, type Wish } from './parts.ts';

/** "Which of these", "which one for …", 呢三個邊個: one is sought among some. */
const WHICH_OF = wordPattern({
  en: 'which (?:one|ones|is|has|would|wud|wld|do|does|of (?:these|those|them|the (?:two|three|four)))|(?:these|those|them),? which',
  forms: '(?:边|哪)(?:一|几)?(?:个|科|间|样|啲|些)',
});
/** A single one is sought, of the two that stand side by side. */
const WHICH_ONE = wordPattern({ en: 'which one|which is', forms: '(?:边|哪)(?:一)?个' });
/** What figures tell. */
const OF_FIGURES =
  /难|易|平|便宜|贵|稳|近|远|高|低|(?<![a-z])(?:cheap|easy|easi\w*|hard\w*|difficult|expensive|safe\w*|short\w*|long\w*|near\w*|reach)(?![a-z])/;
/** Those and no others, whatever is asked of them. */
const OF_THESE =
  /(?<![a-z])of (?:these|those|them|the (?:two|three|four))(?![a-z])|(?:呢|嗰|这|那)(?:两|三|四|几)(?:个|科|间|样)|(?:呢|嗰|这|那)(?:啲|些)(?:入面|里面|之中|当中|里)/;
/** Programmes are sought among all there are. */
const ALL_OF_THEM =
  /(?<![a-z])(?:programmes?|programs?|degrees?|courses?|majors?|unis?|universit(?:y|ies)|subjects?)(?![a-z])|课程|专业|大学|学位|科目/;
/** Older answers are another matter. */
const JUST_NOW = 6;
const MOST = 3;

/** Those side by side in the talk last, with the ones that were spoken of singly since. */
function besideOneAnother({ context, earlier }: Wish): readonly string[] {
  const groups = spokenOf(earlier.slice(-JUST_NOW), context);
  const at = groups.findIndex(({ codes }) => codes.length > 1);
  const until = at === -1 ? groups.length : at + 1;
  return [...new Set(groups.slice(0, until).flatMap(({ codes }) => codes))];
}

/**
 * Which of those spoken of is sought by something that no figure tells: "which of these is less coding", "which one for
 * making games". What each teaches is told, and nothing of others.
 */
export function contentAmong(wish: Wish): Understanding | null {
  const { reading, earlier } = wish;
  const { text, named, facets, grades, has } = reading;
  const plain = plainText(wish.text);
  if (earlier.length === 0 || !WHICH_OF.test(plain) || soughtIn(reading) !== null) return null;
  const isOfThese = OF_THESE.test(plain);
  const names = named.codes.length + named.institutions.length > 0;
  const asksElse = names || facets.length + grades.mentions.length + grades.changes.length > 0;
  const isOfStanding = has('chance') || has('scores') || has('order') || has('list') || OF_FIGURES.test(text);
  const isOfPair = WHICH_ONE.test(plain) && named.topics.length === 1 && !ALL_OF_THEM.test(text);
  if (asksElse || isOfStanding || !(isOfThese || isOfPair)) return null;
  const codes = besideOneAnother(wish);
  if (codes.length < 2 || codes.length > (isOfThese ? MOST : 2)) return null;
  return lookUp(
    codes.map((code): ToolCall => ({ tool: 'programme', input: { code } })),
    ['content'],
  );
}
