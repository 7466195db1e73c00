import { layoutTrajectory } from '@lodestar/domain';
import { type RefObject, useMemo } from 'react';
import { useLightPrint } from '../../../../shared/ui/use-light-print.ts';
import { usePrinting } from '../../../../shared/ui/use-printing.ts';
import { filtered } from '../../model/map-filter.ts';
import { useMapPage } from '../../model/map-page.ts';
import { MapPicture, PICTURE_FRAME } from './map-picture.tsx';
import { PrintedMap } from './printed-map.tsx';

interface MapOnPaperProps {
  readonly picture: RefObject<SVGSVGElement | null>;
  /** A picture is being made. */
  readonly picturing: boolean;
}

/** Width of the cells on paper and in files, whatever the screen. */
const WIDTH = 1_500;
const WINDOW = 1_600;

/** Only the years from the first event to the last. */
function usePaperMap() {
  const { work, filter, currentYear } = useMapPage();
  return useMemo(() => {
    const shown = filtered(work, filter);
    const years = shown.events.map(({ year }) => year);
    const wish = { width: WIDTH, windowWidth: WINDOW, currentYear };
    const layout = layoutTrajectory(shown, { ...wish, from: Math.min(...years), to: Math.max(...years) });
    return { work: shown, layout, currentYear };
  }, [work, filter, currentYear]);
}

function Picture({ picture }: Pick<MapOnPaperProps, 'picture'>) {
  const paper = usePaperMap();
  const { width, height } = paper.layout;
  return (
    <svg
      ref={picture}
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden="true"
      viewBox={`0 0 ${width + PICTURE_FRAME.x} ${height + PICTURE_FRAME.y}`}
      className="invisible absolute size-0"
    >
      <MapPicture id="map-picture" {...paper} />
    </svg>
  );
}

function Printed() {
  return <PrintedMap {...usePaperMap()} />;
}

/** The whole map as it is printed and as it is saved; drawn only for that. */
export function MapOnPaper({ picture, picturing }: MapOnPaperProps) {
  useLightPrint();
  const printing = usePrinting();
  const { work, filter } = useMapPage();
  const empty = filtered(work, filter).events.length === 0;
  return (
    <>
      {picturing && !empty && <Picture picture={picture} />}
      {printing && !empty && <Printed />}
    </>
  );
}
