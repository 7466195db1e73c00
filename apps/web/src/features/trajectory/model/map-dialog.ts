/** What lies open over the map. */
export type MapDialog =
  | { readonly kind: 'event'; readonly id: string }
  /** Drawn from card to card, or to be chosen; kept only once it is saved. */
  | { readonly kind: 'newConnection'; readonly from: string; readonly to: string }
  /** `pausing`: an analysis waits until it is settled. */
  | { readonly kind: 'connection'; readonly id: string; readonly pausing: boolean }
  | { readonly kind: 'connections'; readonly eventId: string }
  | { readonly kind: 'types' }
  | { readonly kind: 'find' }
  | { readonly kind: 'filter' }
  | { readonly kind: 'analysis'; readonly id: string }
  | { readonly kind: 'pastAnalyses' };
