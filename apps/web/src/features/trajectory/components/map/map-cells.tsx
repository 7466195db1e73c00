import type { MapRow } from '@lodestar/domain';
import { memo } from 'react';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { useMapScene } from '../../model/map-scene.ts';

const HATCHED =
  'bg-[repeating-linear-gradient(135deg,transparent_0_9px,var(--sunken)_9px_10px)] print:bg-none';

/** The grid of years and types under the cards; rows out of view are left out, years to come are hatched. */
export const MapCells = memo(function MapCells({ rows }: { readonly rows: readonly MapRow[] }) {
  const { layout } = useMapScene();
  const { columns } = layout;
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 grid"
      style={{
        gridTemplateColumns: columns.map(({ width }) => `${width}px`).join(' '),
        gridTemplateRows: layout.rows.map(({ height }) => `${height}px`).join(' '),
      }}
    >
      {rows.map((row) => (
        <div
          key={row.year}
          className={classNames('border-line border-b', row.period === 'future' && HATCHED)}
          style={{ gridRow: layout.rows.indexOf(row) + 1, gridColumn: '1 / -1' }}
        />
      ))}
      {columns.map(({ type }, index) => (
        <div
          key={type}
          className="border-line border-e"
          style={{ gridColumn: index + 1, gridRow: '1 / -1' }}
        />
      ))}
    </div>
  );
});
