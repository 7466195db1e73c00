import type { EarlierMessage } from '../context.ts';

/** A stop within an address or a number ends no sentence. */
const SENTENCE = /(?:[^.!?。！？\n]|\.(?=[\p{L}\p{N}]))+[.!?。！？]*\s*/gu;
/** What holds a figure answers what was asked now, however often; a short line is no sentence. */
const HOLDS_A_FIGURE = /[0-9]/;
const SHORTEST = 25;
const STAYS = /^(?:\||- |\*[^*])/;
/** The step that ends an answer says nothing without it. */
const STEP = /^→/;

const plain = (sentence: string): string => sentence.trim();
const sentencesOf = (text: string): readonly string[] => (text.match(SENTENCE) ?? []).map(plain);

/**
 * A paragraph without its old sentences, nor the short ones after them that were said before as well: "you need not decide
 * alone" without what it closes is a stub.
 */
function withoutOld(paragraph: string, said: ReadonlySet<string>): string {
  let isCut = false;
  return paragraph
    .replace(SENTENCE, (sentence) => {
      const isSaid = said.has(plain(sentence)) && !HOLDS_A_FIGURE.test(sentence);
      isCut = isSaid && (isCut || plain(sentence).length >= SHORTEST);
      return isCut ? '' : sentence;
    })
    .trimEnd();
}

/**
 * An answer without the general sentences that stood in the same chat before. Tables, lists, figures and the source
 * stay; where nothing would be left, all stays.
 */
export function withoutSaidBefore(answer: string, earlier: readonly EarlierMessage[]): string {
  const said = new Set(earlier.filter(({ isBot }) => isBot).flatMap(({ text }) => sentencesOf(text)));
  if (said.size === 0) return answer;
  const kept = answer
    .split('\n\n')
    .map((paragraph) => (STAYS.test(paragraph) ? paragraph : withoutOld(paragraph, said)))
    .filter((paragraph) => paragraph !== '');
  const says = kept.some(
    (paragraph) => !(STAYS.test(paragraph) || STEP.test(paragraph)) || paragraph.startsWith('|'),
  );
  return says ? kept.join('\n\n') : answer;
}

/** An answer given longer ago may be given again. */
const JUST_NOW = 3;
const RULE = /^\|[ -|]*\|$/;
/** The source under an answer, and an empty line, say nothing of their own. */
const SAYS_NOTHING = /^(?:\*[^*].*\*)?$/;

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !SAYS_NOTHING.test(line) && !RULE.test(line));

/** A few rows of a long table are no second showing of it. */
const MOST_OF_IT = 0.6;

/** Whether an answer says nothing but what one of those just before it said, line for line, and most of that. */
export function isSaidAgain(answer: string, earlier: readonly EarlierMessage[]): boolean {
  const lines = linesOf(answer);
  const before = earlier.filter(({ isBot }) => isBot).slice(-JUST_NOW);
  return (
    lines.length > 0 &&
    before.some(({ text }) => {
      const said = new Set(linesOf(text));
      return lines.length >= said.size * MOST_OF_IT && lines.every((line) => said.has(line));
    })
  );
}
