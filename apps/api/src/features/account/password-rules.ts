import { PASSWORD_LENGTH } from '@lodestar/contract';
import { dictionary } from '@zxcvbn-ts/language-common';

const REFUSED_RANKS = 10_000;

/** The commonest passwords, commonest first, as far as they are long enough to be tried. */
const COMMON: ReadonlySet<string> = new Set(
  dictionary['passwords-common']
    .slice(0, REFUSED_RANKS)
    .filter(({ length }) => length >= PASSWORD_LENGTH.min),
);

export interface PasswordOwner {
  readonly userId: string | null;
  readonly email: string;
}

/** Why a password cannot be taken, in a word that the page translates; null when it can. Letter case is no help. */
export function passwordProblem(
  password: string,
  { userId, email }: PasswordOwner,
): 'tooCommon' | 'sameAsUsername' | 'sameAsEmail' | null {
  const plain = password.toLowerCase();
  if (plain === userId?.toLowerCase()) return 'sameAsUsername';
  if (plain === email) return 'sameAsEmail';
  return COMMON.has(plain) ? 'tooCommon' : null;
}
