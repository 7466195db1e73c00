import type { useSortable } from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { useWording } from '../../../../shared/programme/wording.ts';
import { gripId } from '../../model/use-keyboard-sorting.ts';

interface ChoiceGripProps {
  readonly code: string;
  readonly rank: number;
  readonly lifted: boolean;
  readonly pointer: ReturnType<typeof useSortable>['listeners'];
  readonly setNode: (node: HTMLElement | null) => void;
  readonly onKey: (event: KeyboardEvent<HTMLElement>, code: string) => void;
  readonly onBlur: (code: string) => void;
}

/** The handle of a row: dragged with mouse or finger, moved with the arrow keys. The sheet leaves its gestures alone. */
export function ChoiceGrip({ code, rank, lifted, pointer, setNode, onKey, onBlur }: ChoiceGripProps) {
  const { t } = useWording();
  const help = useId();
  return (
    <button
      ref={setNode}
      {...pointer}
      id={gripId(code)}
      type="button"
      aria-label={t('choices.grip', { code, rank })}
      aria-describedby={help}
      aria-pressed={lifted}
      data-base-ui-swipe-ignore
      onKeyDown={(event) => onKey(event, code)}
      onBlur={() => onBlur(code)}
      className="-ms-2 grid min-h-(--tap) w-9 cursor-grab touch-none place-items-center rounded-1 text-muted hover:text-ink active:cursor-grabbing"
    >
      <GripVertical aria-hidden="true" className="size-5 stroke-[1.75]" />
      <span id={help} hidden>
        {t('choices.gripHelp')}
      </span>
    </button>
  );
}
