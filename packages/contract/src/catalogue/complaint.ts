import { z } from 'zod';
import { type Reason, reasonSchema } from './reason.ts';

const MOST_COMPLAINTS = 200;

/** One reason why a data file is refused. */
export interface Complaint<Why = Reason> {
  /** The row's code; its number, counted from 1, where it has none; null where it is about the whole file. */
  readonly row: string | number | null;
  readonly field: string;
  readonly why: Why;
}

/** What a check finds inside one row. */
export type Finding = Omit<Complaint, 'row'>;

/** A complaint as an answer holds it. */
export const complaintSchema = z.object({
  row: z.union([z.string(), z.int()]).nullable(),
  field: z.string(),
  why: reasonSchema,
}) satisfies z.ZodType<Complaint>;

/** The first complaints, and how many more there are. */
export function listed<Why>(complaints: readonly Complaint<Why>[]): readonly Complaint<Why | Reason>[] {
  const count = complaints.length - MOST_COMPLAINTS;
  return count <= 0
    ? complaints
    : [...complaints.slice(0, MOST_COMPLAINTS), { row: null, field: '', why: { code: 'unlisted', count } }];
}
