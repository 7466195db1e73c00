import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { CARD_GRID } from './card-grid.ts';

interface RecommendationSkeletonsProps {
  readonly count: number;
  readonly label: string;
}

/** Cards still on their way, in their final size. */
export function RecommendationSkeletons({ count, label }: RecommendationSkeletonsProps) {
  const places = Array.from({ length: count }, (_, index) => index);
  return (
    <div role="status" aria-label={label} className={CARD_GRID}>
      {places.map((place) => (
        <div key={place} className="grid gap-3 rounded-2 border border-line bg-surface px-4 py-3">
          <div className="flex items-center justify-between">
            <Skeleton className="h-3.5 w-26" />
            <Skeleton className="h-9 w-18 rounded-2" />
          </div>
          <Skeleton className="h-5 w-11/12" />
          <Skeleton className="h-3.5 w-2/3" />
          <div className="flex gap-3">
            <Skeleton className="h-6 w-24" />
            <Skeleton className="h-6 w-18" />
          </div>
          <Skeleton className="h-3.5 w-3/5" />
        </div>
      ))}
    </div>
  );
}
