import type { ReactNode } from 'react';

interface FormPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  /** Wider than one column of fields. */
  readonly wide?: boolean;
}

/** A page that is a form: one column in the middle, its heading set as on every page. */
export function FormPage({ title, lead, children, wide = false }: FormPageProps) {
  return (
    <div className="wrap py-8 md:py-12">
      <div className={wide ? 'mx-auto max-w-[44rem]' : 'mx-auto max-w-[26rem]'}>
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className="mt-2 text-ink-2">{lead}</p>}
        {children}
      </div>
    </div>
  );
}
