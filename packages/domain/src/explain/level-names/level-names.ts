import { LEVEL_NAMES, type LevelOrNone, type Reason } from '../../admission/classification.ts';
import type { InEachLanguage, Language } from '../../languages.ts';
import en from './locales/en.json' with { type: 'json' };
import sc from './locales/sc.generated.json' with { type: 'json' };
import tc from './locales/tc.json' with { type: 'json' };

const TEXTS: InEachLanguage<typeof en> = { en, tc, sc };

/** The lowest level where it is a requirement that is not met, with that. */
export function requirementNotMetWords(language: Language): string {
  return TEXTS[language].noLevel.requirementNotMet;
}

/** Why there is no level, in words. */
export function noLevelWords(reason: Reason, language: Language): string {
  return TEXTS[language].noLevel[reason === null || reason === 'requirementNotMet' ? 'error' : reason];
}

/** The name of a level, or the reason why there is none. */
export function levelName(level: LevelOrNone, reason: Reason, language: Language): string {
  return level === -1 ? noLevelWords(reason, language) : TEXTS[language].level[LEVEL_NAMES[level]];
}
