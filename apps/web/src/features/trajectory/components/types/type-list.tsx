import { closestCenter, DndContext, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { restrictToVerticalAxis } from '@dnd-kit/modifiers';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useTranslation } from 'react-i18next';
import { useMapPage } from '../../model/map-page.ts';
import { useTypeOrder } from '../../model/use-type-order.ts';
import { TypeRow } from './type-row.tsx';

/** A finger or mouse must travel so far before a row is picked up. */
const THRESHOLD = 6;
const MODIFIERS = [restrictToVerticalAxis];
const silent = () => undefined;

/** The types in the order of their columns. */
export function TypeList({ onDelete }: { readonly onDelete: (type: string) => void }) {
  const { t } = useTranslation('trajectory');
  const { work } = useMapPage();
  const { types, events } = work;
  const { move, onKey } = useTypeOrder();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: THRESHOLD } }),
    useSensor(TouchSensor, { activationConstraint: { distance: THRESHOLD } }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={MODIFIERS}
      onDragEnd={({ active, over }) => {
        if (over !== null && over.id !== active.id) move(String(active.id), types.indexOf(String(over.id)));
      }}
      accessibility={{
        announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
        screenReaderInstructions: { draggable: t('types.gripHelp') },
      }}
    >
      <SortableContext items={[...types]} strategy={verticalListSortingStrategy}>
        <ol aria-label={t('types.title')}>
          {types.map((type) => (
            <TypeRow
              key={type}
              type={type}
              types={types}
              used={events.filter((event) => event.type === type).length}
              onKey={onKey}
              onDelete={onDelete}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
