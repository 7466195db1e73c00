import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';

/** A question and an answer in outline. */
export function TalkSkeleton() {
  const { t } = useTranslation('counsellor');
  return (
    <div aria-busy="true" className="mt-5 grid gap-5">
      <span className="sr-only">{t('talk.loading')}</span>
      <Skeleton className="ms-auto h-11 w-3/5 rounded-3" />
      <div className="flex gap-3">
        <Skeleton className="size-9 shrink-0 rounded-full" />
        <span className="grid flex-1 content-start gap-2.5 pt-1.5">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-2/3" />
        </span>
      </div>
    </div>
  );
}
