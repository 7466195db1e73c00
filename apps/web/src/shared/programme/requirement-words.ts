import { type ElectiveRequirement, electivesAsked, type Minimum, onlyNamed } from '@lodestar/domain';
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
    t(`requirements.${key}`),
  );
  return list(words);
}

type Asked = Minimum & { readonly count: number; readonly required: string };
type AskedElectives = Extract<Asked, { readonly on: 'electives' }>;

function electivesFrom(asked: AskedElectives, wording: Wording): string {
  const { t, list } = wording;
  const { named, count, required: level } = asked;
  if (named === null) return t('requirements.electives', { count, level });
  const only = onlyNamed(asked);
  if (only !== null) {
    return t('requirements.single', { subject: shortName(only, wording), level });
  }
  const subjects = list(
    named.map((code) => shortName(code, wording)),
    'or',
  );
  return t('requirements.from', { count, list: subjects, level });
}

/** What a minimum of electives asks for: "two electives at 3". */
export function electiveWords(requirement: ElectiveRequirement, wording: Wording): string {
  const { count, level: required } = requirement;
  return requiredWords({ ...electivesAsked(requirement), count, required }, wording);
}

/** What a minimum asks for: "English 3", "two electives at 3". */
export function requiredWords(asked: Asked, wording: Wording): string {
  const { t } = wording;
  const { count, required: level } = asked;
  switch (asked.on) {
    case 'total':
      return t('requirements.total', { level });
    case 'anySubjects':
      return t('requirements.anyFour', { count, level });
    case 'subject': {
      const subject = shortName(asked.subject, wording);
      return asked.subject === 'CSD'
        ? t('requirements.csdAttained', { subject })
        : t('requirements.single', { subject, level });
    }
    case 'electives': {
      const what = electivesFrom(asked, wording);
      return asked.excl.length === 0
        ? what
        : t('requirements.excluding', { what, excluded: excludedWords(asked.excl, wording) });
    }
  }
}
