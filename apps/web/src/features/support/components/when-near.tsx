import { type ReactNode, Suspense } from 'react';
import { useNear } from '../../../shared/ui/use-near.ts';

interface WhenNearProps {
  /** Least heights, so that nothing below moves when the part comes. */
  readonly className: string;
  readonly children: ReactNode;
}

/** A part far down the page, whose script is fetched by those who get there. */
export function WhenNear({ className, children }: WhenNearProps) {
  const [ref, near] = useNear<HTMLDivElement>();
  return (
    <div ref={ref} className={className}>
      {near && <Suspense>{children}</Suspense>}
    </div>
  );
}
