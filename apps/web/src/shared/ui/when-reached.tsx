import { type ReactNode, Suspense } from 'react';
import { useBegun } from './use-begun.ts';
import { useNear } from './use-near.ts';

interface WhenReachedProps {
  /** What stands there until then. */
  readonly coming?: ReactNode;
  readonly children: ReactNode;
}

/** What stands above may still grow: nearer than the window's edge is not near yet. */
const IN_VIEW = '0px';

/** A part further down the page, whose script comes when it is in the window or somebody begins to use the page. */
export function WhenReached({ coming = null, children }: WhenReachedProps) {
  const [ref, near] = useNear<HTMLDivElement>(IN_VIEW);
  const begun = useBegun();
  return near || begun ? <Suspense fallback={coming}>{children}</Suspense> : <div ref={ref}>{coming}</div>;
}
