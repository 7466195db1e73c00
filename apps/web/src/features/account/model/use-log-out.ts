import { useState } from 'react';
import { useNavigate } from 'react-router';
import { runningAccountWork } from './account-work.ts';
import { logOut } from './log-out.ts';

const PATIENCE_MS = 4000;

interface LogOut {
  readonly request: () => void;
  /** Some work could not be saved: is it to be given up? */
  readonly asking: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

function patience(): Promise<boolean> {
  return new Promise((resolve) => setTimeout(() => resolve(false), PATIENCE_MS));
}

/** Logs out and goes home; work that is not saved yet is saved first, or asked about. */
export function useLogOut(): LogOut {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    void navigate('/');
    logOut();
  };
  const request = async () => {
    const work = runningAccountWork();
    const settled = !work?.hasUnsaved() || (await Promise.race([work.settle(), patience()]));
    if (settled) leave();
    else setAsking(true);
  };
  return { request: () => void request(), asking, leave, stay: () => setAsking(false) };
}
