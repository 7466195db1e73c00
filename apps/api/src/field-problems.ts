import type { FieldProblem } from '@lodestar/contract';
import { fieldProblem } from './errors.ts';

/** What zod found wrong, as far as a caller is told. */
export interface Issue {
  readonly path: readonly PropertyKey[];
  readonly code: string;
  /** Of `unrecognized_keys`: which. */
  readonly keys?: unknown;
  /** Of a rule of our own: `{ problem }`, the word for it. */
  readonly params?: unknown;
}

/** Fields whose value is nobody's business, not even in an answer to whoever sent it. */
const SECRET = /(^|\.)(password|confirmpassword|current|next|token)$/i;

/** One issue as the fields it refuses. `place` comes before each path: '', `query.` or `row.`. */
export function problemsOf(issue: Issue, place: string, value?: unknown): FieldProblem[] {
  const path = issue.path.map(String);
  if (Array.isArray(issue.keys)) {
    return issue.keys.map((key) =>
      fieldProblem(`${place}${[...path, String(key)].join('.')}`, 'unknownField'),
    );
  }
  const field = `${place}${path.join('.')}`.replace(/\.$/, '') || 'body';
  return [fieldProblem(field, wordOf(issue), SECRET.test(field) ? undefined : value)];
}

function wordOf({ code, params }: Issue): string {
  const hasWord = typeof params === 'object' && params !== null && 'problem' in params;
  return hasWord && typeof params.problem === 'string' ? params.problem : code;
}
