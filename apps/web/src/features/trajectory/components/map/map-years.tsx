import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { shareOf, useMapScene, zoomed } from '../../model/map-scene.ts';

/** The years beside their rows; they stay when the map scrolls sideways. */
export function MapYears() {
  const { t } = useTranslation('trajectory');
  const { layout, view } = useMapScene();
  return (
    <ol
      ref={view.scaled}
      className="sticky left-0 z-3 border-line border-e bg-paper"
      style={{ height: zoomed(layout.height) }}
    >
      {layout.rows.map(({ year, period, top, height }) => (
        <li
          key={year}
          aria-current={period === 'current' ? 'date' : undefined}
          className={classNames(
            'map-year absolute inset-x-0 overflow-clip border-line border-b pt-4 pb-2 ps-3 font-display text-xl leading-none',
            period === 'current' && 'text-accent',
            period === 'future' && 'text-muted',
          )}
          style={{ top: shareOf(top, layout.height), height: shareOf(height, layout.height) }}
        >
          <span className="sticky top-15 block">
            {year}
            {period === 'current' && (
              <small className="block font-medium font-text text-2xs leading-snug">{t('year.now')}</small>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
