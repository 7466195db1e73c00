import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { boundHeight, heightForKey, restingHeight, SHEET_LEAST, sheetMost } from './sheet-height.ts';

interface SheetHandleParts {
  readonly sheet: RefObject<HTMLElement | null>;
  readonly height: number;
  readonly onHeight: (height: number) => void;
}

/** A press that moves less than this is a press, not a drag. */
const TREMOR = 4;

/** Dragging the handle moves the sheet past React; letting go, a press or a key sets its height. */
export function useSheetHandle({ sheet, height, onHeight }: SheetHandleParts) {
  const grip = useRef<{ readonly y: number; readonly height: number; moved: boolean } | null>(null);
  const dragged = useRef(false);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { y: event.clientY, height, moved: false };
      dragged.current = false;
    },
    onPointerMove({ clientY }: PointerEvent) {
      if (grip.current === null || sheet.current === null) return;
      if (Math.abs(clientY - grip.current.y) > TREMOR) grip.current.moved = true;
      if (!grip.current.moved) return;
      sheet.current.dataset.dragging = '';
      sheet.current.style.height = `${boundHeight(grip.current.height + grip.current.y - clientY, window.innerHeight)}px`;
    },
    onPointerUp({ clientY }: PointerEvent) {
      const held = grip.current;
      grip.current = null;
      dragged.current = held?.moved === true;
      if (held === null || sheet.current === null || !held.moved) return;
      const next = restingHeight(held.height + held.y - clientY, window.innerHeight);
      delete sheet.current.dataset.dragging;
      sheet.current.style.height = `${next}px`;
      onHeight(next);
    },
    // Not when the finger is lifted: the click that follows would reach what the sheet has uncovered.
    onClick() {
      if (!dragged.current) onHeight(height > SHEET_LEAST ? SHEET_LEAST : sheetMost(window.innerHeight));
    },
    onPointerCancel() {
      grip.current = null;
      if (sheet.current === null) return;
      delete sheet.current.dataset.dragging;
      sheet.current.style.height = `${height}px`;
    },
    onKeyDown(event: KeyboardEvent) {
      const next = heightForKey(event.key, height, window.innerHeight);
      if (next === null) return;
      event.preventDefault();
      onHeight(next);
    },
  };
}
