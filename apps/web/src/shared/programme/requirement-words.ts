import type { ElectiveRequirement, UnmetRequirement } from '@lodestar/domain';
import { shortName } from './subject-words.ts';
import type { Wording } from './wording.ts';

/** Kinds of subject that may be excluded, and their words. */
const EXCLUDED = [
  ['MEP', 'noMep'],
  ['APL', 'noApl'],
  ['OLANG', 'noOlang'],
] as const;

function excludedWords(excluded: readonly string[], { t, list }: Wording): string {
  const words = EXCLUDED.filter(([code]) => excluded.includes(code)).map(([, key]) =>
    t(`receipt.requirements.${key}`),
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

function withExcluded(what: string, excl: readonly string[], wording: Wording): string {
  return excl.length === 0
    ? what
    : wording.t('receipt.requirements.excluding', { what, excluded: excludedWords(excl, wording) });
}

/** What a minimum of electives asks for: "two electives at 3". */
export function electiveWords({ count, any_of, level, excl }: ElectiveRequirement, wording: Wording): string {
  return withExcluded(subjectsAsked(count, any_of, level, wording), excl, wording);
}

/** What an unmet minimum asks for: "English 3", "Two electives at 3". */
export function requiredWords(unmet: UnmetRequirement, wording: Wording): string {
  const { t } = wording;
  const { anyOf, count, required, excl = [] } = unmet;
  if (anyOf.includes('TOTAL')) return t('receipt.requirements.total', { level: required });
  if (anyOf.includes('CSD'))
    return t('receipt.requirements.csdAttained', { subject: shortName('CSD', wording) });
  if (isTopGrades(unmet)) return t('receipt.requirements.anyFour', { count, level: required });
  return withExcluded(subjectsAsked(count, anyOf, required, wording), excl, wording);
}

/** Whether it asks for grades in any four subjects. */
export function isTopGrades({ anyOf }: UnmetRequirement): boolean {
  return anyOf.includes('CHI') && anyOf.includes('ELE');
}
