import type { Language } from '@lodestar/domain';
import type { LinkPreview } from './link-preview.ts';
import en from './locales/en.json' with { type: 'json' };
import sc from './locales/sc.generated.json' with { type: 'json' };
import tc from './locales/tc.json' with { type: 'json' };

const TEXTS = { en, tc, sc };
/** What pupils send one another besides programmes: the front page, and a list, which is in the part of its address that stays with them. */
const PATHS: ReadonlySet<string> = new Set(['/', '/shared']);

/** What a chat shows of the product; null for an address that says nothing of its own. */
export function productPreview(path: string, language: Language): LinkPreview | null {
  return PATHS.has(path) ? { ...TEXTS[language], language, picture: 'drawing', head: null } : null;
}
