import { useEffect, useState } from 'react';

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

/** How far an outside page has come. A frame never says that it failed, so what blocks it is listened to besides. */
export function useFrame(): Frame {
  const [state, setState] = useState<FrameState>(navigator.onLine ? 'loading' : 'failed');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt is timed anew
  useEffect(() => {
    const fail = () => setState((now) => (now === 'loaded' ? now : 'failed'));
    const blocked = (event: SecurityPolicyViolationEvent) => {
      if (event.effectiveDirective === 'frame-src') setState('failed');
    };
    const slow = setTimeout(() => setState((now) => (now === 'loading' ? 'slow' : now)), SLOW_AFTER_MS);
    const late = setTimeout(fail, FAILED_AFTER_MS);
    document.addEventListener('securitypolicyviolation', blocked);
    addEventListener('offline', fail);
    return () => {
      clearTimeout(slow);
      clearTimeout(late);
      document.removeEventListener('securitypolicyviolation', blocked);
      removeEventListener('offline', fail);
    };
  }, [attempt]);

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
