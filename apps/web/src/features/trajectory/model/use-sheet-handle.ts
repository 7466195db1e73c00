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

  const heightAt = (clientY: number) =>
    grip.current === null ? height : grip.current.height + grip.current.y - clientY;

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { y: event.clientY, height, moved: false };
    },
    onPointerMove({ clientY }: PointerEvent) {
      if (grip.current === null || sheet.current === null) return;
      if (Math.abs(clientY - grip.current.y) > TREMOR) grip.current.moved = true;
      if (!grip.current.moved) return;
      sheet.current.dataset.dragging = '';
      sheet.current.style.height = `${boundHeight(heightAt(clientY), window.innerHeight)}px`;
    },
    onPointerUp({ clientY }: PointerEvent) {
      if (grip.current === null || sheet.current === null) return;
      const { moved } = grip.current;
      const toggled = height > SHEET_LEAST ? SHEET_LEAST : sheetMost(window.innerHeight);
      const next = moved ? restingHeight(heightAt(clientY), window.innerHeight) : toggled;
      grip.current = null;
      delete sheet.current.dataset.dragging;
      sheet.current.style.height = `${next}px`;
      onHeight(next);
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
