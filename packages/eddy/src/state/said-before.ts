import type { EarlierMessage } from '../context.ts';

/** A stop within an address or a number ends no sentence. */
const SENTENCE = /(?:[^.!?。！？\n]|\.(?=[\p{L}\p{N}]))+[.!?。！？]*\s*/gu;
/** What holds a figure answers what was asked now, however often; a short line is no sentence. */
const HOLDS_A_FIGURE = /[0-9]/;
const SHORTEST = 25;
const STAYS = /^(?:\||- |\*[^*])/;

const plain = (sentence: string): string => sentence.trim();
const sentencesOf = (text: string): readonly string[] => (text.match(SENTENCE) ?? []).map(plain);

/**
 * An answer without the general sentences that stood in the same chat before. Tables, lists, figures and the source
 * stay; where nothing would be left, all stays.
 */
export function withoutSaidBefore(answer: string, earlier: readonly EarlierMessage[]): string {
  const said = new Set(earlier.filter(({ isBot }) => isBot).flatMap(({ text }) => sentencesOf(text)));
  if (said.size === 0) return answer;
  const isOld = (sentence: string): boolean =>
    sentence.length >= SHORTEST && !HOLDS_A_FIGURE.test(sentence) && said.has(sentence);
  const kept = answer
    .split('\n\n')
    .map((paragraph) =>
      STAYS.test(paragraph)
        ? paragraph
        : paragraph.replace(SENTENCE, (sentence) => (isOld(plain(sentence)) ? '' : sentence)).trimEnd(),
    )
    .filter((paragraph) => paragraph !== '');
  const says = kept.some((paragraph) => !STAYS.test(paragraph) || paragraph.startsWith('|'));
  return says ? kept.join('\n\n') : answer;
}
