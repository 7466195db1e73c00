import { useEffect, useState } from 'react';
import { call } from '../../../../shared/api/call.ts';

/** After so long a way out is offered; after so long the form is given up. */
const SLOW_AFTER_MS = 5_000;
const FAILED_AFTER_MS = 30_000;

type FrameState = 'loading' | 'slow' | 'loaded' | 'failed';

interface Frame {
  readonly state: FrameState;
  readonly onLoad: () => void;
  readonly onError: () => void;
  /** Counts up with every retry, for the frame's key. */
  readonly attempt: number;
  readonly retry: () => void;
}

/** Whether this browser reaches a page, whatever it answers. */
async function reaches(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(url, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', signal });
    return true;
  } catch {
    return signal.aborted;
  }
}

/** Whether the form forbids to be shown within a page of ours, as far as the server can tell. */
async function refusesFrames(signal: AbortSignal): Promise<boolean> {
  try {
    const { state } = await call('surveyFormState', { signal });
    return state === 'refused';
  } catch {
    return false;
  }
}

/**
 * How far an outside page has come. A frame never says that it failed: the browser's own page of the failure loads
 * like any other. So the form is asked for besides, here and by the server, and what blocks it is listened to.
 */
export function useFrame(url: string): Frame {
  const [state, setState] = useState<FrameState>(navigator.onLine ? 'loading' : 'failed');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt asks and is timed anew
  useEffect(() => {
    const asking = new AbortController();
    const fail = () => {
      if (asking.signal.aborted) return;
      asking.abort();
      setState('failed');
    };
    const giveUp = () => setState((now) => (now === 'loaded' ? now : 'failed'));
    void reaches(url, asking.signal).then((reached) => !reached && fail());
    void refusesFrames(asking.signal).then((refused) => refused && fail());
    const blocked = (event: SecurityPolicyViolationEvent) => {
      if (event.effectiveDirective === 'frame-src') fail();
    };
    const slow = setTimeout(() => setState((now) => (now === 'loading' ? 'slow' : now)), SLOW_AFTER_MS);
    const late = setTimeout(giveUp, FAILED_AFTER_MS);
    const offline = () => {
      asking.abort();
      giveUp();
    };
    document.addEventListener('securitypolicyviolation', blocked);
    addEventListener('offline', offline);
    return () => {
      asking.abort();
      clearTimeout(slow);
      clearTimeout(late);
      document.removeEventListener('securitypolicyviolation', blocked);
      removeEventListener('offline', offline);
    };
  }, [url, attempt]);

  return {
    state,
    onLoad: () => setState((now) => (now === 'failed' ? now : 'loaded')),
    onError: () => setState('failed'),
    attempt,
    retry() {
      setState('loading');
      setAttempt((before) => before + 1);
    },
  };
}
