/** Whose work it is: a guest's, or of whoever is signed in. */
export type WorkOwner = 'guest' | { readonly userId: string };

export const PREFIX = 'lodestar.';
const ACCOUNTS = `${PREFIX}user.`;

/** Where a part of somebody's work lies in the browser's storage. */
export function keyOf(owner: WorkOwner, part: string): string {
  return owner === 'guest' ? `${PREFIX}guest.${part}` : `${ACCOUNTS}${owner.userId}.${part}`;
}

/** The users of whom a part lies in this browser. */
export function usersWith(part: string): readonly string[] {
  const end = `.${part}`;
  return accountKeys()
    .filter((key) => key.endsWith(end))
    .map((key) => key.slice(ACCOUNTS.length, -end.length));
}

/** Where anything of an account lies in the browser's storage. */
export function accountKeys(): readonly string[] {
  return keysUnder(ACCOUNTS);
}

/** Nothing where storage is closed. */
export function keysUnder(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
