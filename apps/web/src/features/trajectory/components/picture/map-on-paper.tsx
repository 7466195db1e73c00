import { layoutTrajectory } from '@lodestar/domain';
import { type RefObject, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLightPrint, usePrinting } from '../../../../shared/ui/printing.ts';
import { filtered } from '../../model/map-filter.ts';
import { useMapPage } from '../../model/map-page.ts';
import { LEAST_SCALE, PAPER, type Piece, pieces, tileScale } from '../../model/print-pages.ts';
import { Legend } from '../trajectory-outline.tsx';
import { type PaperMap, PICTURE_FRAME, PictureBody, PictureHeads, PictureYears } from './map-picture.tsx';

interface MapOnPaperProps {
  readonly picture: RefObject<SVGSVGElement | null>;
  /** A picture is being made. */
  readonly picturing: boolean;
}

/** Widths of a map that are tried until one fits on a page, the most readable first. */
const WIDTHS = [PAPER.width, 1_250, 1_450, PAPER.width / LEAST_SCALE];
const FILE_WIDTH = 1_250;
/** Of the window, whatever the screen: as on a desk. */
const WINDOW = 1_600;

/** Only the years from the first event to the last. */
function usePaperMap(fitsPage: boolean): PaperMap {
  const { work, filter, currentYear, opened } = useMapPage();
  return useMemo(() => {
    const shown = filtered(work, filter);
    const layoutIn = (width: number) => {
      const years = shown.events.map(({ year }) => year);
      const [from, to] = [Math.min(...years), Math.max(...years)];
      const room = width - PICTURE_FRAME.x;
      return layoutTrajectory(shown, { width: room, windowWidth: WINDOW, currentYear, from, to, opened });
    };
    const layouts = fitsPage ? WIDTHS.map(layoutIn) : [layoutIn(FILE_WIDTH)];
    const layout = layouts.find((one) => scaleOf(one) >= LEAST_SCALE) ?? layouts[0] ?? layoutIn(FILE_WIDTH);
    return { work: shown, layout, currentYear };
  }, [work, filter, currentYear, opened, fitsPage]);
}

/** How much smaller than it is a map must be to fit on a page. */
function scaleOf({ width, height }: { readonly width: number; readonly height: number }): number {
  const { x, y } = PICTURE_FRAME;
  return Math.min(1, PAPER.width / (width + x), PAPER.height / (height + y));
}

/** The whole map as it is printed and as it is saved; drawn only for that. */
export function MapOnPaper({ picture, picturing }: MapOnPaperProps) {
  useLightPrint();
  const printing = usePrinting();
  const { work, filter } = useMapPage();
  if (filtered(work, filter).events.length === 0) return null;
  return (
    <>
      {picturing && <Picture picture={picture} />}
      {printing && <PrintedMap />}
    </>
  );
}

function Picture({ picture }: Pick<MapOnPaperProps, 'picture'>) {
  const paper = usePaperMap(false);
  const { x, y } = PICTURE_FRAME;
  const [width, height] = [paper.layout.width + x, paper.layout.height + y];
  return (
    <svg
      ref={picture}
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="invisible absolute size-0"
      fontFamily="var(--font-text)"
    >
      <rect width={width} height={height} fill="var(--paper)" />
      <g transform={`translate(${x} ${y})`}>
        <PictureBody id="picture" {...paper} />
      </g>
      <g transform={`translate(${x} 0)`}>
        <PictureHeads {...paper} />
      </g>
      <g transform={`translate(0 ${y})`}>
        <PictureYears {...paper} />
      </g>
    </svg>
  );
}

const ID = 'printed-map';

/** The map on one page lying on its side, or on several with marks by which they are put together. */
function PrintedMap() {
  const { t } = useTranslation('trajectory');
  const paper = usePaperMap(true);
  const { layout } = paper;
  const { x, y } = PICTURE_FRAME;
  const whole = scaleOf(layout) >= LEAST_SCALE;
  const scale = whole ? scaleOf(layout) : tileScale(layout.width + x);
  const across = whole
    ? [{ start: 0, length: layout.width }]
    : pieces(
        layout.columns.map(({ left, width }) => ({ start: left, length: width })),
        PAPER.width / scale - x,
      );
  const down = whole
    ? [{ start: 0, length: layout.height }]
    : pieces(
        layout.rows.map(({ top, height }) => ({ start: top, length: height })),
        PAPER.height / scale - y,
      );
  const count = across.length * down.length;
  return (
    <div aria-hidden="true" className="printed-map hidden print:block">
      <svg aria-hidden="true" className="absolute size-0" fontFamily="var(--font-text)">
        <defs>
          <g id={`${ID}-body`}>
            <PictureBody id={ID} {...paper} />
          </g>
          <g id={`${ID}-heads`}>
            <PictureHeads {...paper} />
          </g>
          <g id={`${ID}-years`}>
            <PictureYears {...paper} />
          </g>
        </defs>
      </svg>
      {down.flatMap((row: Piece, line) =>
        across.map((column: Piece, place) => (
          <section key={`${row.start} ${column.start}`} className="printed-page">
            <div className="flex items-baseline gap-6">
              <h1 className="text-lg!">{t('title')}</h1>
              {layout.curves.length > 0 && <Legend />}
              {count > 1 && (
                <small className="ms-auto text-xs">
                  {t('print.page', { page: line * across.length + place + 1, count })}
                </small>
              )}
            </div>
            <PrintedPage row={row} column={column} scale={scale} marked={count > 1} />
          </section>
        )),
      )}
    </div>
  );
}

interface PrintedPageProps {
  readonly row: Piece;
  readonly column: Piece;
  readonly scale: number;
  /** With marks at its corners, where the next page is laid on. */
  readonly marked: boolean;
}

/** A piece of the map with its own years and types. */
function PrintedPage({ row, column, scale, marked }: PrintedPageProps) {
  const { x, y } = PICTURE_FRAME;
  const [width, height] = [column.length + x, row.length + y];
  const view = (left: number, top: number, wide: number, high: number) => ({
    width: wide,
    height: high,
    viewBox: `${left} ${top} ${wide} ${high}`,
  });
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} width={width * scale} height={height * scale}>
      <svg aria-hidden="true" x={x} y={y} {...view(column.start, row.start, column.length, row.length)}>
        <use href={`#${ID}-body`} />
      </svg>
      <svg aria-hidden="true" x={x} {...view(column.start, 0, column.length, y)}>
        <use href={`#${ID}-heads`} />
      </svg>
      <path d={`M0 ${y - 0.375}H${x}`} stroke="var(--ink)" strokeWidth={0.75} />
      <svg aria-hidden="true" y={y} {...view(0, row.start, x, row.length)}>
        <use href={`#${ID}-years`} />
      </svg>
      {marked && (
        <path
          d={`M${x} ${y + 14}V${y}H${x + 14}M${width - 14} ${y}H${width}V${y + 14}M${width} ${height - 14}V${height}H${width - 14}M${x + 14} ${height}H${x}V${height - 14}`}
          fill="none"
          stroke="var(--ink)"
          strokeWidth={2}
        />
      )}
    </svg>
  );
}
