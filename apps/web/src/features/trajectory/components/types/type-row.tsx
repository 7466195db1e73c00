import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { typeColour } from '../../model/type-colour.ts';
import { typeWords } from '../../model/type-words.ts';
import { typeGripId } from '../../model/use-type-order.ts';

interface TypeRowProps {
  readonly type: string;
  readonly types: readonly string[];
  /** How many events are of this type. */
  readonly used: number;
  readonly onKey: (event: KeyboardEvent, type: string) => void;
  readonly onDelete: (type: string) => void;
}

/** A type with its handle; dragged, moved with the arrow keys, or deleted. */
export function TypeRow({ type, types, used, onKey, onDelete }: TypeRowProps) {
  const { t } = useTranslation('trajectory');
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
      <span
        aria-hidden="true"
        className="h-5 w-1 shrink-0 rounded-1"
        style={{ background: typeColour(types, type) }}
      />
      <span className="min-w-0 flex-1 break-words leading-snug">{name}</span>
      <span className="text-muted text-xs">{t('types.used', { count: used })}</span>
      <IconButton label={t('types.delete', { name })} className="-me-2.5" onClick={() => onDelete(type)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}
