import { CHAT_LIMITS } from '@lodestar/contract';
import type { KeyboardEventHandler, Ref } from 'react';

interface GrowingTextProps {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly label: string;
  readonly placeholder?: string;
  readonly describedBy: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onKeyDown: KeyboardEventHandler;
}

const CELL = 'col-start-1 row-start-1 py-2.5 leading-normal [overflow-wrap:anywhere]';

/** A field for text that grows with it up to a third of the window: an unseen copy of the text gives the height. */
export function GrowingText({
  ref,
  label,
  placeholder,
  describedBy,
  value,
  onChange,
  onKeyDown,
}: GrowingTextProps) {
  return (
    <div className="grid max-h-[33dvh] min-h-(--tap) min-w-0 flex-1 grid-cols-1 overflow-y-auto">
      <div aria-hidden="true" className={`${CELL} invisible whitespace-pre-wrap`}>
        {`${value || (placeholder ?? '')}\u200B`}
      </div>
      <textarea
        ref={ref}
        rows={1}
        aria-label={label}
        aria-describedby={describedBy}
        placeholder={placeholder}
        maxLength={CHAT_LIMITS.text}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        className={`${CELL} h-full w-full resize-none overflow-hidden bg-transparent outline-none placeholder:text-muted`}
      />
    </div>
  );
}
