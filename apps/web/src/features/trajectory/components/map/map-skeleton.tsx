import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';

const ROWS = [0, 1, 2, 3];
const CELLS = [0, 1, 2];

/** The outline of the map while it is fetched. */
export function MapSkeleton() {
  const { t } = useTranslation('trajectory');
  return (
    <div aria-busy="true" className="min-h-0 flex-1 overflow-hidden">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className="h-23 border-ink border-b-[1.5px]" />
      {ROWS.map((row) => (
        <div key={row} className="flex h-64 items-center gap-10 border-line border-b ps-3 pe-5">
          <Skeleton className="h-6 w-12 shrink-0" />
          {CELLS.map((cell) => (
            <Skeleton
              key={cell}
              className={`h-33 min-w-50 flex-1 ${(row + cell) % 2 === 0 ? '' : 'invisible'}`}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
