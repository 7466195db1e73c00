import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type TagTone = 'plain' | 'warn' | 'new' | 'estimated';

interface TagProps {
  readonly tone?: TagTone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

const TONE: Readonly<Record<TagTone, string>> = {
  plain: 'border-line text-ink-2',
  warn: 'border-transparent bg-warn-tint text-warn',
  new: 'border-transparent bg-accent-tint text-accent',
  estimated: 'border-dashed border-line-strong text-muted',
};

export function Tag({ tone = 'plain', icon, children }: TagProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-[0.3em] whitespace-nowrap rounded-1 border px-[0.45em] py-[0.12em] font-text text-2xs leading-[1.4] [&>svg]:size-[0.95em]',
        TONE[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
