import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { MapBox, TrajectoryEvent } from '@lodestar/domain';
import { Spline } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { cardId } from '../../model/map-page.ts';
import { handleOf } from './connecting.tsx';

/** What a press on a part of a card does; the same as long as the page stands, so that cards are not drawn anew. */
export interface CardActions {
  readonly edit: (eventId: string) => void;
  readonly list: (eventId: string) => void;
  readonly connect: (eventId: string) => void;
  readonly focus: (eventId: string) => void;
}

interface EventCardProps {
  readonly event: TrajectoryEvent;
  readonly box: MapBox;
  /** The type as the page words it. */
  readonly typeName: string;
  /** Reached by Tab, and with its connections standing out. */
  readonly active: boolean;
  readonly planned: boolean;
  readonly actions: CardActions;
}

/** As many lines as the card has room for. */
const clamp = (lines: readonly string[]) => (lines.length > 1 ? 'line-clamp-2' : 'line-clamp-1');

/** Seen from afar, the name has the card to itself: how many lines of it find room there. */
const farLines = ({ text: { name, description } }: MapBox) => (name.length + description.length > 2 ? 2 : 1);

/** An event on the map. Pressed it is edited, dragged onto another it is connected to that. */
export const EventCard = memo(function EventCard(props: EventCardProps) {
  const { event, box, typeName, active, planned, actions } = props;
  const { t } = useTranslation('trajectory');
  const { id, name, year, description } = event;
  const drag = useDraggable({ id });
  const drop = useDroppable({ id });
  const tabIndex = active ? 0 : -1;
  const setNode = (node: HTMLElement | null) => {
    drag.setNodeRef(node);
    drop.setNodeRef(node);
  };
  return (
    <article
      {...drag.listeners}
      ref={setNode}
      data-card=""
      aria-label={t('card.place', { name, year, type: typeName })}
      className={classNames(
        'group absolute grid select-none grid-cols-[minmax(0,1fr)] content-start gap-[3px] rounded-2 border bg-surface px-3.5 py-[9px] hover:border-accent',
        planned && 'border-dashed',
        active || drop.isOver ? 'border-accent shadow-[0_0_0_2px_var(--accent-line)]' : 'border-line-strong',
        drag.isDragging && 'opacity-70',
      )}
      style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
    >
      <button
        id={cardId(id)}
        type="button"
        tabIndex={tabIndex}
        aria-label={t('card.edit', { name, year, type: typeName })}
        aria-keyshortcuts="Enter C L"
        onClick={() => actions.edit(id)}
        onFocus={() => actions.focus(id)}
        className="text-start after:absolute after:inset-0 after:rounded-2 after:content-['']"
      >
        <span
          data-lines={farLines(box)}
          className={classNames(
            'map-name wrap-anywhere font-strong text-[length:max(var(--text-sm),var(--least-text))] leading-[1.1875rem]',
            clamp(box.text.name),
          )}
        >
          {name}
        </span>
      </button>
      {box.text.description.length > 0 && (
        <p
          className={classNames(
            'wrap-anywhere text-[length:max(var(--text-xs),var(--least-text))] text-ink-2 leading-[1.125rem]',
            clamp(box.text.description),
          )}
        >
          {description}
        </p>
      )}
      <p className="flex items-center gap-2 whitespace-nowrap text-[length:max(var(--text-2xs),var(--least-text))] text-muted leading-4">
        <span>{year}</span>
        <button
          type="button"
          tabIndex={tabIndex}
          aria-label={t('card.connectionsOf', { name, count: box.connections })}
          onClick={() => actions.list(id)}
          className="relative z-1 inline-flex after:absolute after:-inset-x-2 after:-inset-y-1.5 items-center gap-1 hover:text-accent"
        >
          <Spline aria-hidden="true" className="size-3.5" />
          {t('card.connections', { count: box.connections })}
        </button>
      </p>
      <CardHandle id={id} name={name} tabIndex={tabIndex} onConnect={actions.connect} />
    </article>
  );
});

interface CardHandleProps {
  readonly id: string;
  readonly name: string;
  readonly tabIndex: number;
  readonly onConnect: (eventId: string) => void;
}

/** The dot at the foot of a card: a finger draws a connection from it at once, a press opens the form. */
function CardHandle({ id, name, tabIndex, onConnect }: CardHandleProps) {
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
