import type { TrajectoryProblem } from '@lodestar/domain';
import type { TFunction } from 'i18next';

/** What is wrong, in the reader's words. */
export function problemWords(problem: TrajectoryProblem, t: TFunction<'trajectory'>): string {
  switch (problem.code) {
    case 'full':
      return t(`problem.full.${problem.list}`, { max: problem.max });
    case 'typeInUse':
      return t('alert.typeInUse', { count: problem.events });
    case 'tooLong':
      return t('problem.tooLong', { max: problem.max });
    case 'yearTooEarly':
      return t('problem.yearTooEarly', { earliest: problem.earliest });
    case 'yearTooLate':
      return t('problem.yearTooLate', { ahead: problem.ahead });
    default:
      return t(`problem.${problem.code}`);
  }
}

type DraftField = 'name' | 'year' | 'type' | 'description' | 'from' | 'to';

/** The field of a form that a problem belongs to; null: the form as a whole. */
export function problemField(problem: TrajectoryProblem): DraftField | null {
  switch (problem.code) {
    case 'nameMissing':
      return 'name';
    case 'yearNotWhole':
    case 'yearTooEarly':
    case 'yearTooLate':
      return 'year';
    case 'typeMissing':
    case 'kindMissing':
      return 'type';
    case 'fromMissing':
      return 'from';
    case 'toMissing':
    case 'sameEvent':
      return 'to';
    case 'tooLong':
      return problem.field === 'content' ? null : problem.field;
    default:
      return null;
  }
}
