import type { InEachLanguage } from '@lodestar/domain';
import type { EddyLanguage } from '../context.ts';
import en from './locales/en.json' with { type: 'json' };
import writtenSc from './locales/sc.generated.json' with { type: 'json' };
import writtenTc from './locales/tc.json' with { type: 'json' };
import type { Register } from './register.ts';
import spokenSc from './spoken/locales/sc.generated.json' with { type: 'json' };
import spokenTc from './spoken/locales/tc.json' with { type: 'json' };

/** Every way of saying one thing, in the order they are tried. */
export type Variants = Readonly<Record<string, string>>;

export type TalkTexts = typeof en;
export type FactName = keyof TalkTexts['fact'];
export type NextName = keyof TalkTexts['next'];

const TEXTS: Readonly<Record<Register, InEachLanguage<TalkTexts>>> = {
  written: { en, tc: writtenTc, sc: writtenSc },
  spoken: { en, tc: spokenTc, sc: spokenSc },
};

/** What Eddy says in a language; Chinese as it is written to him. */
export function talkTexts(language: EddyLanguage, register: Register): TalkTexts {
  return TEXTS[register][language];
}
