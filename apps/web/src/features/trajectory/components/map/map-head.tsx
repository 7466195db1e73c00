import { useTranslation } from 'react-i18next';
import { useMapPage } from '../../model/map-page.ts';
import { shareOf, useMapScene, zoomed } from '../../model/map-scene.ts';
import { typeColour } from '../../model/type-colour.ts';
import { typeWords } from '../../model/type-words.ts';

/** The types over their columns; they stay when the map scrolls down and keep their size when it is zoomed. */
export function MapHead() {
  const { t } = useTranslation('trajectory');
  const { work } = useMapPage();
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
            <span
              aria-hidden="true"
              className="h-5 w-1 shrink-0 rounded-1"
              style={{ background: typeColour(work.types, type) }}
            />
            <span className="truncate">{typeWords(type, t)}</span>
          </span>
        </h2>
      ))}
    </div>
  );
}
