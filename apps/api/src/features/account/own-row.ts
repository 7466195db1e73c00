import { type FieldProblem, type OwnUserChange, ownUserChangeSchema, type User } from '@lodestar/contract';
import { problemsOf } from '../../field-problems.ts';

/** Fields that only the server or an operator sets: sent back as they are they are passed over, else refused. */
const PROTECTED = [
  'User_ID',
  'UID',
  'User_Role',
  'admin',
  'createdAt',
  'card_id',
  'direct_marketing',
  'email_list',
] as const satisfies readonly (keyof User)[];

/** Never part of a row; another call changes it. Empty, as forms send it, it is passed over. */
const SECRETS = ['Password', 'ConfirmPassword', 'password'];

/** Worked out or saved elsewhere: a row read before and written back may hold an old one, which means nothing. */
const PASSED_OVER = ['abilities', 'jupas_programme_order'];

export type RowVerdict =
  | { readonly kind: 'ok'; readonly change: OwnUserChange }
  | { readonly kind: 'forbidden'; readonly fields: readonly FieldProblem[] }
  | { readonly kind: 'invalid'; readonly fields: readonly FieldProblem[] };

/** What writing a row over one's own user record would change. An honest client reads, merges and writes it all back. */
export function judgeOwnRow(row: Readonly<Record<string, unknown>>, stored: User): RowVerdict {
  const has = (field: string) => Object.hasOwn(row, field);
  const changed = PROTECTED.filter((field) => has(field) && row[field] !== stored[field]);
  const secret = SECRETS.filter((field) => has(field) && row[field] !== '' && row[field] !== null);
  const forbidden = [...changed, ...secret];
  if (forbidden.length > 0) {
    return {
      kind: 'forbidden',
      fields: forbidden.map((field) => ({ field: `row.${field}`, problem: 'protected' })),
    };
  }
  const passedOver = new Set<string>([...PROTECTED, ...SECRETS, ...PASSED_OVER]);
  const wanted = Object.fromEntries(Object.entries(row).filter(([field]) => !passedOver.has(field)));
  const parsed = ownUserChangeSchema.safeParse(wanted);
  if (parsed.success) return { kind: 'ok', change: parsed.data };
  return { kind: 'invalid', fields: parsed.error.issues.flatMap((issue) => problemsOf(issue, 'row.')) };
}
