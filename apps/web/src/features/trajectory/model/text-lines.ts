const FULL_WIDTH =
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\p{Extended_Pictographic}]/u;
const NARROW = /[iljtfrI.,:;'’!|()[\] ]/u;
const WIDE = /[A-Z@%mwMW&]/u;

/** Widths of characters in ems, rather too wide than too narrow: pictures are drawn without a page to measure on. */
function emsOf(character: string): number {
  if (FULL_WIDTH.test(character)) return 1;
  if (NARROW.test(character)) return 0.34;
  return WIDE.test(character) ? 0.78 : 0.58;
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
