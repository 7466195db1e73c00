import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { useWording } from '../model/wording.ts';

/** Stands where the levels will be, until five subjects have a grade. */
export function WaitingForGrades() {
  const { t } = useWording();
  return <EmptyState title={t('waiting.title')}>{t('waiting.text')}</EmptyState>;
}
