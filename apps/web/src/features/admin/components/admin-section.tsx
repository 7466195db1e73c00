import type { ReactNode } from 'react';

interface AdminSectionProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

export function AdminSection({ title, text, children }: AdminSectionProps) {
  return (
    <section className="min-w-0 border-line border-t py-8">
      <h2>{title}</h2>
      {text && <p className="mt-1 max-w-(--measure) text-ink-2 text-sm leading-snug">{text}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
