import { useMemo } from 'react';
import { useMapPage } from './map-page.ts';

/** What a press on a part of a card does; the same as long as the page stands, so that cards are not drawn anew. */
export interface CardActions {
  readonly edit: (eventId: string) => void;
  readonly list: (eventId: string) => void;
  readonly connect: (eventId: string) => void;
  readonly focus: (eventId: string) => void;
}

export function useCardActions(setActive: (eventId: string) => void): CardActions {
  const { open } = useMapPage();
  return useMemo(
    () => ({
      edit: (id) => open({ kind: 'event', id }),
      list: (eventId) => open({ kind: 'connections', eventId }),
      connect: (from) => open({ kind: 'newConnection', from, to: '' }),
      focus: setActive,
    }),
    [open, setActive],
  );
}
