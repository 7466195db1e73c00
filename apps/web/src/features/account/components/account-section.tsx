import type { ReactNode } from 'react';

interface AccountSectionProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

export function AccountSection({ title, lead, children }: AccountSectionProps) {
  return (
    <section className="border-line border-t pt-5">
      <h2 className="text-lg">{title}</h2>
      <p className="mt-1 mb-4 max-w-[36rem] text-ink-2 text-sm">{lead}</p>
      {children}
    </section>
  );
}
