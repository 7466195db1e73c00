const HANDLE = 'handle:';

/** Id under which the handle of a card is dragged. */
export const handleOf = (eventId: string) => HANDLE + eventId;

/** The event whose card or handle is dragged. */
export function draggedEvent(draggableId: string | number): string {
  const id = String(draggableId);
  return id.startsWith(HANDLE) ? id.slice(HANDLE.length) : id;
}
