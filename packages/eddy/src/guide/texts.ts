import type { InEachLanguage } from '@lodestar/domain';
import en from '../locales/en.json' with { type: 'json' };
import sc from '../locales/sc.generated.json' with { type: 'json' };
import tc from '../locales/tc.json' with { type: 'json' };

/** The words of the guide in one language. */
export type GuideTexts = typeof en;

/** The guide's words as they are written. */
export const WRITTEN: InEachLanguage<GuideTexts> = { en, tc, sc };
