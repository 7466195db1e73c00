import { type ElectiveRequirement, SUBJECTS, type UnmetRequirement } from '@lodestar/domain';
import type { ProgrammeDetails } from '../tools/programme-details.ts';
import { gap, type Wording } from './wording.ts';

type Asked = Pick<UnmetRequirement, 'anyOf' | 'count' | 'required'>;
type Counted = Asked & Pick<UnmetRequirement, 'have'>;

/** What a minimum asks for: "English 3", "2 electives at 3". */
export function askedWords({ anyOf, count, required }: Asked, wording: Wording): string {
  const { texts, say, subject } = wording;
  const { require } = texts;
  const level = wording.grade(required);
  const [only] = anyOf;
  if (anyOf.includes('TOTAL')) return say(require.total, { level: required.replace(/^>/, '') });
  if (anyOf.includes('CSD')) return say(require.csd, { subject: subject('CSD') });
  if (anyOf.includes('CHI') && anyOf.includes('ELE')) return say(require.anyFour, { count, level });
  if (anyOf.length === 1 && only === 'ELE') {
    return say(count === 1 ? require.electives_one : require.electives_other, { count, level });
  }
  if (anyOf.length === 1 && only !== undefined) return say(require.single, { subject: subject(only), level });
  const list = wording.list(anyOf.map(subject), 'or', texts.require.from_separator);
  return say(count === 1 ? require.from_one : require.from_other, { list, count, level });
}

/** What the pupil has of it; null when nothing was entered. */
export function heldWords({ anyOf, count, have, held }: UnmetRequirement, wording: Wording): string | null {
  const { texts, say } = wording;
  if (count === 1 || anyOf.includes('TOTAL')) return held === null ? null : wording.grade(held);
  if (have === 0 && held === null) return texts.require.heldNone;
  if (held === null) return say(texts.require.heldSome, { have, count });
  return say(texts.require.heldNext, { have, count, held: wording.grade(held) });
}

const asAsked = ({ any_of: anyOf, count, level: required }: ElectiveRequirement): Counted => ({
  anyOf,
  count,
  required,
  have: 0,
});

/** The same asked for twice is asked for as often as both. */
export function together<Part extends Counted>(parts: readonly Part[]): readonly Part[] {
  const merged = new Map<string, Part>();
  for (const part of parts) {
    const key = `${part.anyOf.join()} ${part.required}`;
    const { count, have } = merged.get(key) ?? { count: 0, have: 0 };
    merged.set(key, { ...part, count: part.count + count, have: part.have + have });
  }
  return [...merged.values()];
}

/** Several minimums in one list. */
export function allAskedWords(parts: readonly Counted[], wording: Wording): string {
  return wording.list(together(parts).map((part) => askedWords(part, wording)));
}

const oneOf = (each: readonly string[], or: string): string =>
  each.reduce((before, one) => before + or + gap(or, one) + one);

/** All published minimums of a programme in one sentence. */
export function requirementsSentence(
  { requirements, elective_requirements: alternatives }: ProgrammeDetails,
  wording: Wording,
): string {
  const { texts, say } = wording;
  const core = SUBJECTS.flatMap((code) => {
    const required = requirements[code];
    return required === undefined ? [] : [askedWords({ anyOf: [code], count: 1, required }, wording)];
  });
  const each = alternatives.map((parts) => allAskedWords(parts.map(asAsked), wording));
  const electives =
    each.length > 1 ? [say(texts.require.either, { list: oneOf(each, texts.require.eitherJoin) })] : each;
  const all = [...core, ...electives];
  return all.length === 0
    ? texts.details.requirementsNone
    : say(texts.details.requirements, { list: all.join(texts.list.separator) });
}
