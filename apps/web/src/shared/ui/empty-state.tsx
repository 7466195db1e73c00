import type { ReactNode } from 'react';
import { StarTrails } from './star-trails.tsx';

interface EmptyStateProps {
  readonly title: string;
  /** What is missing and what to do about it. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 rounded-2 border-[1.5px] border-line-strong border-dashed px-4 py-5 text-center">
      <StarTrails />
      <p className="font-display font-(weight:--weight-display) text-lg leading-snug">{title}</p>
      {children && <div className="max-w-96 text-ink-2 text-sm leading-snug">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
