import { ApiError } from '../../../shared/api/api-error.ts';
import { isNetworkTrouble, isServerTrouble, spokenBy } from './call-failure.ts';

export type RegistrationFailure =
  | {
      readonly kind:
        | 'exists'
        | 'invalid'
        | 'tooMany'
        | 'server'
        | 'network'
        | 'failed'
        | 'timeout'
        | 'cancelled';
    }
  | { readonly kind: 'said'; readonly message: string };

/** Reads a failure by the content of its message (specification, part 1, section 8). */
export function registrationFailure(error: unknown): RegistrationFailure {
  const message = spokenBy(error);
  if (/already exists|duplicate/i.test(message)) return { kind: 'exists' };
  if (/invalid|validation/i.test(message)) return { kind: 'invalid' };
  if (isServerTrouble(error)) return { kind: 'server' };
  if (isNetworkTrouble(error)) return { kind: 'network' };
  if (error instanceof ApiError) {
    if (error.code === 'timeout' || error.code === 'cancelled') return { kind: error.code };
    if (error.status === 429) return { kind: 'tooMany' };
  }
  const said = error instanceof ApiError ? error.serverMessage : message;
  return said ? { kind: 'said', message: said } : { kind: 'failed' };
}
