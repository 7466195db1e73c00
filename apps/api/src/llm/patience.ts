export interface Patience {
  /** Aborted when the model has been silent for too long. */
  readonly signal: AbortSignal;
  /** The model gave a sign of life. */
  readonly heard: () => void;
  readonly end: () => void;
}

/** How long a model that answers may take in all, and fall silent once its time is over, in parts of that time. */
const LONGEST = 3;
const SILENCE = 1 / 3;

/**
 * Waits for a model that answers as it goes: by the end of its time it must have begun; whoever still talks then may
 * go on, up to three times as long, but not fall silent.
 */
export function patienceFor(timeMs: number, now: () => number = () => performance.now()): Patience {
  const given = new AbortController();
  const begun = now();
  let lastHeard: number | null = null;
  let timer = setTimeout(check, timeMs);

  function check() {
    const since = now() - begun;
    const silentFor = lastHeard === null ? since : now() - lastHeard;
    const left = Math.min(timeMs * SILENCE - silentFor, timeMs * LONGEST - since);
    if (lastHeard === null || left <= 0) given.abort();
    else timer = setTimeout(check, Math.ceil(left));
  }

  return {
    signal: given.signal,
    heard: () => {
      lastHeard = now();
    },
    end: () => clearTimeout(timer),
  };
}
