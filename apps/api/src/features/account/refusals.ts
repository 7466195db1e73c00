import type { FieldProblem } from '@lodestar/contract';
import { AppError, fieldProblem, invalidRequest } from '../../errors.ts';

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
  const error = new AppError('wrong_password', { fields: [{ field, problem: 'wrongPassword' }] });
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

/** Whether a refusal says that this field is taken. */
export function isAlreadyThere(error: unknown, field: string): boolean {
  if (!(error instanceof AppError) || error.code !== 'conflict') return false;
  const { fields } = error.params;
  return Array.isArray(fields) && fields.some((one: FieldProblem) => one.field === field);
}

export const taken = (field: string, value: string) => fieldProblem(field, 'taken', value);

/** A mailed link that is unknown, used or too old. */
export const deadToken = () => invalidRequest(fieldProblem('token', 'invalidOrExpired'));

/** The password is right, and the code of the second factor is asked for. */
export function codeMissing(): AppError {
  const error = new AppError('second_factor_required');
  error.status = 401;
  return error;
}

/** The same refusal for a code that was used before, and for one that never was. */
export function wrongCodeAtSignIn(): AppError {
  return worded(new AppError('unauthenticated', { reason: 'invalidCode' }), 'The code is invalid');
}

/** A code asked for from somebody who is signed in. */
export function wrongCode(): AppError {
  return worded(
    new AppError('forbidden', { fields: [{ field: 'code', problem: 'wrongCode' }] }),
    'The code is invalid',
  );
}
