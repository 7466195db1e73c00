import { addChoice, bandAt, MAX_CHOICES, moveChoice, removeChoice } from '@lodestar/domain';
import { useCallback, useMemo, useState } from 'react';
import type { Wording } from '../../../shared/programme/wording.ts';
import { notify } from '../../../shared/ui/toast.ts';
import { CHOICES_WORK } from '../../../shared/work/pupil-work.ts';
import { type UsedWork, useWork } from '../../../shared/work/use-work.ts';

export interface Choices {
  readonly stored: UsedWork<readonly string[]>;
  /** Programme codes in the order of preference. */
  readonly codes: readonly string[];
  readonly full: boolean;
  readonly has: (code: string) => boolean;
  readonly add: (code: string) => void;
  readonly remove: (code: string) => void;
  /** The choice removed last, while it can still be put back. */
  readonly removed: string | null;
  readonly undoRemoval: () => void;
  readonly forgetRemoval: () => void;
  readonly move: (from: number, to: number) => void;
  /** Puts a whole order back, such as the one before a move that was given up. */
  readonly reorder: (codes: readonly string[]) => void;
}

interface Removal {
  readonly code: string;
  readonly index: number;
}

/** The band of a place in words: "Band A". */
export function bandName(index: number, { t }: Wording): string {
  return bandAt(index) === 'A' ? t('choices.bandA') : t('choices.bandB');
}

/** The codes with one put back at its place; unchanged when it is there or no place is free. */
function putBack(codes: readonly string[], code: string, index: number): readonly string[] {
  if (codes.includes(code) || codes.length >= MAX_CHOICES) return codes;
  return [...codes.slice(0, index), code, ...codes.slice(index)];
}

/** The ordered list of up to six programmes, with what is said about each change. */
export function useChoices(wording: Wording, announce: (message: string) => void): Choices {
  const stored = useWork(CHOICES_WORK);
  const { value: codes, change } = stored;
  const { t } = wording;
  const [removal, setRemoval] = useState<Removal | null>(null);

  const add = useCallback(
    (code: string) => {
      const addition = addChoice(codes, code);
      if (addition.kind === 'full') notify('error', t('choices.full6'));
      if (addition.kind !== 'added') return;
      change(() => addition.codes);
      announce(t('choices.added', { code, rank: addition.codes.length }));
    },
    [codes, change, announce, t],
  );

  const remove = useCallback(
    (code: string) => {
      setRemoval({ code, index: codes.indexOf(code) });
      change((current) => removeChoice(current, code));
    },
    [codes, change],
  );

  const undoRemoval = useCallback(() => {
    if (removal === null) return;
    const { code, index } = removal;
    change((current) => putBack(current, code, index));
    announce(t('choices.restored', { code, rank: index + 1 }));
    setRemoval(null);
  }, [removal, change, announce, t]);
  const forgetRemoval = useCallback(() => setRemoval(null), []);

  const move = useCallback(
    (from: number, to: number) => change((current) => moveChoice(current, from, to)),
    [change],
  );
  const reorder = useCallback((order: readonly string[]) => change(() => order), [change]);

  return useMemo(
    () => ({
      stored,
      codes,
      full: codes.length >= MAX_CHOICES,
      has: (code: string) => codes.includes(code),
      add,
      remove,
      removed: removal?.code ?? null,
      undoRemoval,
      forgetRemoval,
      move,
      reorder,
    }),
    [stored, codes, add, remove, removal, undoRemoval, forgetRemoval, move, reorder],
  );
}
