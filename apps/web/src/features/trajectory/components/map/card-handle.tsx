import { useDraggable } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import { handleOf } from '../../model/drag-ends.ts';

interface CardHandleProps {
  readonly id: string;
  readonly name: string;
  readonly tabIndex: number;
  readonly onConnect: (eventId: string) => void;
}

/** The dot at the foot of a card: a finger draws a connection from it at once, a press opens the form. */
export function CardHandle({ id, name, tabIndex, onConnect }: CardHandleProps) {
  const { t } = useTranslation('trajectory');
  const { setNodeRef, listeners } = useDraggable({ id: handleOf(id) });
  return (
    <button
      ref={setNodeRef}
      {...listeners}
      type="button"
      tabIndex={tabIndex}
      aria-label={t('card.connect', { name })}
      onClick={() => onConnect(id)}
      className="absolute start-1/2 -bottom-5.5 z-1 grid size-(--tap) -translate-x-1/2 cursor-crosshair touch-none place-items-center rounded-full"
    >
      <span className="size-2.5 rounded-full border-2 border-accent bg-surface group-hover:size-3.5 group-hover:bg-accent" />
    </button>
  );
}
