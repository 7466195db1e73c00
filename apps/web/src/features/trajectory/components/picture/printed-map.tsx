import type { MapLayout, TrajectoryWork } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { pictureSlices } from '../../model/picture-slices.ts';
import { MapPicture, PICTURE_FRAME } from './map-picture.tsx';

interface PrintedMapProps {
  readonly layout: MapLayout;
  readonly work: TrajectoryWork;
  readonly currentYear: number;
}

/** Height of a page of A4 lying on its side, by its width, with room for the heading. */
const PAGE = 0.62;
const ID = 'printed-map';

/** The map on paper: as wide as the page, parted between years. Seen only when it is printed. */
export function PrintedMap({ layout, work, currentYear }: PrintedMapProps) {
  const { t } = useTranslation('trajectory');
  const width = layout.width + PICTURE_FRAME.x;
  const slices = pictureSlices(layout.rows, width * PAGE - PICTURE_FRAME.y);
  return (
    <div aria-hidden="true" className="printed-map hidden print:block">
      <h1 className="mb-2">{t('title')}</h1>
      <svg aria-hidden="true" className="absolute size-0">
        <defs>
          <MapPicture id={ID} layout={layout} work={work} currentYear={currentYear} />
        </defs>
      </svg>
      {slices.map(({ top, height }, index) => {
        const start = index === 0 ? 0 : top + PICTURE_FRAME.y;
        const end = top + height + PICTURE_FRAME.y;
        return (
          <svg
            key={top}
            aria-hidden="true"
            viewBox={`0 ${start} ${width} ${end - start}`}
            className="block w-full break-inside-avoid overflow-hidden"
          >
            <use href={`#${ID}`} />
          </svg>
        );
      })}
    </div>
  );
}
