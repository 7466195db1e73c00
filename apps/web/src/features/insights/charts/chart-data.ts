import { writtenNumber } from '../../../shared/i18n/written-number.ts';

/** One line or one set of bars. */
export interface Series {
  readonly name: string;
  readonly colour: string;
  /** Drawn dashed, as a sum of the others is. */
  readonly dashed?: boolean;
}

/** What a chart draws and the table behind it says: one row along the axis, one value a series. */
export interface ChartData {
  /** Name of what the rows are. */
  readonly corner: string;
  readonly series: readonly Series[];
  readonly rows: readonly { readonly label: string; readonly values: readonly number[] }[];
}

/** How a chart and its table write a value and the name of a row; as they are unless given. */
export interface Writing {
  readonly value?: (value: number) => string;
  /** A value beside the axis, where there is little room. */
  readonly scale?: (value: number) => string;
  readonly axis?: (label: string) => string;
}

/** Colours before they begin anew. */
const COLOURS = 11;

/** Colour of the series in this place, going round eleven. */
export function seriesColour(place: number): string {
  return `var(--chart-${(place % COLOURS) + 1})`;
}

/** Colour of what is put together as other: the last of the eleven. */
export const OTHER_COLOUR = seriesColour(COLOURS - 1);

/** A number with its thousands apart; what else a chart hands over with it says nothing of decimals. */
export function writeNumber(value: number): string {
  return writtenNumber(value);
}
