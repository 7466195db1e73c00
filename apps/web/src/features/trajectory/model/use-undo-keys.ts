import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapPage } from './map-page.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"]') !== null;

/** Ctrl or Cmd with Z takes the latest step back, with Shift or Y does it again; not while somebody types. */
export function useUndoKeys({ undo, canUndo, redo, canRedo, announce }: MapPage): void {
  const { t } = useTranslation('trajectory');
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      const again = key === 'y' || (key === 'z' && event.shiftKey);
      if (key !== 'z' && !again) return;
      event.preventDefault();
      if (again ? !canRedo : !canUndo) return;
      (again ? redo : undo)();
      announce(t(again ? 'tools.redone' : 'tools.undone'));
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [undo, canUndo, redo, canRedo, announce, t]);
}
