import { classNames } from './class-names.ts';

interface SkeletonProps {
  /** Width and height, as utilities: the final size of what is loading. */
  readonly className: string;
}

export function Skeleton({ className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={classNames('skeleton-pulse block rounded-1 bg-line', className)} />
  );
}
