import { classNames } from './class-names.ts';

/** A small sky: trails over a horizon, and the star not yet filled in. */
export function StarTrails({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 200 110" aria-hidden="true" className={classNames('w-48', className)}>
      <g fill="none" stroke="var(--accent)" strokeLinecap="round">
        <g opacity="0.25">
          <path d="M22 90a78 78 0 0 1 37-66" />
          <path d="M137 21a80 80 0 0 1 39 46" />
        </g>
        <g opacity="0.35">
          <path d="M38 90a62 62 0 0 1 39-57" />
          <path d="M121 34a62 62 0 0 1 38 45" />
        </g>
        <g opacity="0.5">
          <path d="M65 84a36 36 0 0 1 27-30" />
          <path d="M112 57a36 36 0 0 1 23 26" />
        </g>
        <path d="M12 92h176" strokeWidth="1.5" />
        <path d="M40 98h52m16 0h62M60 104h70" opacity="0.4" />
        <path
          d="M100 59q1.7 11.3 13 13q-11.3 1.7-13 13q-1.7-11.3-13-13q11.3-1.7 13-13z"
          strokeWidth="1.5"
          strokeDasharray="2 3"
        />
      </g>
    </svg>
  );
}
