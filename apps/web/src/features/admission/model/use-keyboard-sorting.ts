import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useWording } from '../../../shared/programme/wording.ts';
import { useAdmission, useAnnounce } from '../components/admission-provider.tsx';
import { bandName } from './use-choices.ts';

interface Lift {
  readonly code: string;
  /** The order to go back to. */
  readonly before: readonly string[];
}

export interface KeyboardSorting {
  /** Picked up and not yet dropped. */
  readonly lifted: string | null;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, code: string) => void;
  readonly onBlur: (code: string) => void;
  /** Takes a choice out and goes on to the one that follows. */
  readonly remove: (code: string) => void;
}

/** Id of the handle of a choice. */
export function gripId(code: string): string {
  return `grip-${code}`;
}

/**
 * Sorting with the keys of a handle: arrow up and down move the row, Space or Enter picks it up and drops it, Escape
 * puts a picked up row back where it was. The focus stays on the handle of the row that moved.
 */
export function useKeyboardSorting(): KeyboardSorting {
  const { choices } = useAdmission();
  const announce = useAnnounce();
  const wording = useWording();
  const { t } = wording;
  const { codes } = choices;
  const [lift, setLift] = useState<Lift | null>(null);
  const moved = useRef<string | null>(null);

  useLayoutEffect(() => {
    if (moved.current === null || !codes.includes(moved.current)) return;
    document.getElementById(gripId(moved.current))?.focus();
    moved.current = null;
  }, [codes]);

  const move = (code: string, step: number) => {
    const from = codes.indexOf(code);
    const to = from + step;
    if (to < 0 || to >= codes.length) {
      announce(t('choices.atEdge', { code, rank: from + 1 }));
      return;
    }
    moved.current = code;
    choices.move(from, to);
    announce(t('choices.moved', { code, rank: to + 1, band: bandName(to, wording) }));
  };

  const toggle = (code: string) => {
    const index = codes.indexOf(code);
    const rank = index + 1;
    navigator.vibrate?.(10);
    if (lift?.code === code) {
      setLift(null);
      announce(t('choices.dropped', { code, rank, band: bandName(index, wording) }));
    } else {
      setLift({ code, before: codes });
      announce(t('choices.lifted', { code, rank }));
    }
  };

  const giveUp = ({ code, before }: Lift) => {
    setLift(null);
    if (before.join() !== codes.join()) {
      moved.current = code;
      choices.reorder(before);
    }
    announce(t('choices.cancelled', { code, rank: before.indexOf(code) + 1 }));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, code: string) => {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') move(code, event.key === 'ArrowUp' ? -1 : 1);
    else if (event.key === ' ' || event.key === 'Enter') toggle(code);
    else if (event.key === 'Escape' && lift !== null) giveUp(lift);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const remove = (code: string) => {
    const index = codes.indexOf(code);
    moved.current = codes[index + 1] ?? codes[index - 1] ?? null;
    choices.remove(code);
  };

  return {
    remove,
    lifted: lift?.code ?? null,
    onKeyDown,
    onBlur: (code) => {
      if (lift?.code === code && moved.current === null) setLift(null);
    },
  };
}
