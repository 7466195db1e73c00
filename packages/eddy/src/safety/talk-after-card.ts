import type { EddyLanguage } from '../context.ts';
import type { Care } from './danger.ts';
import en from './locales/en.json' with { type: 'json' };
import sc from './locales/sc.generated.json' with { type: 'json' };
import tc from './locales/tc.json' with { type: 'json' };

/** The fixed words of care, in each language. */
export const CARE_TEXTS: Readonly<Record<EddyLanguage, typeof en>> = { en, tc, sc };

/** A message of the chat before, the oldest first. `care`: what Eddy's message showed of help; null for all others. */
export interface SaidBefore {
  readonly isBot: boolean;
  readonly care: Care | null;
  readonly text: string;
}

/** Where to write and where to call, as they are named in the language of the answer. */
export interface NamedContacts {
  readonly channel: string;
  readonly line: string;
}

/** A message, and what it is answered in the light of. */
export interface Said {
  readonly text: string;
  /** All that was said before, or the last of it. */
  readonly before: readonly SaidBefore[];
  readonly language: EddyLanguage;
  readonly contacts: NamedContacts;
}

/** So many answers after a card it is still what the talk is about. */
export const ANSWERS_AFTER_CARD = 6;

/** Whether one of the last answers was a card about this. */
export const hadCard = (about: Care, before: readonly SaidBefore[], answers: number): boolean =>
  before
    .filter(({ isBot }) => isBot)
    .slice(-answers)
    .some(({ care }) => care === about);
