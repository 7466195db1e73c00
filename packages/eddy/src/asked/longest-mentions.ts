interface Stretch {
  readonly at: number;
  readonly end: number;
}

/** Where a pattern, which must be a global one, occurs in a text. */
export function stretchesOf(text: string, pattern: RegExp): readonly Stretch[] {
  // Most patterns occur in no text: this looks with the pattern itself, where `matchAll` makes an uncompiled copy of it.
  if (text.search(pattern) < 0) return [];
  return [...text.matchAll(pattern)].map((match) => ({
    at: match.index,
    end: match.index + match[0].length,
  }));
}

/** Mentions in the order of the text; of overlapping ones the longest stands. */
export function longestMentions<T extends Stretch>(found: readonly T[]): readonly T[] {
  const longest = [...found].sort((a, b) => b.end - b.at - (a.end - a.at));
  return longest
    .filter((one, index) => !longest.slice(0, index).some((kept) => one.at < kept.end && kept.at < one.end))
    .sort((a, b) => a.at - b.at);
}
