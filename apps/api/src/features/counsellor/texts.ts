import en from './locales/en.json' with { type: 'json' };
import sc from './locales/sc.generated.json' with { type: 'json' };
import tc from './locales/tc.json' with { type: 'json' };

/** What the server says in a chat or of one. */
export const CHAT_TEXTS = { en, tc, sc };
