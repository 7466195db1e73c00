import {
  type ElectiveRequirement,
  type Grades,
  type Programme,
  type RequirementCheck,
  SUBJECTS,
  type SubjectCode,
  type UnmetRequirement,
} from '@lodestar/domain';
import type { Wording } from '../../../shared/programme/wording.ts';
import { gradeName, shortName } from './subject-words.ts';

export interface RequirementLine {
  readonly id: string;
  readonly met: boolean;
  readonly text: string;
}

function excludedWords(excluded: readonly string[], { t, list }: Wording): string {
  const words = excluded.flatMap((code) =>
    code === 'APL'
      ? [t('receipt.requirements.noApl')]
      : code === 'OLANG'
        ? [t('receipt.requirements.noOlang')]
        : [],
  );
  return list(words);
}

function subjectsAsked(count: number, anyOf: readonly string[], level: string, wording: Wording): string {
  const { t, list } = wording;
  const [only] = anyOf;
  if (only === 'ELE' && anyOf.length === 1) return t('receipt.requirements.electives', { count, level });
  if (anyOf.length === 1 && only !== undefined) {
    return t('receipt.requirements.single', { subject: shortName(only, wording), level });
  }
  const subjects = list(
    anyOf.map((code) => shortName(code, wording)),
    'disjunction',
  );
  return t('receipt.requirements.from', { count, list: subjects, level });
}

function electiveWords({ count, any_of, level, excl }: ElectiveRequirement, wording: Wording): string {
  const what = subjectsAsked(count, any_of, level, wording);
  return excl.length === 0
    ? what
    : wording.t('receipt.requirements.excluding', { what, excluded: excludedWords(excl, wording) });
}

/** What an unmet minimum asks for: "English 3", "Two electives at 3". */
export function requiredWords(unmet: UnmetRequirement, wording: Wording): string {
  const { t } = wording;
  const { anyOf, count, required } = unmet;
  if (anyOf.includes('TOTAL')) return t('receipt.requirements.total', { level: required });
  if (anyOf.includes('CSD'))
    return t('receipt.requirements.csdAttained', { subject: shortName('CSD', wording) });
  if (isTopGrades(unmet)) return t('receipt.requirements.anyFour', { count, level: required });
  return subjectsAsked(count, anyOf, required, wording);
}

function isTopGrades({ anyOf }: UnmetRequirement): boolean {
  return anyOf.includes('CHI') && anyOf.includes('ELE');
}

function csdLine(check: RequirementCheck, grades: Grades, wording: Wording): string {
  const { t } = wording;
  const subject = shortName('CSD', wording);
  if (check.assumed.includes('CSD')) return t('receipt.requirements.csdAssumed', { subject });
  if (grades.CSD === 'Failed') return t('receipt.requirements.csdFailed', { subject });
  if (grades.CSD === undefined && grades.LS !== undefined) {
    return t('receipt.requirements.csdBy', { subject, held: grades.LS });
  }
  return t('receipt.requirements.csdAttained', { subject });
}

function subjectLine(
  code: SubjectCode,
  level: string,
  check: RequirementCheck,
  grades: Grades,
  wording: Wording,
): RequirementLine {
  const met = !check.unmet.some(({ anyOf }) => anyOf.length === 1 && anyOf[0] === code);
  if (code === 'CSD') return { id: code, met, text: csdLine(check, grades, wording) };
  const subject = shortName(code, wording);
  const held = grades[code];
  const text =
    held === undefined
      ? wording.t('receipt.requirements.coreNone', { subject, level })
      : wording.t('receipt.requirements.core', { subject, level, held: gradeName(held, wording) });
  return { id: code, met, text };
}

function missingWords(what: string, unmet: UnmetRequirement, wording: Wording): string {
  const { t } = wording;
  const { count, have, held } = unmet;
  if (held === null) {
    return have === 0
      ? t('receipt.requirements.haveNone', { what })
      : t('receipt.requirements.have', { what, count, have });
  }
  const best = gradeName(held, wording);
  return have === 0
    ? t('receipt.requirements.haveBest', { what, held: best })
    : t('receipt.requirements.haveNext', { what, count, have, held: best });
}

function sameDemand(unmet: UnmetRequirement, part: ElectiveRequirement): boolean {
  return (
    unmet.anyOf.join() === part.any_of.join() && unmet.required === part.level && unmet.count === part.count
  );
}

function partLine(
  part: ElectiveRequirement,
  index: number,
  check: RequirementCheck,
  wording: Wording,
): RequirementLine {
  const unmet = check.unmet.find((one) => sameDemand(one, part));
  const what = electiveWords(part, wording);
  const text = unmet === undefined ? what : missingWords(what, unmet, wording);
  return { id: `elective-${index}`, met: unmet === undefined, text };
}

function electiveLines(
  programme: Programme,
  check: RequirementCheck,
  wording: Wording,
): readonly RequirementLine[] {
  const alternatives = programme.elective_requirements;
  const [only, ...others] = alternatives;
  if (only === undefined) return [];
  if (others.length === 0) return only.map((part, index) => partLine(part, index, check, wording));
  const each = alternatives.map((parts) => wording.list(parts.map((part) => electiveWords(part, wording))));
  const separator = wording.language === 'en' ? '; ' : '；';
  const numbered = each.map((what, index) =>
    wording.t('receipt.formula.alternative', { number: index + 1, what }),
  );
  const lacking = check.unmet.filter((one) => alternatives.flat().some((part) => sameDemand(one, part)));
  const text = wording.t('receipt.requirements.oneOf', { list: numbered.join(separator) });
  return [
    { id: 'electives', met: lacking.length === 0, text },
    ...lacking.map((unmet, index) => ({
      id: `lacking-${index}`,
      met: false,
      text: missingWords(requiredWords(unmet, wording), unmet, wording),
    })),
  ];
}

function totalLines(
  programme: Programme,
  check: RequirementCheck,
  wording: Wording,
): readonly RequirementLine[] {
  if (!programme.calculation.rules.includes('sixAboveFortyWithFourTopGrades')) return [];
  return check.unmet.flatMap((unmet): readonly RequirementLine[] => {
    if (unmet.anyOf.includes('TOTAL')) {
      const held = unmet.held ?? '0';
      const text = wording.t('receipt.requirements.totalHeld', { level: unmet.required, held });
      return [{ id: 'total', met: false, text }];
    }
    if (!isTopGrades(unmet)) return [];
    return [{ id: 'top', met: false, text: missingWords(requiredWords(unmet, wording), unmet, wording) }];
  });
}

/** Every published minimum with whether it is met, in words. */
export function requirementLines(
  programme: Programme,
  check: RequirementCheck,
  grades: Grades,
  wording: Wording,
): readonly RequirementLine[] {
  const subjects = SUBJECTS.flatMap((code) => {
    const level = programme.requirements[code];
    return level === undefined ? [] : [subjectLine(code, level, check, grades, wording)];
  });
  const lines = [
    ...subjects,
    ...electiveLines(programme, check, wording),
    ...totalLines(programme, check, wording),
  ];
  return lines.map((line) => ({ ...line, text: wording.capitalised(line.text) }));
}
