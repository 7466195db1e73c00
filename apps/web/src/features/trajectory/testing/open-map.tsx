import { EMPTY_TRAJECTORY, type TrajectoryWork } from '@lodestar/domain';
import { act, screen, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, vi } from 'vitest';
import { publishSaving, type SavingPhase } from '../../../shared/work/saving.tsx';
import { TRAJECTORY_WORK } from '../../../shared/work/trajectory-work.ts';
import { visit } from '../../../testing/account/visit.tsx';
import { TrajectoryPage } from '../trajectory-page.tsx';

const KEY = 'lodestar.user.mei-chan.trajectory';
const WINDOW = { clientWidth: 1400, clientHeight: 6000 } as const;

/** Gives the window of the map a size, and the page one that is wide or narrow. */
export function inWindow({ wide }: { readonly wide: boolean }): void {
  beforeEach(() => {
    for (const [side, length] of Object.entries(WINDOW))
      vi.spyOn(
        HTMLElement.prototype,
        side === 'clientWidth' ? 'clientWidth' : 'clientHeight',
        'get',
      ).mockReturnValue(length);
    vi.stubGlobal('matchMedia', () => ({
      matches: wide,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
  });
  afterEach(() => {
    publishSaving('trajectory', null);
    // Messages outlive the page they were said on.
    toast.dismiss();
    vi.restoreAllMocks();
  });
}

/** A map that this device and the account agree on. */
export function keepMap(parts: Partial<TrajectoryWork>): void {
  const work = { ...EMPTY_TRAJECTORY, ...parts };
  localStorage.setItem(KEY, JSON.stringify({ value: work, saved: work, tag: '"0"' }));
}

/** How far whoever saves has come. */
export function savingIs(phase: SavingPhase, retry: () => void = () => undefined): void {
  act(() => publishSaving('trajectory', { phase, retry }));
}

/** The map as it is on this device now. */
export const mapNow = () => TRAJECTORY_WORK.account('mei-chan').snapshot().value;

export const openMap = (language: 'en' | 'tc' = 'en') =>
  visit(<TrajectoryPage eddyPath="/eddy" />, { at: '/trajectory', language, namespaces: ['trajectory'] });

/** The card of an event, by the beginning of its name. */
export const card = (name: string) => screen.findByRole('article', { name: new RegExp(`^${name}`) });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const dialog = () => screen.findByRole('dialog');
type User = Awaited<ReturnType<typeof openMap>>['user'];

/** Opens the panel beside the map, and gives the form in it that adds an event. */
export async function addForm(user: User) {
  if (screen.queryByRole('region', { name: 'Add an event' }) === null)
    await user.click(screen.getAllByRole('button', { name: 'Add event' })[0] ?? document.body);
  return within(await screen.findByRole('region', { name: 'Add an event' }));
}
