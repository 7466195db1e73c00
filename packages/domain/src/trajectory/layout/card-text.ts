import type { TrajectoryEvent } from '../trajectory.ts';

/** The texts of a card, in CSS pixels where the reader's text is 16: size, height of a line, most lines. */
export const CARD_TEXT = {
  /** Bold: an em takes a little more room. */
  name: { size: 14, ems: 14.8, line: 19, most: 2 },
  description: { size: 13, ems: 13, line: 18, most: 2 },
  /** The year and the number of connections. */
  foot: { size: 12, line: 16 },
} as const;

/** Around the texts of a card, and between them; a card's edge is a pixel wide. */
export const CARD_SPACE = { side: 14, end: 9, between: 3, edge: 1 } as const;

const FULL_WIDTH =
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\p{Extended_Pictographic}]/u;
const NARROW = /[iljtfrI.,:;'’!|()[\] ]/u;
const SLIM = /[ckszvxyJ]/u;
const WIDE = /[A-Z@%mwMW&]/u;

/** Widths of characters in ems, rather too wide than too narrow: pictures are drawn without a page to measure on. */
function emsOf(character: string): number {
  if (FULL_WIDTH.test(character)) return 1;
  if (NARROW.test(character)) return 0.3;
  if (SLIM.test(character)) return 0.52;
  return WIDE.test(character) ? 0.76 : 0.56;
}

/** The width of a text, in ems. */
function widthOf(text: string): number {
  return [...text].reduce((sum, character) => sum + emsOf(character), 0);
}

/** What must stay together: a word with the space after it, or a single Chinese character. */
const PIECES =
  /[\u2e80-\ua4cf\uf900-\ufaff\uff00-\uff60]|[^\s\u2e80-\ua4cf\uf900-\ufaff\uff00-\uff60]+\s*|\s+/gu;

function cut(text: string, ems: number): string {
  let kept = '';
  for (const character of text) {
    if (widthOf(`${kept}${character}…`) > ems) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}

/** A text in at most so many lines of a width in ems; what does not fit ends in an ellipsis. */
export function textLines(text: string, ems: number, most: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const pieces = text.replace(/\s+/gu, ' ').trim().match(PIECES) ?? [];
  for (const [place, piece] of pieces.entries()) {
    if (line !== '' && widthOf((line + piece).trimEnd()) > ems) {
      if (lines.length === most - 1) {
        lines.push(cut(line + pieces.slice(place).join(''), ems));
        return lines;
      }
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  if (line !== '') lines.push(line.trimEnd());
  return lines.map((one) => (widthOf(one) > ems ? cut(one, ems) : one));
}

/** A card's name and description in the lines in which they are seen. */
export interface CardText {
  readonly name: readonly string[];
  readonly description: readonly string[];
}

/** `scale`: how much larger than 16 pixels the reader has text. */
export function cardText({ name, description }: TrajectoryEvent, cardWidth: number, scale: number): CardText {
  const room = cardWidth - 2 * (CARD_SPACE.side + CARD_SPACE.edge);
  const inLines = (text: string, { ems, most }: { readonly ems: number; readonly most: number }) =>
    textLines(text, room / (ems * scale), most);
  return { name: inLines(name, CARD_TEXT.name), description: inLines(description, CARD_TEXT.description) };
}

/** How high a card with these texts is. */
export function cardHeight({ name, description }: CardText, scale: number): number {
  const texts =
    Math.max(1, name.length) * CARD_TEXT.name.line +
    description.length * CARD_TEXT.description.line +
    CARD_TEXT.foot.line;
  const spaces = CARD_SPACE.between * (description.length === 0 ? 1 : 2);
  return Math.ceil(texts * scale) + spaces + 2 * (CARD_SPACE.end + CARD_SPACE.edge);
}
