import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type LookAddress, readAddress, writeAddress } from './address.ts';
import type { FacetSets } from './use-shelves.ts';

/** Takes the look as it is to the one that is wished. */
export type ChangeLook = (next: (now: LookAddress) => LookAddress) => void;

/** What the address says is looked for. `options`: null until they are known, when whatever is written is kept. */
export function useLook(options: FacetSets | null): {
  readonly look: LookAddress;
  readonly change: ChangeLook;
} {
  const [params, setParams] = useSearchParams();
  const look = useMemo(() => readAddress(params, options), [params, options]);
  const change = useCallback<ChangeLook>(
    (next) =>
      setParams((now) => writeAddress(next(readAddress(now, options))), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams, options],
  );
  return { look, change };
}
