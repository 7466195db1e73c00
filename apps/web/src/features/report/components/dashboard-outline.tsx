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
  return <Skeleton className="h-72 w-full rounded-2 md:h-48" />;
}

/** As tall as the window, so that nothing under it is pushed about when the choices come. */
export function ChoicesComing() {
  const { t } = useTranslation('report');
  return (
    <div className="min-h-dvh" aria-busy="true">
      <h2 className="mb-3">{t('dashboard.summary')}</h2>
      <Skeleton className="h-44 w-full rounded-3" />
    </div>
  );
}
