import { isGradeOf } from '@lodestar/domain';
import { codesAsked, detailCalls, whatIfCalls } from '../asked/decide.ts';
import { readMessage } from '../asked/reading.ts';
import { hasEnoughGrades } from '../standing.ts';
import { statedIn } from '../state/stated-so-far.ts';
import { supposedSoFar } from '../state/supposed.ts';
import type { Facet } from '../tools/facets.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import { classifyCalls, lookUp, none, type Wish } from './parts.ts';
import { fiveTwos } from './topics.ts';
import { ofInterestSoFar } from './wished.ts';

/** By the ability test where it was taken; by grades where subjects or grades are spoken of. */
export function strengths({ reading: { grades, has }, context: { ability } }: Wish): Understanding | null {
  const ofGrades = ability === null || grades.subjects.length + grades.mentions.length > 0 || has('weakest');
  return lookUp([{ tool: ofGrades ? 'my_scores' : 'my_ability', input: none }]);
}

/** A grade without its subject is of the one subject that the pupil spoke of last. */
export function planWhatIf({ reading, context, earlier }: Wish): Understanding | null {
  const calls = whatIfCalls(reading, context);
  const [mention] = reading.grades.mentions;
  if (calls.length > 0 || mention?.kind !== 'grade' || reading.grades.subjects.length > 0)
    return lookUp(calls);
  const spokenOf = earlier
    .filter(({ isBot }) => !isBot)
    .map(({ text }) => readMessage(text, context).grades.subjects)
    .findLast((subjects) => subjects.length > 0);
  const [subject, ...others] = spokenOf ?? [];
  if (subject === undefined || others.length > 0 || !isGradeOf(subject, mention.grade)) return null;
  const codes = codesAsked(reading);
  return lookUp([{ tool: 'what_if', input: { changes: [{ subject, grade: mention.grade }], codes } }]);
}

/** Fewer than these, beside saved grades or what was supposed, are one supposition more: "and 5 in maths too". */
const FEWEST_STATED = 3;

/** What a grade changes. */
const isOfScore = (facet: Facet): boolean => facet === 'scores' || facet === 'formula';

const IF = /(?<![a-z])(?:if|suppose|supposing|assuming|imagine)(?![a-z])|如果|假如|假设|若果?|要是|万一/;
const RISES =
  /(?<![a-z])(?:rises?|rose|raised?|goes up|went up|go up|gets?|got|becomes?|became|bumps?|bumped|moves? up|upgraded?|improves?|improved|is|was|were)(?![a-z])|升|涨|变|到|上到|得到|攞到|拎到|拿到|考到|改到|覆核|复核/;

/** "If my chemistry went up one level", 如果生物升到4: what that grade would change, whatever else could be told of it. */
export function risesTo(wish: Wish): Understanding | null {
  const { reading, context } = wish;
  const { text, grades, facets } = reading;
  const [change, ...others] = grades.changes.filter(
    ({ subject, grade }) => context.grades[subject] !== undefined && context.grades[subject] !== grade,
  );
  const isPlain = change !== undefined && others.length < FEWEST_STATED - 1 && facets.every(isOfScore);
  if (!isPlain || !IF.test(text) || !RISES.test(text) || !hasEnoughGrades(context.grades)) return null;
  return planWhatIf(wish);
}

export function improve(wish: Wish): Understanding | null {
  const calls = whatIfCalls(wish.reading, wish.context);
  if (calls.length > 0) return lookUp(calls);
  const codes = codesAsked(wish.reading);
  // Without grades nothing can be raised: what is asked for there is what is needed.
  if (codes.length > 0 && !hasEnoughGrades(wish.context.grades))
    return lookUp(detailCalls(codes, TOOL_LIMITS.compared), ['requirements', 'scores']);
  return lookUp([{ tool: 'what_if', input: { changes: [], codes } }, ...classifyCalls(codes)]);
}

/** Grades typed in a row, or one by one with their subjects. */
export function stated(wish: Wish): Understanding | null {
  const { reading, context, earlier } = wish;
  const now = statedIn(reading);
  const isOneMore = now.sequence.length === 0 && now.named.length < FEWEST_STATED;
  const supposes = hasEnoughGrades(context.grades) || supposedSoFar(earlier, context).length > 0;
  if (isOneMore && now.named.length > 0 && supposes) return planWhatIf(wish);
  if (now.sequence.length + now.named.length === 0) return null;
  const input = context.told?.stated ?? now;
  const asked = codesAsked(reading);
  const codes = asked.length + context.choices.length > 0 ? asked : ofInterestSoFar(wish, input);
  const five = fiveTwos(wish);
  const told = { ...input, codes, brief: false };
  const isKnown = input.named.every(({ subject, grade }) => context.grades[subject] === grade);
  // What is asked beside grades that are known is all there is to answer.
  return lookUp(five.length > 0 && isKnown ? five : [...five, { tool: 'stated_grades', input: told }]);
}
