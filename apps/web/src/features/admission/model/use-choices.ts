import { addChoice, jupasBandAt, moveChoice, removeChoice } from '@lodestar/domain';
import { useCallback, useState } from 'react';
import { type OpenChoices, useOpenChoices } from '../../../shared/lists/use-open-choices.ts';
import type { Wording } from '../../../shared/programme/wording.ts';

export interface Choices extends Pick<OpenChoices, 'lists' | 'kind' | 'size' | 'codes' | 'stored'> {
  readonly full: boolean;
  readonly has: (code: string) => boolean;
  /** Puts a programme at the end; where there is no room, asks which to replace. */
  readonly add: (code: string) => void;
  /** The programme that has no room, while it is asked what to do with it. */
  readonly asking: string | null;
  readonly stopAsking: () => void;
  readonly replace: (other: string, code: string) => void;
  readonly remove: (code: string) => void;
  /** The choice removed last, while it can still be put back. */
  readonly removed: string | null;
  readonly undoRemoval: () => void;
  readonly forgetRemoval: () => void;
  readonly move: (from: number, to: number) => void;
  /** Puts a whole order back, such as the one before a move that was given up. */
  readonly reorder: (codes: readonly string[]) => void;
  readonly noteOf: (code: string) => string;
  readonly setNote: (code: string, note: string) => void;
}

interface Removal {
  readonly code: string;
  readonly index: number;
  readonly note: string;
}

/** The band of a place in words: "Band A". */
export function bandName(index: number, { t }: Wording): string {
  return t('choices.band', { band: jupasBandAt(index) ?? '' });
}

/** The codes with one put back at its place; unchanged when it is there or no place is free. */
function putBack(codes: readonly string[], { code, index }: Removal, size: number): readonly string[] {
  if (codes.includes(code) || codes.length >= size) return codes;
  return [...codes.slice(0, index), code, ...codes.slice(index)];
}

/** The ordered list that is open, with what is said about each change. */
export function useChoices({ t }: Wording, announce: (message: string) => void): Choices {
  const open = useOpenChoices();
  const { codes, change, size, noteOf, setNote } = open;
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [asking, setAsking] = useState<string | null>(null);
  const forgetRemoval = useCallback(() => setRemoval(null), []);

  return {
    lists: open.lists,
    kind: open.kind,
    size,
    codes,
    stored: open.stored,
    noteOf,
    setNote,
    full: codes.length >= size,
    has: (code) => codes.includes(code),
    add(code) {
      const addition = addChoice(codes, code, size);
      if (addition.kind === 'full') setAsking(code);
      if (addition.kind !== 'added') return;
      change(() => addition.codes);
      announce(t('choices.added', { code, rank: addition.codes.length }));
    },
    asking,
    stopAsking: () => setAsking(null),
    replace(other, code) {
      if (noteOf(other) !== '') setNote(other, '');
      change((current) => current.map((one) => (one === other ? code : one)));
      announce(t('choices.added', { code, rank: codes.indexOf(other) + 1 }));
    },
    remove(code) {
      setRemoval({ code, index: codes.indexOf(code), note: noteOf(code) });
      if (noteOf(code) !== '') setNote(code, '');
      change((current) => removeChoice(current, code));
    },
    removed: removal?.code ?? null,
    undoRemoval() {
      if (removal === null) return;
      change((current) => putBack(current, removal, size));
      if (removal.note !== '') setNote(removal.code, removal.note);
      announce(t('choices.restored', { code: removal.code, rank: removal.index + 1 }));
      setRemoval(null);
    },
    forgetRemoval,
    move: (from, to) => change((current) => moveChoice(current, from, to)),
    reorder: (order) => change(() => order),
  };
}
