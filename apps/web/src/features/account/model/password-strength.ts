import { PASSWORD_LENGTH } from '@lodestar/contract';

export type PasswordStrength =
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooShort'; readonly missing: number }
  | { readonly kind: 'ownName' }
  | { readonly kind: 'weak' | 'fair' | 'good' | 'strong' };

const FAIR = 9;
const GOOD = 12;
const STRONG = 16;

/** Length that is hard to guess: a character that repeats or follows its neighbour (aaa, 123, cba) adds nothing. */
function effectiveLength(characters: readonly string[]): number {
  return characters.filter((character, index) => {
    const before = characters[index - 1]?.codePointAt(0);
    const code = character.codePointAt(0) ?? 0;
    return before === undefined || Math.abs(code - before) > 1;
  }).length;
}

/**
 * How hard a password is to guess, by its length alone: a plain rule that can be said in a sentence. `own`: username
 * and e-mail. The commonest passwords are refused by the server besides.
 */
export function passwordStrength(password: string, own: readonly string[] = []): PasswordStrength {
  if (password === '') return { kind: 'empty' };
  if (password.length < PASSWORD_LENGTH.min)
    return { kind: 'tooShort', missing: PASSWORD_LENGTH.min - password.length };
  const plain = password.toLowerCase();
  const names = own.flatMap((name) => [name.toLowerCase(), name.toLowerCase().split('@')[0] ?? '']);
  if (names.some((name) => name !== '' && name === plain)) return { kind: 'ownName' };
  const characters = [...plain];
  const length = Math.min(effectiveLength(characters), 2 * new Set(characters).size);
  if (length >= STRONG) return { kind: 'strong' };
  if (length >= GOOD) return { kind: 'good' };
  return { kind: length >= FAIR ? 'fair' : 'weak' };
}
