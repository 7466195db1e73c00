import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** A secret that only its holder will know: 256 random bits. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Whether a text looks like one. */
export function mayBeToken(text: string): boolean {
  return TOKEN.test(text);
}

/** What is stored of a secret: enough to know it again, useless to whoever reads the database. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
