import { closestCenter, DndContext, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { restrictToVerticalAxis } from '@dnd-kit/modifiers';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { shownTypes } from '@lodestar/domain';
import { GripVertical, Pencil, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { FormAlert } from '../../../../shared/ui/field.tsx';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { useMapPage } from '../../model/map-page.ts';
import { useRemoval } from '../../model/use-removal.ts';
import { typeWords } from '../../model/words.ts';
import { AddTypeForm, RenameForm } from './type-forms.tsx';

/** Id of the handle of a type. */
const typeGripId = (type: string) => `type-grip-${type}`;

/** The order of the columns, changed by moving one type to the place of another. */
function useTypeOrder() {
  const { t } = useTranslation('trajectory');
  const { work, run, announce } = useMapPage();
  const types = shownTypes(work);
  const moved = useRef<string | null>(null);

  useLayoutEffect(() => {
    if (moved.current === null) return;
    document.getElementById(typeGripId(moved.current))?.focus();
    moved.current = null;
  });

  const move = (type: string, to: number) => {
    const name = typeWords(type, t);
    if (to < 0 || to >= types.length) {
      announce(t('types.atEdge', { name }));
      return;
    }
    const others = types.filter((one) => one !== type);
    run({ kind: 'orderTypes', types: [...others.slice(0, to), type, ...others.slice(to)] });
    announce(t('types.moved', { name, place: to + 1, count: types.length }));
  };

  return {
    move,
    onKey(event: KeyboardEvent, type: string) {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      moved.current = type;
      move(type, types.indexOf(type) + step);
    },
  };
}

interface TypeRowProps {
  readonly type: string;
  readonly types: readonly string[];
  /** One of the pupil's types, not only left on events. */
  readonly known: boolean;
  /** How many events are of this type. */
  readonly used: number;
  readonly onKey: (event: KeyboardEvent, type: string) => void;
  readonly onDelete: (type: string) => void;
}

/** A type with its handle; dragged, moved with the arrow keys, renamed, deleted, or taken up when only events have it. */
function TypeRow({ type, types, known, used, onKey, onDelete }: TypeRowProps) {
  const { t } = useTranslation('trajectory');
  const { run, announce } = useMapPage();
  const [renaming, setRenaming] = useState(false);
  const help = useId();
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: type,
  });
  const name = typeWords(type, t);
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames(
        'flex items-center gap-2 border-line border-b bg-surface',
        isDragging && 'relative z-1 rounded-2 shadow-3',
      )}
    >
      <button
        ref={setActivatorNodeRef}
        {...listeners}
        id={typeGripId(type)}
        type="button"
        aria-label={t('types.grip', { name, place: types.indexOf(type) + 1, count: types.length })}
        aria-describedby={help}
        onKeyDown={(event) => onKey(event, type)}
        className="-ms-2 grid min-h-(--tap) w-(--tap) shrink-0 cursor-grab touch-none place-items-center rounded-1 text-muted hover:text-ink active:cursor-grabbing"
      >
        <GripVertical aria-hidden="true" className="size-5 stroke-[1.75]" />
        <span id={help} hidden>
          {t('types.gripHelp')}
        </span>
      </button>
      {renaming ? (
        <RenameForm type={type} onDone={() => setRenaming(false)} />
      ) : (
        <>
          <span className="grid min-w-0 flex-1 py-1.5 leading-snug">
            <span className="break-words">{name}</span>
            <span className="text-muted text-xs">
              {t('types.used', { count: used })}
              {!known && ` · ${t('types.stray')}`}
            </span>
          </span>
          {!known && (
            <Button
              size="sm"
              aria-label={t('types.keepNamed', { name })}
              onClick={() => {
                run({ kind: 'addType', name: type });
                announce(t('types.added', { name }));
              }}
            >
              {t('types.keep')}
            </Button>
          )}
          <IconButton label={t('types.rename', { name })} onClick={() => setRenaming(true)}>
            <Pencil aria-hidden="true" />
          </IconButton>
          <IconButton label={t('types.delete', { name })} className="-me-2.5" onClick={() => onDelete(type)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </>
      )}
    </li>
  );
}

/** A finger or mouse must travel so far before a row is picked up. */
const THRESHOLD = 6;
const MODIFIERS = [restrictToVerticalAxis];
const silent = () => undefined;

/** The types in the order of their columns. */
function TypeList({ onDelete }: { readonly onDelete: (type: string) => void }) {
  const { t } = useTranslation('trajectory');
  const { work } = useMapPage();
  const { events } = work;
  const types = shownTypes(work);
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
              known={work.types.includes(type)}
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

/** The columns of the map: added, put in order, deleted when no event uses them. */
export function TypesDialog() {
  const { t } = useTranslation('trajectory');
  const { work, close } = useMapPage();
  const remove = useRemoval();
  const [inUse, setInUse] = useState<string | null>(null);

  const deleteType = (type: string) => {
    const used = work.events.some((event) => event.type === type);
    setInUse(used ? type : null);
    if (!used) remove({ kind: 'removeType', type }, t('types.deleted', { name: typeWords(type, t) }));
  };
  const events = work.events.filter(({ type }) => type === inUse).length;
  return (
    <Dialog open onClose={close} title={t('types.title')} description={t('types.text')}>
      {shownTypes(work).length === 0 && <p className="text-ink-2 text-sm">{t('types.none')}</p>}
      <TypeList onDelete={deleteType} />
      <FormAlert text={inUse === null || events === 0 ? '' : t('alert.typeInUse', { count: events })} />
      <AddTypeForm />
    </Dialog>
  );
}
