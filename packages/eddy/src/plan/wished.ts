import { besideGrades } from '../asked/beside-grades.ts';
import { besideSubjects } from '../asked/beside-subjects.ts';
import { readPlainly } from '../asked/said-plainly.ts';
import { hasEnoughGrades } from '../standing.ts';
import { spokenOf } from '../state/spoken-of.ts';
import type { Stated } from '../state/told-grades.ts';
import { programmesByInterest } from '../tools/programmes-by-interest.ts';
import { gradesOf } from '../tools/stated-grades.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import { classifyCalls, lookUp, type Wish } from './parts.ts';

/** Words by which somebody wishes for something. */
export const WISH_WORDS =
  /(?<![a-z])(?:want|wanna|wish|hope|love|like|dream|plan)(?:s|ed)?(?![a-z])|想|希望|梦想|钟意|喜欢/;
const DESPITE =
  /(?<![a-z])(?:but|though|although|only|just|even with|with only|weak)(?![a-z])|但|不过|得|只有|只得|不够|差/;

/** "I want to be a nurse but my English is only 2": the programmes of the field, and what stands in the way there. */
export function wishedDespite({ reading, context }: Wish): Understanding | null {
  const { text, named, grades } = reading;
  const isWish = WISH_WORDS.test(text) && DESPITE.test(text) && grades.changes.length > 0;
  // Without other grades there is nothing that the one could change.
  if (!isWish || named.codes.length > 0 || !hasEnoughGrades(context.grades)) return null;
  const { found } = besideSubjects(reading, context);
  const ofField = [...named.own, ...found.map(({ code }) => code)];
  const codes = [...new Set(ofField)].slice(0, TOOL_LIMITS.codes);
  if (codes.length === 0) return null;
  const changes = grades.changes.filter(({ subject, grade }) => context.grades[subject] !== grade);
  if (changes.length === 0) return lookUp(classifyCalls(codes));
  return lookUp([{ tool: 'what_if', input: { changes, codes } }]);
}

/** Fewer programmes than these in an answer were not looked for. */
const FEWEST_LISTED = 3;

/** What a pupil said before that was answered with programmes found by it, the latest first. */
export function lookedFor({ earlier, context }: Wish): readonly string[] {
  return earlier
    .flatMap((message, at) => {
      const answer = earlier[at + 1];
      if (message.isBot || answer?.isBot !== true) return [];
      const [listed] = spokenOf([answer], context).filter((group) => group.listed);
      const said = besideGrades(readPlainly(message.text, context));
      return (listed?.codes.length ?? 0) < FEWEST_LISTED || said === '' ? [] : [said];
    })
    .toReversed();
}

/** How one stands, with grades just told, at the likeliest of what one looked for before; empty: nothing was. */
export function ofInterestSoFar(wish: Wish, stated: Stated): readonly string[] {
  const { context, reading } = wish;
  const told = { ...context, grades: gradesOf(stated, context.grades) };
  for (const text of lookedFor(wish)) {
    const input = { words: [text.slice(0, TOOL_LIMITS.query)], institutions: reading.named.institutions };
    const { likes, programmes } = programmesByInterest(input, told);
    const near = programmes.filter(({ shares, disliked }) => shares.length > 0 && !disliked);
    if (likes.length > 0 && near.length > 0) {
      const likeliest = near.toSorted((one, other) => (other.level ?? -1) - (one.level ?? -1));
      return likeliest.slice(0, TOOL_LIMITS.codes).map(({ code }) => code);
    }
  }
  return [];
}
