import { NOTE_LENGTH } from '../lists/pupil-list.ts';

const PLAIN = /^[A-Za-z0-9]$/;
const UNIT_DIGITS = 4;

/**
 * Any text as letters, digits, `_` and `-`, which no chat and no address changes: a space is `_`, every other character
 * `-` and its UTF-16 unit by base 36. Shorter than percent signs for Chinese, and a cut one reads as far as it goes.
 */
export function safeText(text: string): string {
  return Array.from({ length: text.length }, (_, place) => {
    const character = text.charAt(place);
    if (character === ' ') return '_';
    return PLAIN.test(character)
      ? character
      : `-${text.charCodeAt(place).toString(36).padStart(UNIT_DIGITS, '0')}`;
  }).join('');
}

const UNIT = /-([0-9a-z]{4})/g;
const SAFE = /^(?:[A-Za-z0-9_]|-[0-9a-z]{4})*$/;

/** Reads what `safeText` wrote; null for anything else. */
export function textOfSafe(safe: string): string | null {
  if (!SAFE.test(safe)) return null;
  return safe
    .replaceAll('_', ' ')
    .replace(UNIT, (_, unit: string) => String.fromCharCode(Number.parseInt(unit, 36) & 0xffff));
}

/** What is not shown, or turns the text around it: control characters, marks of direction, halves of characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** A note as it is shown: one line without invisible characters, no longer than a note may be. */
export function cleanNote(text: string): string {
  const seen = text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  return seen.length <= NOTE_LENGTH ? seen : seen.slice(0, NOTE_LENGTH).replace(UNSEEN, '').trim();
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Six characters that change with the text (FNV-1a, 32 bits): for telling a link that was cut, not one that was forged. */
export function checkOf(text: string): string {
  let hash = FNV_OFFSET;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), FNV_PRIME);
  }
  return (hash >>> 0).toString(36).padStart(7, '0').slice(-6);
}
