import { startTransition, useEffect, useState } from 'react';

/** Before that a page is still being looked at for the first time. */
const REST_MS = 1500;
/** Where the browser does not say that it is idle. */
const BETWEEN_MS = 300;

const waiting = new Set<() => void>();
let turn: number | undefined;

/** Calls one after another of those who wait, each once the browser has nothing else to do. */
function takeTurns(restMs: number): void {
  if (turn !== undefined || waiting.size === 0) return;
  const call = () => {
    turn = undefined;
    const [next] = waiting;
    if (next === undefined) return;
    waiting.delete(next);
    next();
    takeTurns(BETWEEN_MS);
  };
  turn = window.setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(call);
    else call();
  }, restMs);
}

/**
 * Whether a part that nobody has come near is drawn nonetheless, for the printer: once the page has rested, one such part
 * after another. `needless`: it is drawn anyhow.
 */
export function useIdleTurn(needless: boolean): boolean {
  const [come, setCome] = useState(false);
  const waits = !needless && !come;
  useEffect(() => {
    if (!waits) return;
    const begin = () => startTransition(() => setCome(true));
    waiting.add(begin);
    takeTurns(REST_MS);
    return () => {
      waiting.delete(begin);
      if (waiting.size > 0) return;
      clearTimeout(turn);
      turn = undefined;
    };
  }, [waits]);
  return come;
}
