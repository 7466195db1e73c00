import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

/** The dashboard before anything is known of whoever is signed in: what it is for, and where the next step will stand. */
export function DashboardOutline() {
  return (
    <div className="wrap grid min-h-dvh content-start gap-8 py-8 md:gap-10">
      <div className="grid gap-5">
        <DashboardHeading name={null} />
        <NextStepComing />
      </div>
      <ChoicesComing />
    </div>
  );
}

/** `name` null: not known yet. */
export function DashboardHeading({ name }: { readonly name: string | null }) {
  const { t } = useTranslation('report');
  return (
    <header>
      <h1 tabIndex={-1} className="break-words">
        {name === null ? t('dashboard.welcomeBack') : t('dashboard.welcome', { name })}
      </h1>
      <p className="mt-2 max-w-[46rem] text-ink-2">{t('dashboard.lead')}</p>
    </header>
  );
}

export function NextStepComing() {
  return (
    <div className="grid h-72 content-start gap-4 rounded-2 border border-line border-t-4 bg-surface px-4 py-5 md:h-48 md:p-6">
      <Skeleton className="h-1.5 w-full" />
      <Skeleton className="mt-4 h-8 w-3/4 max-w-md" />
      <Skeleton className="h-4 w-full max-w-2xl" />
      <Skeleton className="h-4 w-2/3 max-w-xl" />
    </div>
  );
}

/** As tall as the window, so that nothing under it is pushed about when the choices come. */
export function ChoicesComing() {
  const { t } = useTranslation('report');
  return (
    <div className="min-h-dvh" aria-busy="true">
      <h2 className="mb-3">{t('dashboard.summary')}</h2>
      <div className="grid gap-3 rounded-3 border border-line bg-surface p-4">
        <Skeleton className="h-4 w-1/2 max-w-60" />
        <Skeleton className="h-6 w-5/6 max-w-lg" />
        <Skeleton className="h-7 w-32" />
      </div>
    </div>
  );
}
