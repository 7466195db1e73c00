import type { Programme } from '@lodestar/domain';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useDebouncedValue } from '../../../shared/use-debounced-value.ts';
import { type SearchState, useProgrammeSearch } from '../api/use-programme-search.ts';
import { useAdmission } from '../components/admission-provider.tsx';

const DEBOUNCE = 300;

export interface ProgrammeSearchBox {
  readonly text: string;
  /** What the results shown are for. */
  readonly query: string;
  readonly type: (text: string) => void;
  readonly clear: () => void;
  readonly search: SearchState;
  readonly open: boolean;
  readonly close: () => void;
  readonly reopen: () => void;
  /** Place of the result the arrow keys stand on. */
  readonly active: number;
  readonly hover: (index: number) => void;
  readonly pick: (programme: Programme) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The search field with its dropdown: debounced, closed by Escape and by picking, walked with the arrow keys. */
export function useProgrammeSearchBox(onPicked: () => void): ProgrammeSearchBox {
  const { years, catalogue, filter, choices } = useAdmission();
  const [text, setText] = useState('');
  const [closed, setClosed] = useState(false);
  const [active, setActive] = useState(0);
  const typed = text.trim();
  const wish = useMemo(() => ({ query: typed, institutions: filter.value }), [typed, filter.value]);
  const rested = useDebouncedValue(wish, DEBOUNCE);
  const query = typed === '' ? '' : rested.query;
  const search = useProgrammeSearch({
    collection: years.collection,
    catalogue,
    query,
    institutions: rested.institutions,
  });
  const { results } = search;
  const open = !closed && query !== '' && (results !== null || search.problem !== null);

  const lastResults = useRef(results);
  useEffect(() => {
    if (lastResults.current !== results) setActive(0);
    lastResults.current = results;
  }, [results]);

  const type = (next: string) => {
    setText(next);
    setClosed(false);
  };
  const clear = () => setText('');
  const close = () => setClosed(true);
  const pick = (programme: Programme) => {
    choices.add(programme.code);
    clear();
    close();
    onPicked();
  };

  const walk = (step: number) => {
    const count = results?.length ?? 0;
    if (count > 0) setActive((current) => (current + step + count) % count);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = results?.[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (open) walk(event.key === 'ArrowDown' ? 1 : -1);
      else setClosed(false);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && open && chosen !== undefined) {
      event.preventDefault();
      pick(chosen);
    } else if (event.key === 'Tab') {
      close();
    }
  };

  return {
    text,
    query,
    type,
    clear,
    search,
    open,
    close,
    reopen: () => setClosed(false),
    active,
    hover: setActive,
    pick,
    onKeyDown,
  };
}
