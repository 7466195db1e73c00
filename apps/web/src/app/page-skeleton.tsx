import { Skeleton } from '../shared/ui/skeleton.tsx';

/** The outline of a page while its script arrives; as tall as the window, so that the footer does not jump. */
export function PageSkeleton() {
  return (
    <div className="wrap grid min-h-dvh content-start gap-4 py-8" aria-busy="true">
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-5 w-full max-w-xl" />
      <Skeleton className="h-5 w-full max-w-md" />
    </div>
  );
}
