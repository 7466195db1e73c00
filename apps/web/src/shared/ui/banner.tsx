import { CloudOff, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type BannerTone = 'offline' | 'warn' | 'info';

interface BannerProps {
  readonly tone: BannerTone;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

const ICON = { offline: CloudOff, warn: TriangleAlert, info: Info } as const;

export function Banner({ tone, children, action }: BannerProps) {
  const Icon = ICON[tone];
  return (
    <div
      role="status"
      className={classNames(
        'flex items-center gap-2 rounded-2 px-4 py-2.5 text-sm leading-snug',
        tone === 'info' ? 'bg-accent-tint text-accent' : 'bg-warn-tint text-warn',
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 stroke-[1.75]" />
      <span className="min-w-0 flex-1">{children}</span>
      {action}
    </div>
  );
}
