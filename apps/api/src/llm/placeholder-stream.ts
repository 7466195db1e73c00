import { type Identity, PLACEHOLDER } from './identity.ts';

/** Lets placeholders pass a check of figures and codes as if they were a character of prose. */
export interface PlaceholderStream {
  /** Takes a piece of a text; gives what is sure of it, each placeholder in it as one private character. */
  readonly mark: (piece: string) => string;
  /** What was held back because it could have become a placeholder. */
  readonly rest: () => string;
  /** Puts in place of the private characters what they stand for. */
  readonly reveal: (marked: string) => string;
}

/** An opened bracket that may yet become one, across the border of two pieces. */
const BEGINNING = /[[［【]\s{0,2}\p{Script=Latin}{0,7}(?:_\d{0,4})?\s{0,2}$/u;
/** Unicode's private use area: no font, keyboard or model has anything to say in it. */
const PRIVATE = /[\uE000-\uF8FF]/g;
const FIRST_PRIVATE = 0xe000;
const PRIVATE_COUNT = 6_400;

export function createPlaceholderStream({ reveal }: Pick<Identity, 'reveal'>): PlaceholderStream {
  const values: string[] = [];
  let held = '';

  const privateCharacterFor = (placeholder: string) => {
    const value = reveal(placeholder);
    const known = values.indexOf(value);
    const index = known === -1 ? values.push(value) - 1 : known;
    return index < PRIVATE_COUNT ? String.fromCharCode(FIRST_PRIVATE + index) : '';
  };
  const marked = (text: string) => text.replace(PLACEHOLDER, privateCharacterFor);

  return {
    mark: (piece) => {
      const text = held + piece.replace(PRIVATE, '');
      const at = text.search(BEGINNING);
      held = at === -1 ? '' : text.slice(at);
      return marked(at === -1 ? text : text.slice(0, at));
    },
    rest: () => {
      const text = held;
      held = '';
      return marked(text);
    },
    reveal: (text) =>
      text.replace(PRIVATE, (character) => values[character.charCodeAt(0) - FIRST_PRIVATE] ?? ''),
  };
}
