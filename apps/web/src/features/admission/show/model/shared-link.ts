import { type Grades, type SharedChoice, writeSharedList } from '@lodestar/domain';
import { sharedValue } from '../../../../shared/event-emitter.ts';

/** What is shown to somebody, and where. */
export interface Sharing {
  /** The page that opens such links, such as `/shared`. */
  readonly path: string;
  readonly collection: string;
  /** Null: without grades. */
  readonly grades: Grades | null;
  readonly choices: readonly SharedChoice[];
}

/** The address that holds a list behind its `#`, which no browser sends to a server. */
export function sharedLink({ path, collection, grades, choices }: Sharing): string {
  const year = Number(collection.replace(/\D/g, ''));
  const fragment = writeSharedList({ year: year > 0 ? year : null, grades, choices });
  return `${new URL(path, location.href)}#${fragment}`;
}

/** The longest address whose code a phone reads off a screen or a page of paper. */
const LONGEST_SCANNED = 700;

/** What the code holds: the whole address, that without notes, or nothing that could be scanned. */
export type Scannable = { readonly text: string; readonly leftOut: 'nothing' | 'notes' } | null;

export function scannableLink(sharing: Sharing): Scannable {
  const whole = sharedLink(sharing);
  if (whole.length <= LONGEST_SCANNED) return { text: whole, leftOut: 'nothing' };
  const bare = sharedLink(sharingOf(sharing, { grades: true, notes: false }));
  return bare.length <= LONGEST_SCANNED ? { text: bare, leftOut: 'notes' } : null;
}

/** The list without what stays at home. */
export function sharingOf(all: Sharing, { grades, notes }: TakenAlong): Sharing {
  return {
    ...all,
    grades: grades ? all.grades : null,
    choices: notes ? all.choices : all.choices.map(({ code }) => ({ code, note: '' })),
  };
}

/** What goes with the list when it is shown, beside the choices. */
interface TakenAlong {
  readonly grades: boolean;
  readonly notes: boolean;
}

const taken = sharedValue<TakenAlong>({ grades: true, notes: false });

export function takeAlong(change: Partial<TakenAlong>): void {
  taken.set({ ...taken.get(), ...change });
}

/** The same for link, paper and files, as long as the visit lasts. */
export const useTakenAlong = taken.use;
