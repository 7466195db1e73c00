import { type ReactNode, useId } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';

interface SectionProps {
  readonly title: string;
  /** Stands at the end of the heading's line. */
  readonly aside?: ReactNode;
  /** Stands under the heading. */
  readonly note?: ReactNode;
  readonly className?: string;
  readonly id?: string;
  readonly children: ReactNode;
}

/** A part of the page under its heading. */
export function Section({ title, aside, note, className, id, children }: SectionProps) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className={classNames('min-w-0 scroll-mt-20', className)}>
      <header className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h2 id={heading}>{title}</h2>
          {note}
        </div>
        {aside}
      </header>
      {children}
    </section>
  );
}
