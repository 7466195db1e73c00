import { useWording } from '../../../shared/programme/wording.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';

/** Stands where the levels will be, until five subjects have a grade. */
export function WaitingForGrades() {
  const { t } = useWording();
  return <EmptyState title={t('waiting.title')}>{t('waiting.text')}</EmptyState>;
}
