import { plainText } from './plain-text.ts';

/** The words of a message, as typed, that stand in its plain form so: 會計 for 会计; the plain words where they are not found. */
export function asCalled(message: string, plain: string): string {
  const wanted = plain.trim();
  for (let at = 0; at < message.length; at++)
    for (let size = wanted.length; size <= wanted.length + 2; size++) {
      const words = message.slice(at, at + size);
      if (words.length === size && words.trim() === words && plainText(words) === wanted) return words;
    }
  return wanted;
}
