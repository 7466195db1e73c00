import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

interface DashboardCardProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** Null while what it leads to is still to come. */
  readonly to: string | null;
}

/** A way on from the dashboard; greyed while it is coming soon. */
export function DashboardCard({ icon, title, text, to }: DashboardCardProps) {
  const { t } = useTranslation('report');
  const content = (
    <>
      <span className="flex items-center gap-2 font-strong text-lg leading-snug [&>svg]:size-5 [&>svg]:shrink-0">
        {icon}
        {title}
      </span>
      <span className="text-sm leading-snug">{text}</span>
    </>
  );
  const frame = 'grid h-full content-start gap-2 rounded-3 border p-4';
  if (to === null) {
    return (
      <div className={`${frame} border-line border-dashed bg-sunken text-muted`}>
        {content}
        <span className="justify-self-start rounded-1 border border-line-strong border-dashed px-2 py-0.5 text-2xs">
          {t('dashboard.soon')}
        </span>
      </div>
    );
  }
  return (
    <Link
      to={to}
      className={`${frame} border-line-strong bg-surface text-ink no-underline hover:border-accent [&>span:last-child]:text-ink-2 [&_svg]:text-accent`}
    >
      {content}
    </Link>
  );
}
