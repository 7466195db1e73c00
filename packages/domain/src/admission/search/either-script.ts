import { TRADITIONAL_TO_SIMPLIFIED } from './fold.generated.ts';

/** A Chinese text in simplified characters. */
export function toSimplified(text: string): string {
  return Array.from(text, (character) => TRADITIONAL_TO_SIMPLIFIED[character] ?? character).join('');
}

let formsBySimplified: ReadonlyMap<string, string> | null = null;

/** Each simplified character that has traditional forms, with all of them. */
function allForms(): ReadonlyMap<string, string> {
  if (formsBySimplified !== null) return formsBySimplified;
  const forms = new Map<string, string>();
  for (const [traditional, simplified] of Object.entries(TRADITIONAL_TO_SIMPLIFIED)) {
    forms.set(simplified, (forms.get(simplified) ?? simplified) + traditional);
  }
  formsBySimplified = forms;
  return forms;
}

/** From an ASCII character to the same one as wide as a Chinese character: in Unicode they stand in one order. */
const WIDER = 0xfee0;
const ASCII = /^[!-~]$/;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** What finds a character in either script and in either width, such as ？ where ? was typed. */
function formsOf(character: string): string {
  const plain = character.normalize('NFKC');
  const scripts = allForms().get(toSimplified(plain));
  if (scripts !== undefined) return `[${scripts}]`;
  const widths = new Set([character, plain]);
  if (ASCII.test(plain)) widths.add(String.fromCharCode(plain.charCodeAt(0) + WIDER));
  const [one = '', ...others] = [...widths].map(escaped);
  return others.length === 0 ? one : `(?:${[one, ...others].join('|')})`;
}

/**
 * A regular expression, of JavaScript and of PostgreSQL alike, that finds a text in traditional or simplified
 * characters, wide or narrow, and with any blanks between its words. Whatever the text holds stands for itself.
 */
export function patternInEitherScript(text: string): string {
  const words = text.normalize('NFC').trim().split(/\s+/);
  return words.map((word) => Array.from(word, formsOf).join('')).join('\\s+');
}
