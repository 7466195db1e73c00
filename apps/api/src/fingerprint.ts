import { createHash } from 'node:crypto';

/** The hash by which something is known again without being kept; parts cannot run into each other. */
export function fingerprint(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:${part}`);
  return hash.digest('base64url');
}
