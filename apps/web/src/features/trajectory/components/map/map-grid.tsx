import { type MapRow, yearsOf } from '@lodestar/domain';
import { UnfoldVertical } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { useMapPage } from '../../model/map-page.ts';
import { shareOf, useMapScene, zoomed } from '../../model/map-scene.ts';
import { typeWords } from '../../model/words.ts';

/** The types over their columns; they stay when the map scrolls down and keep their size when it is zoomed. */
export function MapHead() {
  const { t } = useTranslation('trajectory');
  const { layout, view } = useMapScene();
  return (
    <div
      ref={view.scaled}
      className="sticky top-0 z-4 border-ink border-b-[1.5px] bg-paper"
      style={{ width: zoomed(layout.width) }}
    >
      {layout.columns.map(({ type, left, width }) => (
        <h2
          key={type}
          className="absolute inset-y-0 overflow-clip border-line border-e text-lg!"
          style={{ left: shareOf(left, layout.width), width: shareOf(width, layout.width) }}
        >
          <span className="sticky start-17 inline-flex h-full max-w-full items-center gap-2 px-4">
            <span className="truncate">{typeWords(type, t)}</span>
          </span>
        </h2>
      ))}
    </div>
  );
}

/** The years beside their rows; they stay when the map scrolls sideways. Bands of empty ones are opened here. */
export function MapYears() {
  const { t } = useTranslation('trajectory');
  const { openYears } = useMapPage();
  const { layout, view } = useMapScene();
  return (
    <ol
      ref={view.scaled}
      className="sticky left-0 z-3 border-line border-e bg-paper"
      style={{ height: zoomed(layout.height) }}
    >
      {layout.rows.map((row) => {
        const { from, to, period, folded, top, height } = row;
        return (
          <li
            key={from}
            aria-current={period === 'current' ? 'date' : undefined}
            className={classNames(
              'map-year absolute inset-x-0 overflow-clip border-line border-b leading-none',
              !folded && 'pt-[calc(2.5rem-2*var(--least-text))] pb-2 ps-3 font-display text-xl lg:ps-0',
              period === 'current' && 'text-accent',
              period === 'future' && 'text-muted',
            )}
            style={{ top: shareOf(top, layout.height), height: shareOf(height, layout.height) }}
          >
            {folded ? (
              <button
                type="button"
                aria-expanded={false}
                onClick={() => openYears(yearsOf(row))}
                className="flex size-full items-center gap-1 whitespace-nowrap ps-1.5 text-2xs lg:ps-0 text-ink-2 hover:bg-sunken hover:text-accent"
              >
                {from === to ? from : `${from}–${String(to).slice(-2)}`}
                <span className="sr-only">, {t('fold.empty')}</span>
                <UnfoldVertical aria-hidden="true" className="size-3.5 shrink-0" />
              </button>
            ) : (
              <span className="sticky top-15 block">
                {from}
                {period === 'current' && (
                  <small className="block font-medium font-text text-2xs leading-snug">{t('year.now')}</small>
                )}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The grid of years and types under the cards; rows out of view are left out, folded years and those to come are hatched. */
export const MapCells = memo(function MapCells({ rows }: { readonly rows: readonly MapRow[] }) {
  const { t } = useTranslation('trajectory');
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
      {columns.map(({ type }, index) => (
        <div
          key={type}
          className="border-line border-e"
          style={{ gridColumn: index + 1, gridRow: '1 / -1' }}
        />
      ))}
      {rows.map((row) => (
        <div
          key={row.from}
          className={classNames(
            'flex items-center border-line border-b px-4 text-[length:max(var(--text-xs),var(--least-text))] text-muted leading-none',
            (row.folded || row.period === 'future') && 'hatched',
          )}
          style={{ gridRow: layout.rows.indexOf(row) + 1, gridColumn: '1 / -1' }}
        >
          {row.folded && t('fold.empty')}
        </div>
      ))}
    </div>
  );
});
