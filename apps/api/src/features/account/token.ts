import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A secret that only its holder will know: 256 random bits. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is stored of a secret: enough to know it again, useless to whoever reads the database. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
