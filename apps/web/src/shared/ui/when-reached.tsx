import { type ReactNode, Suspense } from 'react';
import { useBegun } from './use-begun.ts';
import { useNear } from './use-near.ts';

interface WhenReachedProps {
  /** What stands there until then. */
  readonly coming?: ReactNode;
  readonly children: ReactNode;
}

/** A part further down the page, whose script comes when somebody gets near it or begins to use the page. */
export function WhenReached({ coming = null, children }: WhenReachedProps) {
  const [ref, near] = useNear<HTMLDivElement>();
  const begun = useBegun();
  return near || begun ? <Suspense fallback={coming}>{children}</Suspense> : <div ref={ref}>{coming}</div>;
}
