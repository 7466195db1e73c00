import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { MapBox, TrajectoryEvent } from '@lodestar/domain';
import { Spline } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { cardId } from '../../model/map-scene.ts';
import type { CardActions } from '../../model/use-card-actions.ts';
import { CardHandle } from './card-handle.tsx';

interface EventCardProps {
  readonly event: TrajectoryEvent;
  readonly box: MapBox;
  /** The type as the page words it, and its colour. */
  readonly typeName: string;
  readonly colour: string;
  /** Reached by Tab, and with its connections standing out. */
  readonly active: boolean;
  readonly planned: boolean;
  readonly actions: CardActions;
}

/** An event on the map. Pressed it is edited, dragged onto another it is connected to that. */
export const EventCard = memo(function EventCard(props: EventCardProps) {
  const { event, box, typeName, colour, active, planned, actions } = props;
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
      ref={setNode}
      data-card=""
      aria-label={t('card.place', { name, year, type: typeName })}
      className={classNames(
        'group absolute grid select-none grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] gap-0.5 rounded-2 border bg-surface px-3 py-2.5 hover:border-accent',
        planned && 'border-dashed',
        active || drop.isOver ? 'border-accent shadow-[0_0_0_2px_var(--accent-line)]' : 'border-line-strong',
        drag.isDragging && 'opacity-70',
      )}
      style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
    >
      <span
        aria-hidden="true"
        className="absolute inset-y-2 start-0 w-1 rounded-e-1"
        style={{ background: colour }}
      />
      <button
        {...drag.listeners}
        id={cardId(id)}
        type="button"
        tabIndex={tabIndex}
        aria-label={t('card.edit', { name, year, type: typeName })}
        aria-keyshortcuts="Enter C L"
        onClick={() => actions.edit(id)}
        onFocus={() => actions.focus(id)}
        className="text-start after:absolute after:inset-0 after:rounded-2 after:content-['']"
      >
        <span className="wrap-anywhere line-clamp-2 font-strong text-sm leading-[1.35]">{name}</span>
      </button>
      {/* Stretched to the rest of the card it would show the beginning of a third line. */}
      <p className="wrap-anywhere line-clamp-2 self-start text-ink-2 text-xs leading-snug">{description}</p>
      <p className="flex items-center gap-2 text-2xs text-muted">
        <span>{year}</span>
        <button
          type="button"
          tabIndex={tabIndex}
          aria-label={t('card.connectionsOf', { name, count: box.connections })}
          onClick={() => actions.list(id)}
          className="tap-target z-1 inline-flex items-center gap-1 hover:text-accent"
        >
          <Spline aria-hidden="true" className="size-3.5" />
          {t('card.connections', { count: box.connections })}
        </button>
      </p>
      <CardHandle id={id} name={name} tabIndex={tabIndex} onConnect={actions.connect} />
    </article>
  );
});
