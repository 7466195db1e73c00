import { TITLE_LIMITS } from '@lodestar/domain';

const LABEL = /^\W*(title|標題|标题)\s*[:：]/iu;
const HAN = /\p{Script=Han}/u;
/** Words that a title does not end in when it was cut after them. */
const LEADS_ON = /^(a|an|the|and|or|of|in|on|with|to|for|from|by|at|your|&)$/i;

/** A title as it may be shown, whatever a model said: five words, or twelve characters in Chinese; no punctuation. */
export function shortTitle(said: string): string {
  const line = said.split('\n').find((one) => /[\p{L}\p{N}]/u.test(one)) ?? '';
  const text = line
    .replace(LABEL, '')
    .replace(/\[\w+\]/g, ' ')
    .replace(/['’]/g, '');
  const words = text.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== '');
  if (HAN.test(text)) return Array.from(words.join('')).slice(0, TITLE_LIMITS.characters).join('');
  const kept = words.slice(0, TITLE_LIMITS.words);
  if (kept.length === words.length) return kept.join(' ');
  while (kept.length > 1 && LEADS_ON.test(kept.at(-1) ?? '')) kept.pop();
  return kept.join(' ');
}
