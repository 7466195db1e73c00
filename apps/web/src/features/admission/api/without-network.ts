import { ApiError } from '../../../shared/api/api-error.ts';

/** Whether a call failed because no server could be reached, so that the same rules may answer on this device. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'network' || error.code === 'timeout');
}

/** An answer, and whether it was worked out on this device. */
export interface Answered<T> {
  readonly data: T;
  readonly local: boolean;
}

/** Asks the server; when it cannot be reached, and this device knows the answer, answers here. */
export async function serverElseHere<T>(ask: () => Promise<T>, here: (() => T) | null): Promise<Answered<T>> {
  try {
    return { data: await ask(), local: false };
  } catch (error) {
    if (here === null || !isUnreachable(error)) throw error;
    return { data: here(), local: true };
  }
}
