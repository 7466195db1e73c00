export interface TextPart {
  readonly text: string;
  readonly start: number;
  readonly marked: boolean;
}

/** Cuts a text where a query stands in it, without regard to case; one plain part when it does not. */
export function markedParts(text: string, query: string): readonly TextPart[] {
  const sought = query.trim().toLowerCase();
  const start = sought === '' ? -1 : text.toLowerCase().indexOf(sought);
  if (start === -1) return [{ text, start: 0, marked: false }];
  const end = start + sought.length;
  const parts = [
    { text: text.slice(0, start), start: 0, marked: false },
    { text: text.slice(start, end), start, marked: true },
    { text: text.slice(end), start: end, marked: false },
  ];
  return parts.filter((part) => part.text !== '');
}
