/** What was said by Eddy so far, the latest last. */
interface Said {
  readonly said: readonly string[];
}

/** Whether a sentence was said before. */
export const isSaid = (sentence: string, said: readonly string[]): boolean =>
  said.some((text) => text.includes(sentence));

/** The first that was not said yet; null when all were. */
export const fresh = (sentences: readonly string[], { said }: Said): string | null =>
  sentences.find((sentence) => !isSaid(sentence, said)) ?? null;

/** Of sentences that were all said, the one whose last time is longest ago. */
export function longestAgo(sentences: readonly string[], { said }: Said): string {
  const last = (sentence: string): number => said.findLastIndex((text) => text.includes(sentence));
  return sentences.toSorted((one, other) => last(one) - last(other))[0] ?? '';
}

/** The first sentence of the last answer, without its marks; null where nothing was said. */
export function lastInShort({ said }: Said): string | null {
  const prose = (said.at(-1) ?? '').split('\n').find((line) => /^[^|\s#>*-]/.test(line));
  const [sentence = ''] = prose?.split(/(?<=[!?。！？])|(?<=\.)\s/) ?? [];
  return sentence.trim() === '' ? null : sentence.trim();
}
