import { createHash, randomBytes, randomInt } from 'node:crypto';

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

/** Letters and digits that nobody mistakes for others, in groups: it is read out or copied by hand. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUP_LENGTH = 4;

/** A secret for people: so many groups of letters, such as `k7fm-2xpa`. */
export function spokenCode(groups: number): string {
  const letter = () => LETTERS[randomInt(LETTERS.length)] ?? '';
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** The same however it was typed. */
export const plainCode = (typed: string) => typed.toLowerCase().replace(/[\s-]/g, '');
