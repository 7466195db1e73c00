import { classNames } from '../../shared/ui/class-names.ts';

/** The mark: a horizon, a sight line, and the star above it. */
export function Mark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={classNames('size-7.5 shrink-0', className)}>
      <g fill="none" stroke="var(--accent)" strokeLinecap="round">
        <path d="M6.5 27.2V26A17.5 17.5 0 0 1 34.29 11.84" strokeWidth="2.8" />
        <path d="M24 27L34.36 21.95" strokeWidth="2.2" />
      </g>
      <path d="M5.1 27H42.9A18.9 18.9 0 0 1 5.1 27Z" fill="var(--accent)" />
      <path
        d="M38.89 7.56q1.13 7.57 8.7 8.7q-7.57 1.13-8.7 8.7q-1.13-7.57-8.7-8.7q7.57-1.13 8.7-8.7z"
        fill="var(--eddy)"
      />
    </svg>
  );
}
