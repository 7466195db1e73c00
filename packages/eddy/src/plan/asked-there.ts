import type { InstitutionCode } from '@lodestar/domain';
import { asksSomething } from '../asked/clauses.ts';
import { isElliptic } from '../asked/elliptic.ts';
import { institutionSets } from '../asked/institution-sets.ts';
import { institutionMentions } from '../asked/institution-words.ts';
import type { Reading } from '../asked/reading.ts';
import { readPlainly } from '../asked/said-plainly.ts';
import { totalTold } from '../asked/total-words.ts';
import type { EarlierMessage, EddyContext } from '../context.ts';
import { hasEnoughGrades } from '../standing.ts';
import { saidLast } from '../state/said-last.ts';
import type { Understanding } from '../understanding.ts';
import { asksOfProgrammes } from './again.ts';
import { isAllAnswers, isLookUp, type Understand } from './part-heard.ts';
import { codesLookedUp } from './parts.ts';

/** Questions longer ago than this are another matter. */
const REMEMBERED = 3;

interface Stretch {
  readonly at: number;
  readonly end: number;
}

/** The universities and the fields that a message names, where they stand in it. */
const namesIn = ({ text, named }: Reading, context: EddyContext) => ({
  places: [...institutionMentions(text, context.institutions), ...institutionSets(text, context)],
  fields: named.topics,
});

/** The sign that ends a question: what is named now stands before it. */
const END = /[\s?？。!！.]+$/u;

const without = (text: string, stretches: readonly Stretch[]): string =>
  stretches
    .toSorted((one, other) => other.at - one.at)
    .reduce((rest, { at, end }) => `${rest.slice(0, at)} ${rest.slice(end)}`, text);

/** The question asked last, with what is named now in place of what it named of that kind. */
function askedOfThose(asked: Reading, now: Reading, context: EddyContext): string {
  const [before, said] = [namesIn(asked, context), namesIn(now, context)];
  const replaced = [
    ...(said.places.length > 0 ? before.places : []),
    ...(said.fields.length > 0 ? before.fields : []),
  ];
  const names = [...said.places, ...said.fields].map(({ at, end }) => now.text.slice(at, end));
  return `${without(asked.text, replaced).replace(END, '')} ${[...new Set([...now.named.codes, ...names])].join(' ')}`.trim();
}

/** Whether what is named now is what is looked up, and at each of the universities. */
function isOf({ calls }: Understanding, { named }: Reading, { catalogue }: EddyContext): boolean {
  const asked = JSON.stringify(calls);
  const codes = codesLookedUp(calls);
  const found = [...named.codes, ...named.found.map(({ code }) => code)];
  const isThere = (at: InstitutionCode): boolean =>
    asked.includes(`"${at}"`) || codes.some((code) => catalogue.find(code)?.institution === at);
  if (named.institutions.length > 0) return named.institutions.every(isThere);
  return codes.some((code) => found.includes(code));
}

/**
 * "And HKUST?" after "does M2 count for engineering": the question before, asked of what is named now. What is asked of programmes by
 * the kind of question goes on by itself: `again.ts`.
 */
export function askedThere(
  text: string,
  earlier: readonly EarlierMessage[],
  context: EddyContext,
  understand: Understand,
): Understanding | null {
  const now = readPlainly(text, context);
  if (!isElliptic(now, context)) return null;
  const last = saidLast({ context, earlier }, REMEMBERED, (reading) => !isElliptic(reading, context));
  if (last === undefined) return null;
  const isOfProgrammes = asksOfProgrammes(last.text, context);
  if (!isOfProgrammes && !asksSomething(last.text)) return null;
  const before = last.reading;
  // A subject, or a sum that stands in place of grades, is told with the question, and goes on with it.
  const tellsSum = !hasEnoughGrades(context.grades) && totalTold(before.text) !== null;
  const isOfMore = tellsSum || before.grades.subjects.length > 0;
  if (!isOfMore && isOfProgrammes) return null;
  const asked = askedOfThose(before, now, context);
  const understood = understand(asked, earlier.slice(0, last.at));
  const isOfThose = isLookUp(understood) && !isAllAnswers(understood) && isOf(understood, now, context);
  return isOfThose ? understood : null;
}

/** The question that was not answered, with what is added to it now; null where that is not looked up, either. */
export function askedWith(
  text: string,
  earlier: readonly EarlierMessage[],
  understandBoth: Understand,
): Understanding | null {
  const at = earlier.findLastIndex(({ isBot }) => !isBot);
  const asked = earlier[at];
  if (asked === undefined) return null;
  const understood = understandBoth(`${asked.text} ${text}`, earlier.slice(0, at));
  return understood.calls.length > 0 ? understood : null;
}
