import { AppError } from './errors.ts';

/** What a caller who changes something may know of it: the tag of the copy it is changing. */
export type IfMatch = string | undefined;

/** An ETag of version numbers: it changes whenever one of them does. */
export function entityTag(...versions: readonly number[]): string {
  return `"${versions.join('.')}"`;
}

/** Whether an If-Match header lets a change through; without one every change goes through. */
export function matchesTag(ifMatch: IfMatch, tag: string): boolean {
  if (ifMatch === undefined) return true;
  const tags = ifMatch.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(tag);
}

/** The refusal of a change to a copy that is no longer the newest, with the newest one. */
export function staleCopy(current: unknown, etag: string): AppError {
  return new AppError('stale', { current, etag });
}
