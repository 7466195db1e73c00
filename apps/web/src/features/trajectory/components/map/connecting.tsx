import {
  DndContext,
  type DragEndEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../../shared/ui/toast.ts';
import { draggedEvent } from '../../model/drag-ends.ts';
import { useMapPage } from '../../model/map-page.ts';

/** A mouse must travel so far, a finger rest so long on a card, before a connection is drawn. */
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 220, tolerance: 8 } };
/** So near to an edge the map moves along, as a share of its window. */
const AUTO_SCROLL = { threshold: { x: 0.08, y: 0.08 } };
const silent = () => undefined;

/** Lets a connection be drawn from card to card; it is kept only when it is then saved. */
export function Connecting({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('trajectory');
  const { open } = useMapPage();
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));

  const drop = ({ active, over }: DragEndEvent) => {
    if (over === null) return;
    const from = draggedEvent(active.id);
    const to = String(over.id);
    if (from === to) notify('error', t('problem.sameEvent'));
    else open({ kind: 'newConnection', from, to });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      autoScroll={AUTO_SCROLL}
      onDragStart={() => navigator.vibrate?.(10)}
      onDragEnd={drop}
      accessibility={{
        announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
        screenReaderInstructions: { draggable: '' },
      }}
    >
      {children}
    </DndContext>
  );
}
