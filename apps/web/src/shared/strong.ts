/**
 * What stands between `**` on one line, with or without a space around it: Chinese has none, so CommonMark takes
 * `**要。**JS1204` for bare stars. Stars after a figure are a grade such as 5**.
 */
const STRONG = /(?<!\d)\*\*(?![\s*])(.*?)(?<=[^\s*]|\d\*{1,2})\*\*(?!\*)/;
const ANYWHERE = new RegExp(STRONG, 'g');
const HERE = new RegExp(STRONG, 'y');

/** A text without the stars of what is strong. */
export const withoutStrong = (text: string): string => text.replace(ANYWHERE, '$1');

/** How long what is strong from this place of a line is, its four stars included; null where nothing begins. */
export function strongLengthAt(line: string, place: number): number | null {
  HERE.lastIndex = place;
  return HERE.exec(line)?.[0].length ?? null;
}
