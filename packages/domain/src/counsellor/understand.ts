import type { CounsellorContext, EarlierMessage } from './context.ts';
import type { Understanding } from './understanding.ts';

const CODE = /\bJS[0-9A-Z]{4}\b/gi;

/** What a pupil asks, by rules; follow-ups are understood from the earlier messages. */
export function understand(
  text: string,
  context: CounsellorContext,
  earlier: readonly EarlierMessage[] = [],
): Understanding {
  const codes = [...new Set([...text.matchAll(CODE)].map(([code]) => code.toUpperCase()))].slice(0, 6);
  const known = codes.filter((code) => context.catalogue.find(code) !== undefined);
  const none = { facets: [], notions: [] };
  if (known.length > 0) {
    return { kind: 'question', calls: [{ tool: 'classify', input: { codes: known } }], ...none };
  }
  return { kind: earlier.length === 0 ? 'about' : 'cannot', calls: [], ...none };
}
