import type { Catalogue, Look, LookedThrough } from '@lodestar/domain';
import { startTransition, useEffect, useState } from 'react';

/** Looks a year's programmes through by what was typed, too. */
export type Searching = (look: Look) => LookedThrough;

const begun = new WeakMap<Catalogue, Searching>();

async function begin(catalogue: Catalogue): Promise<Searching> {
  const { searchingIn } = await import('./searching.ts');
  const searching = await searchingIn(catalogue);
  begun.set(catalogue, searching);
  return searching;
}

interface SearchingState {
  /** Null until it is there. */
  readonly searching: Searching | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The search in a year's programmes: a script and a table of characters of its own, fetched once they are wanted. */
export function useSearching(catalogue: Catalogue, wanted: boolean): SearchingState {
  const [made, setMade] = useState<Searching | null>(null);
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again with every try
  useEffect(() => {
    if (!wanted || begun.has(catalogue)) return;
    let isWanted = true;
    begin(catalogue).then(
      (searching) => isWanted && startTransition(() => setMade(() => searching)),
      () => isWanted && setFailures((before) => before + 1),
    );
    return () => {
      isWanted = false;
    };
  }, [catalogue, wanted, tries]);
  return {
    searching: begun.get(catalogue) ?? made,
    failed: failures > tries,
    retry: () => setTries(failures),
  };
}
