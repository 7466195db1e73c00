import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMapPage } from './map-page.ts';
import { typeWords } from './type-words.ts';

/** Id of the handle of a type. */
export const typeGripId = (type: string) => `type-grip-${type}`;

/** The order of the columns, changed by moving one type to the place of another. */
export function useTypeOrder() {
  const { t } = useTranslation('trajectory');
  const { work, run, announce } = useMapPage();
  const { types } = work;
  const moved = useRef<string | null>(null);

  useLayoutEffect(() => {
    if (moved.current === null || !types.includes(moved.current)) return;
    document.getElementById(typeGripId(moved.current))?.focus();
    moved.current = null;
  }, [types]);

  const move = (type: string, to: number) => {
    const name = typeWords(type, t);
    if (to < 0 || to >= types.length) {
      announce(t('types.atEdge', { name }));
      return;
    }
    const others = types.filter((one) => one !== type);
    run({ kind: 'orderTypes', types: [...others.slice(0, to), type, ...others.slice(to)] });
    announce(t('types.moved', { name, place: to + 1, count: types.length }));
  };

  return {
    move,
    onKey(event: KeyboardEvent, type: string) {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      moved.current = type;
      move(type, types.indexOf(type) + step);
    },
  };
}
