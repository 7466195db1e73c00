import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useWording } from '../../../../shared/programme/wording.ts';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { useAdmission } from '../../model/admission.ts';
import type { KeyboardSorting } from '../../model/use-keyboard-sorting.ts';
import { ReceiptPanel } from '../receipt/receipt-panel.tsx';
import { ChoiceFacts } from './choice-facts.tsx';
import { ChoiceGrip } from './choice-grip.tsx';
import { ChoiceLevel } from './choice-level.tsx';

interface ChoiceRowProps {
  readonly code: string;
  readonly index: number;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly keyboard: KeyboardSorting;
}

/** One choice: handle, rank, what it is, its level, a way to remove it, and the receipt when it is opened. */
export function ChoiceRow({ code, index, open, onOpen, keyboard }: ChoiceRowProps) {
  const { catalogue } = useAdmission();
  const lifted = keyboard.lifted === code;
  const { t } = useWording();
  const receipt = useId();
  const sorting = useSortable({ id: code });
  const { isDragging, isOver, activeIndex, transform } = sorting;
  const programme = catalogue?.find(code);
  const landing = isOver && !isDragging ? (activeIndex > index ? 'above' : 'below') : null;

  return (
    <li className={classNames('relative', !open && 'border-line border-b')}>
      {landing !== null && (
        <span
          aria-hidden="true"
          data-landing={landing}
          className={classNames(
            'absolute inset-x-0 z-1 h-[3px] rounded-1 bg-accent',
            landing === 'above' ? '-top-0.5' : '-bottom-0.5',
          )}
        />
      )}
      <div
        ref={sorting.setNodeRef}
        style={{ transform: CSS.Translate.toString(transform) }}
        className={classNames(
          'grid grid-cols-[1.75rem_1.6rem_minmax(0,1fr)_var(--tap)] items-start py-2',
          isDragging && 'relative z-2 -rotate-[0.8deg] rounded-2 bg-surface shadow-3',
          lifted && 'rounded-2 bg-accent-tint shadow-2',
        )}
      >
        <ChoiceGrip
          code={code}
          rank={index + 1}
          lifted={lifted}
          pointer={sorting.listeners}
          setNode={sorting.setActivatorNodeRef}
          onKey={keyboard.onKeyDown}
          onBlur={keyboard.onBlur}
        />
        <span aria-hidden="true" className="text-center font-display text-xl leading-(--tap)">
          {index + 1}
        </span>
        <ChoiceFacts code={code} programme={programme ?? null} />
        <IconButton
          label={t('choices.remove', { code })}
          className="-me-2.5 justify-self-end text-muted"
          onClick={() => keyboard.remove(code)}
        >
          <X aria-hidden="true" />
        </IconButton>
        {programme !== undefined && (
          <ChoiceLevel programme={programme} open={open} receipt={receipt} onOpen={onOpen} />
        )}
      </div>
      {open && programme !== undefined && (
        <div className="pb-4">
          <ReceiptPanel id={receipt} code={code} />
        </div>
      )}
    </li>
  );
}
