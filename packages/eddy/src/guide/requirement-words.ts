import {
  type ElectiveRequirement,
  electivesAsked,
  type Minimum,
  minimumCodes,
  onlyNamed,
  SUBJECTS,
  type UnmetRequirement,
} from '@lodestar/domain';
import type { ProgrammeDetails } from '../tools/programme-details.ts';
import { gap, type Wording } from './wording.ts';

type Asked = Minimum & Pick<UnmetRequirement, 'count' | 'required'>;
type Counted = Asked & Pick<UnmetRequirement, 'have'>;
type AskedElectives = Extract<Asked, { readonly on: 'electives' }>;

function electivesWords(asked: AskedElectives, wording: Wording): string {
  const { say, subject } = wording;
  const { require } = wording.texts;
  const { named, count, required } = asked;
  const level = wording.grade(required);
  if (named === null) {
    return say(count === 1 ? require.electives_one : require.electives_other, { count, level });
  }
  const only = onlyNamed(asked);
  if (only !== null) return say(require.single, { subject: subject(only), level });
  const list = wording.list(named.map(subject), 'or', require.from_separator);
  return say(count === 1 ? require.from_one : require.from_other, { list, count, level });
}

/** What a minimum asks for: "English 3", "2 electives at 3". */
export function askedWords(asked: Asked, wording: Wording): string {
  const { texts, say } = wording;
  const { require } = texts;
  const { count, required } = asked;
  switch (asked.on) {
    case 'total':
      return say(require.total, { level: required.replace(/^>/, '') });
    case 'anySubjects':
      return say(require.anyFour, { count, level: wording.grade(required) });
    case 'subject': {
      const subject = wording.subject(asked.subject);
      return asked.subject === 'CSD'
        ? say(require.csd, { subject })
        : say(require.single, { subject, level: wording.grade(required) });
    }
    case 'electives':
      return electivesWords(asked, wording);
  }
}

/** What the pupil has of it; null when nothing was entered. */
export function heldWords({ on, count, have, held }: UnmetRequirement, wording: Wording): string | null {
  const { texts, say } = wording;
  if (count === 1 || on === 'total') return held === null ? null : wording.grade(held);
  if (have === 0 && held === null) return texts.require.heldNone;
  if (held === null) return say(texts.require.heldSome, { have, count });
  return say(texts.require.heldNext, { have, count, held: wording.grade(held) });
}

function asAsked(requirement: ElectiveRequirement): Counted {
  const { count, level: required } = requirement;
  return { ...electivesAsked(requirement), count, required, have: 0 };
}

/** The same asked for twice is asked for as often as both. */
export function mergedMinimums<Part extends Counted>(parts: readonly Part[]): readonly Part[] {
  const merged = new Map<string, Part>();
  for (const part of parts) {
    const key = `${minimumCodes(part).join()} ${part.required}`;
    const { count, have } = merged.get(key) ?? { count: 0, have: 0 };
    merged.set(key, { ...part, count: part.count + count, have: part.have + have });
  }
  return [...merged.values()];
}

/** Several minimums in one list. */
export function allAskedWords(parts: readonly Counted[], wording: Wording): string {
  return wording.list(mergedMinimums(parts).map((part) => askedWords(part, wording)));
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
    return required === undefined
      ? []
      : [askedWords({ on: 'subject', subject: code, count: 1, required }, wording)];
  });
  const each = alternatives.map((parts) => allAskedWords(parts.map(asAsked), wording));
  const electives =
    each.length > 1 ? [say(texts.require.either, { list: oneOf(each, texts.require.eitherJoin) })] : each;
  const all = [...core, ...electives];
  return all.length === 0
    ? texts.details.requirementsNone
    : say(texts.details.requirements, { list: all.join(texts.list.separator) });
}
