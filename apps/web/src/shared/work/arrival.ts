import { useSession } from '../session/use-session.ts';
import { ownerOf, useWork } from './device-value.ts';
import { useSaving } from './saving.tsx';
import type { WorkPart } from './work-part.ts';

/** `coming`: an account is new on this device, and what it holds is still being fetched; `failed`: it could not be. */
type Arrival = 'here' | 'coming' | 'failed';

/** Whether it is known here what somebody's work is. A guest's lies on the device, and so does what was changed on it. */
export function useArrival<T, Saved>(part: WorkPart<T, Saved>): Arrival {
  const owner = ownerOf(useSession());
  const { phase } = useSaving(part.name);
  // Draws anew when it comes.
  useWork(part);
  if (owner === 'guest') return 'here';
  const account = part.account(owner.userId);
  if (account.server() !== null || account.hasUnsaved()) return 'here';
  return phase === 'loadFailed' ? 'failed' : 'coming';
}
