import type { PreferredLanguage } from '@lodestar/contract';
import type { Mailer } from '../../mail/mailer.ts';
import type { Background } from '../../shared/background.ts';
import en from './locales/en.json' with { type: 'json' };
import sc from './locales/sc.generated.json' with { type: 'json' };
import tc from './locales/tc.json' with { type: 'json' };

const TEXTS = { en, tc, sc };

export type LetterKind = keyof typeof en;

export interface Addressee {
  readonly email: string;
  readonly language: PreferredLanguage;
}

/** What a text has places for, by name. */
export type LetterValues = Readonly<Record<string, string | number>>;

/** Letters about somebody's account, in his or her language. */
export interface AccountLetters {
  readonly canSend: boolean;
  /** Resolves when the mail server has taken it; does nothing where no mail can be sent. */
  readonly send: (kind: LetterKind, to: Addressee, values?: LetterValues) => Promise<void>;
}

/** The same beside a server. */
export interface AccountMail extends AccountLetters {
  /** The same, and no answer waits for it. */
  readonly tell: (kind: LetterKind, to: Addressee, values?: LetterValues) => void;
  /** A link to a page, with a token in its fragment, which no server ever sees. */
  readonly linkTo: (page: string, token: string) => string;
  /** Where the site is. */
  readonly site: string;
}

export interface AccountMailDeps {
  readonly mailer: Mailer | null;
  readonly background: Background;
  /** The address of the site, from the settings: what a request claims to be its host is not believed. */
  readonly siteUrl: string;
}

export function createAccountLetters(mailer: Mailer | null): AccountLetters {
  return {
    canSend: mailer !== null,
    send: async (kind, { email: to, language }, values = {}) => {
      const { subject, text } = TEXTS[language][kind];
      const filled = text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
      await mailer?.send({ to, subject, text: filled });
    },
  };
}

export function createAccountMail({ mailer, background, siteUrl }: AccountMailDeps): AccountMail {
  const { canSend, send } = createAccountLetters(mailer);
  return {
    canSend,
    send,
    tell: (kind, to, values) => {
      if (canSend) background.run(`mail: ${kind}`, () => send(kind, to, values));
    },
    linkTo: (page, token) => new URL(`${page}#token=${token}`, siteUrl).href,
    site: new URL('/', siteUrl).href,
  };
}
