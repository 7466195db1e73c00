import { usernameSchema } from '@lodestar/contract';
import { useEffect, useState } from 'react';
import { isUsernameFree } from '../api/account-calls.ts';

const PAUSE_MS = 500;

/** `none`: nothing that could be a username has been typed. */
export type UsernameCheck = 'none' | 'checking' | 'available' | 'taken' | 'error';

interface Finding {
  readonly username: string;
  readonly check: UsernameCheck;
}

/** Whether a username is free, asked half a second after the last key. */
export function useUsernameCheck(typed: string): UsernameCheck {
  const username = typed.trim();
  const askable = usernameSchema.safeParse(username).success;
  const [finding, setFinding] = useState<Finding>({ username: '', check: 'none' });

  useEffect(() => {
    if (!askable) return;
    const stop = new AbortController();
    const find = (check: UsernameCheck) => {
      if (!stop.signal.aborted) setFinding({ username, check });
    };
    const timer = setTimeout(() => {
      isUsernameFree(username, stop.signal).then(
        (free) => find(free ? 'available' : 'taken'),
        () => find('error'),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [username, askable]);

  if (!askable) return 'none';
  return finding.username === username ? finding.check : 'checking';
}
