import type { Trajectory, TrajectoryEvent } from '../trajectory.ts';
import { type YearSpan, yearSpans } from '../years.ts';
import type { LayoutWish } from './map-layout.ts';
import { cardsAbreast } from './map-layout.ts';

/** Where a card lies, counted in whole cards: in which slot from the left, on which line from the top. */
export interface Card {
  readonly event: TrajectoryEvent;
  readonly column: number;
  readonly row: number;
  readonly slot: number;
  readonly line: number;
  /** Its place among the cards of its slot, from the top. */
  readonly inSlot: number;
  /** Its place among the cards of its line, from the left. */
  readonly inLine: number;
}

/** All slots (columns of single cards) and lines (rows of single cards) of a map. */
export interface Placement {
  readonly columns: readonly { readonly type: string; readonly known: boolean; readonly slots: number }[];
  readonly rows: readonly { readonly span: YearSpan; readonly lines: number }[];
  readonly slots: readonly (readonly Card[])[];
  readonly lines: readonly (readonly Card[])[];
  readonly cards: ReadonlyMap<string, Card>;
}

type Cells = ReadonlyMap<string, ReadonlyMap<number, readonly TrajectoryEvent[]>>;

/** The events of each type and year. */
function cellsOf({ types, events }: Trajectory): Cells {
  const cells = new Map(types.map((type) => [type, new Map<number, TrajectoryEvent[]>()]));
  for (const event of events) {
    const years = cells.get(event.type) ?? new Map<number, TrajectoryEvent[]>();
    cells.set(event.type, years);
    const cell = years.get(event.year);
    if (cell) cell.push(event);
    else years.set(event.year, [event]);
  }
  return cells;
}

/** Gives every event of the years shown a slot and a line: left to right in its cell, then on the next line. */
export function placeCards(trajectory: Trajectory, wish: LayoutWish): Placement {
  const cells = cellsOf(trajectory);
  const spans = yearSpans(trajectory.events, wish);
  const abreast = cardsAbreast(wish.windowWidth);
  const columns = [...cells].map(([type, ofType]) => {
    const most = Math.max(1, ...spans.map(({ from }) => ofType.get(from)?.length ?? 0));
    return { type, known: trajectory.types.includes(type), slots: Math.min(abreast, most), ofType };
  });
  const rows = spans.map((span) => {
    const needed = columns.map(({ ofType, slots }) =>
      Math.ceil((ofType.get(span.from)?.length ?? 0) / slots),
    );
    return { span, lines: Math.max(1, ...needed) };
  });

  const cards = new Map<string, Card>();
  const slots: Card[][] = columns.flatMap((column) => Array.from({ length: column.slots }, () => []));
  const lines: Card[][] = rows.flatMap((row) => Array.from({ length: row.lines }, () => []));
  let firstLine = 0;
  for (const [row, { span, lines: count }] of rows.entries()) {
    for (let index = 0; index < count; index++) {
      const line = firstLine + index;
      let slot = 0;
      for (const [column, { ofType, slots: width }] of columns.entries()) {
        const events = ofType.get(span.from) ?? [];
        for (let side = 0; side < width; side++, slot++) {
          const event = events[index * width + side];
          const inSlot = slots[slot];
          const inLine = lines[line];
          if (event === undefined || inSlot === undefined || inLine === undefined) continue;
          const places = { inSlot: inSlot.length, inLine: inLine.length };
          const card = { event, column, row, slot, line, ...places };
          inSlot.push(card);
          inLine.push(card);
          cards.set(event.id, card);
        }
      }
    }
    firstLine += count;
  }
  return {
    columns: columns.map(({ type, known, slots: width }) => ({ type, known, slots: width })),
    rows,
    slots,
    lines,
    cards,
  };
}
