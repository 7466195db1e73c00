import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { restrictToVerticalAxis } from '@dnd-kit/modifiers';
import { SortableContext } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useWording } from '../../../../shared/programme/wording.ts';
import { useAdmission } from '../../model/admission.ts';
import { bandName } from '../../model/use-choices.ts';

/** A finger or mouse must travel so far before a row is picked up. */
const THRESHOLD = 8;
const MODIFIERS = [restrictToVerticalAxis];
/** Rows stay where they are; a line shows where the lifted one will land. */
const stay = () => null;

function vibrate() {
  navigator.vibrate?.(10);
}

/** Lets rows be dragged by their handle, with the page scrolling along near its edges. */
export function SortingArea({ children }: { readonly children: ReactNode }) {
  const { choices, announce } = useAdmission();
  const wording = useWording();
  const { t } = wording;
  const { codes } = choices;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: THRESHOLD } }),
    useSensor(TouchSensor, { activationConstraint: { distance: THRESHOLD } }),
  );
  const placeOf = (id: string | number) => codes.indexOf(String(id));

  const drop = ({ active, over }: DragEndEvent) => {
    vibrate();
    const from = placeOf(active.id);
    const to = over === null ? from : placeOf(over.id);
    if (from === to || from === -1 || to === -1) return;
    choices.move(from, to);
    announce(t('choices.dropped', { code: String(active.id), rank: to + 1, band: bandName(to, wording) }));
  };

  const silent = () => undefined;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={MODIFIERS}
      onDragStart={vibrate}
      onDragEnd={drop}
      accessibility={{
        announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
        screenReaderInstructions: { draggable: t('choices.gripHelp') },
      }}
    >
      <SortableContext items={[...codes]} strategy={stay}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
