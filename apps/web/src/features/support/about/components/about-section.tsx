import type { ReactNode } from 'react';

interface AboutSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function AboutSection({ title, children }: AboutSectionProps) {
  return (
    <section className="border-line border-t py-6">
      <h2 className="mb-2">{title}</h2>
      <div className="text-ink-2">{children}</div>
    </section>
  );
}
