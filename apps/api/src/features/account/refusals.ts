import type { FieldProblem } from '@lodestar/contract';
import { AppError, fieldProblem } from '../../errors.ts';

/** A refusal in other words than its code has; the pages of other clients look for them (specification, section 8). */
function worded(error: AppError, message: string): AppError {
  error.message = message;
  return error;
}

/** The same for an unknown account and a wrong password. */
export function wrongCredentials(): AppError {
  const error = new AppError('unauthenticated', { reason: 'invalidCredentials' });
  return worded(error, 'The username or password is invalid');
}

/** The password asked for once more, by somebody who is signed in, is wrong. */
export function wrongPassword(field: string): AppError {
  const error = new AppError('forbidden', { fields: [{ field, problem: 'wrongPassword' }] });
  return worded(error, 'The password is invalid');
}

export function accountLocked(until: Date, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000));
  const error = new AppError('account_locked', { retryAfterSeconds: seconds });
  return worded(error, 'This account is temporarily locked, too many attempts failed');
}

export function alreadyExists(...fields: readonly FieldProblem[]): AppError {
  return worded(new AppError('conflict', { fields }), 'A user with this e-mail or username already exists');
}

export const taken = (field: string, value: string) => fieldProblem(field, 'taken', value);
