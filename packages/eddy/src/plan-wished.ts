import { besideSubjects } from './asked/beside-subjects.ts';
import { classify, lookUp, type Wish } from './plan-parts.ts';
import { programmesByInterest } from './tools/programmes-by-interest.ts';
import { gradesOf, type StatedInput } from './tools/stated-grades.ts';
import { TOOL_LIMITS } from './tools/tool-limits.ts';
import type { Understanding } from './understanding.ts';

const WISHES =
  /(?<![a-z])(?:want|wanna|wish|hope|love|like|dream|plan)(?:s|ed)?(?![a-z])|想|希望|梦想|钟意|喜欢/;
const DESPITE =
  /(?<![a-z])(?:but|though|although|only|just|even with|with only|weak)(?![a-z])|但|不过|得|只有|只得|不够|差/;

/** "I want to be a nurse but my English is only 2": the programmes of the field, and what stands in the way there. */
export function wishedDespite({ reading, context }: Wish): Understanding | null {
  const { text, named, grades } = reading;
  const isWish = WISHES.test(text) && DESPITE.test(text) && grades.changes.length > 0;
  if (!isWish || named.codes.length > 0) return null;
  const { found } = besideSubjects(reading, context);
  const ofField = [...named.own, ...found.map(({ code }) => code)];
  const codes = [...new Set(ofField)].slice(0, TOOL_LIMITS.codes);
  if (codes.length === 0) return null;
  const changes = grades.changes.filter(({ subject, grade }) => context.grades[subject] !== grade);
  if (changes.length === 0) return lookUp(classify(codes));
  return lookUp([{ tool: 'what_if', input: { changes, codes } }]);
}

/** How one stands, with grades just told, at the likeliest of what one said to be interested in before; empty: nothing was said. */
export function ofInterestSoFar(
  { context, earlier }: Wish,
  stated: Omit<StatedInput, 'codes'>,
): readonly string[] {
  const told = { ...context, grades: gradesOf(stated, context.grades) };
  for (const { text } of earlier.filter(({ isBot }) => !isBot).toReversed()) {
    const words = [text.slice(0, TOOL_LIMITS.query)];
    const { likes, programmes } = programmesByInterest({ words, institutions: [] }, told);
    const near = programmes.filter(({ shares, disliked }) => shares.length > 0 && !disliked);
    if (likes.length > 0 && near.length > 0) {
      const likeliest = near.toSorted((one, other) => (other.level ?? -1) - (one.level ?? -1));
      return likeliest.slice(0, TOOL_LIMITS.codes).map(({ code }) => code);
    }
  }
  return [];
}
