import type { FieldProblem } from '@lodestar/contract';
import { ApiError } from '../api/api-error.ts';

function isFieldProblem(entry: unknown): entry is FieldProblem {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'field' in entry &&
    typeof entry.field === 'string' &&
    'problem' in entry &&
    typeof entry.problem === 'string'
  );
}

/** The fields that the server refused. */
export function refusedFields(error: unknown): readonly FieldProblem[] {
  const fields = error instanceof ApiError ? error.params.fields : undefined;
  return Array.isArray(fields) ? fields.filter(isFieldProblem) : [];
}
