import type { DatabaseKind, Place } from './place.ts';

/** What came out: our figures and whether they meet what is asked, or why it cannot be tried here. */
export type Outcome =
  | { readonly kind: 'measured'; readonly ours: Readonly<Record<string, unknown>>; readonly ok: boolean }
  | { readonly kind: 'skipped'; readonly why: string };

/** Something that goes wrong in life, brought about on purpose. */
export interface Fault {
  readonly name: string;
  readonly mustMeet: string;
  readonly databases: readonly DatabaseKind[];
  /** After so long it has failed. */
  readonly limitSeconds: number;
  readonly run: (place: Place) => Promise<Outcome>;
}

export function measured(ours: Readonly<Record<string, unknown>>, ok: boolean): Outcome {
  return { kind: 'measured', ours, ok };
}
