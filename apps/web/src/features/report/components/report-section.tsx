import type { JupasBand } from '@lodestar/domain';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

interface ReportSectionProps {
  readonly title: string;
  /** Stands at the end of the heading's line. */
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of report or dashboard under its heading. */
export function ReportSection({ title, aside, className, children }: ReportSectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={className}>
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={heading}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

/** `band` null: places beyond those of the application. */
export function BandHeading({ band }: { readonly band: JupasBand | null }) {
  const { t } = useTranslation('report');
  return (
    <h3 className="mt-5 border-ink print:mt-2 border-b-[1.5px] pb-1 text-md">
      {band === null ? t('choices.beyond') : t('choices.band', { band })}
    </h3>
  );
}
