import type { Catalogue, Grades } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../ui/error-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { NothingLine } from './nothing-line.tsx';
import { useChances } from './use-chances.ts';

interface ListChancePartProps {
  readonly catalogue: Catalogue;
  readonly grades: Grades;
  readonly codes: readonly string[];
}

/** What a list would bring, beside the list itself: the same words and picture as on the page of chances. */
export function ListChancePart({ catalogue, grades, codes }: ListChancePartProps) {
  const { t } = useTranslation('lists');
  const { answer, failed, retry } = useChances({ catalogue, grades, codes });
  if (failed)
    return <ErrorState title={t('chances.failed')} detail={t('chances.failedHint')} onRetry={retry} />;
  if (answer === null) return <Skeleton className="h-64 rounded-2" />;
  return <NothingLine list={answer.list} level={4} narrow />;
}
