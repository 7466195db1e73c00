import type { MapLayout } from '@lodestar/domain';
import type { MapView } from './map-view.ts';

/** Where a map opens: at the current year, or where no card would be in sight, at the card nearest to it in time. */
export function openAtNow({ rows, boxes }: MapLayout, view: MapView): void {
  const now = rows.findIndex(({ period }) => period === 'current');
  const row = rows[now];
  if (row !== undefined) view.centre(row.top, row.height);
  const [nearest] = [...boxes].sort((one, other) => Math.abs(one.row - now) - Math.abs(other.row - now));
  if (nearest !== undefined && !boxes.some(view.shows)) view.reveal(nearest);
}
