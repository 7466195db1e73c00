import type { ConnectionKind } from '../trajectory.ts';

/** A rectangle on the map in CSS pixels. The origin is the top left corner of the first year's first cell. */
export interface MapArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A column of cells: one type. `known`: whether it is one of the pupil's types, or only left on an event. */
export interface MapColumn {
  readonly type: string;
  readonly known: boolean;
  readonly left: number;
  readonly width: number;
}

/** A row of cells: one year. */
export interface MapRow {
  readonly year: number;
  readonly period: 'past' | 'current' | 'future';
  readonly top: number;
  readonly height: number;
}

/** The card of an event. `column` and `row`: in which cell; `connections`: how many begin or end at it. */
export interface MapBox extends MapArea {
  readonly id: string;
  readonly column: number;
  readonly row: number;
  readonly connections: number;
}

/** The line of a connection, from card to card. `path`: for an SVG path; `bounds`: where it runs. */
export interface MapCurve {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly kind: ConnectionKind;
  readonly path: string;
  readonly bounds: MapArea;
}

/** Where everything of a map is. Connections of which an event is missing have no curve. */
export interface MapLayout {
  readonly width: number;
  readonly height: number;
  readonly columns: readonly MapColumn[];
  readonly rows: readonly MapRow[];
  readonly boxes: readonly MapBox[];
  readonly curves: readonly MapCurve[];
}

/** What a layout depends on beside the map. */
export interface LayoutWish {
  /** Room for the cells, without the column of years, in CSS pixels; a map may be wider. */
  readonly width: number;
  /** Of the window: decides how many cards lie side by side in a cell. */
  readonly windowWidth: number;
  readonly currentYear: number;
  /** First and last year shown; null, or left out: as far as there are events, and five years around now. */
  readonly from?: number | null;
  readonly to?: number | null;
}
