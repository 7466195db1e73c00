import type { ReactNode } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';

interface DashboardSectionProps {
  readonly title: string;
  /** Selects at the end of the line. */
  readonly options?: ReactNode;
  readonly wide?: boolean;
  /** Whether there is anything in it for paper. */
  readonly printed?: boolean;
  readonly children: ReactNode;
}

export function DashboardSection(props: DashboardSectionProps) {
  const { title, options, wide = false, printed = true, children } = props;
  return (
    <section
      className={classNames(
        'min-w-0 break-inside-avoid',
        wide && 'lg:col-span-2',
        !printed && 'print:hidden',
      )}
    >
      <header className="mb-3 flex min-h-(--tap) flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{title}</h2>
        {options && <div className="flex flex-wrap gap-2 print:hidden">{options}</div>}
      </header>
      {children}
    </section>
  );
}
