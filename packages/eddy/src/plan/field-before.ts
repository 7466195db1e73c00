import { besideSubjects } from '../asked/beside-subjects.ts';
import type { NamedProgrammes } from '../asked/named-programmes.ts';
import type { Reading } from '../asked/reading.ts';
import { saidLast } from '../state/said-last.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Wish } from './parts.ts';

/** As few are told of anyway. */
const MOST_TOLD = 2;

/** Those of a field, where they are few enough to be told one by one. */
export const fieldOf = ({ found }: NamedProgrammes): readonly string[] =>
  found.slice(0, TOOL_LIMITS.codes).map(({ code }) => code);

/** All that a field has, where it is named without a university that has it and nothing of it was chosen; none: it is too wide to be told one by one. */
export function ofWholeField({ reading, context }: Pick<Wish, 'reading' | 'context'>): readonly string[] {
  const { codes, unknown, institutions, topics, found, own, absent } = besideSubjects(reading, context);
  const isAnywhere = institutions.length === 0 || absent.length > 0;
  const isField = codes.length + unknown.length + own.length === 0 && topics.length === 1 && isAnywhere;
  const isNarrow = found.length > MOST_TOLD && found.length <= TOOL_LIMITS.recommended;
  return isField && isNarrow ? found.map(({ code }) => code) : [];
}

/** Fields named longer ago are another matter. */
const REMEMBERED = 2;

/** The field that was named last in the talk: what the pupil chose of it, else those it has. */
export function ofFieldBefore(wish: Wish, remembered = REMEMBERED): readonly string[] {
  const namedIn = (reading: Reading) => besideSubjects(reading, wish.context);
  const said = saidLast(wish, remembered, (reading) => namedIn(reading).topics.length > 0);
  if (said === undefined) return [];
  const named = namedIn(said.reading);
  return named.own.length > 0 ? named.own : fieldOf(named);
}
