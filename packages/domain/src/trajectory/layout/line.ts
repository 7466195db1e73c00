import type { RoutedConnection } from './choose-routes.ts';

/** A line while it is being laid. */
export interface Line extends RoutedConnection {
  /** Where it leaves its first card and reaches its second: across for an edge, down for a side. */
  leave: number;
  arrive: number;
  /** Where its horizontal part lies. */
  laneY: number;
  /** Where its vertical part between two slots lies. */
  shaftX: number;
}

export function startLine(routed: RoutedConnection): Line {
  return { ...routed, leave: 0, arrive: 0, laneY: 0, shaftX: 0 };
}
