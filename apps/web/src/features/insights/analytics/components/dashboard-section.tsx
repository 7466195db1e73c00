import type { ReactNode } from 'react';

interface DashboardSectionProps {
  readonly title: string;
  /** Selects at the end of the line. */
  readonly options?: ReactNode;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function DashboardSection({ title, options, wide = false, children }: DashboardSectionProps) {
  return (
    <section className={`min-w-0 break-inside-avoid ${wide ? 'lg:col-span-2' : ''}`}>
      <header className="mb-3 flex min-h-(--tap) flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{title}</h2>
        {options && <div className="flex flex-wrap gap-2 print:hidden">{options}</div>}
      </header>
      {children}
    </section>
  );
}
