import { foldedRule } from './chinese-text.ts';

/** What a family of meaning is called, and the ways in which it is said. */
export type RuleFamilies = Readonly<Record<string, readonly string[]>>;

/** The classes of words that rules name in braces. */
export type WordClasses = Readonly<Record<string, string>>;

const NESTED = 3;

function named(rule: string, classes: WordClasses): string {
  let text = rule;
  for (let depth = 0; depth < NESTED; depth += 1)
    text = text.replace(/\{([\p{L}]+)\}/gu, (_, name: string) => `(?:${classes[name] ?? ''})`);
  return text;
}

/** All ways of all families as alternatives of one pattern. */
function alternatives(families: RuleFamilies, classes: WordClasses): string {
  const ways = Object.values(families).flat();
  return ways.map((way) => named(way, classes)).join('|');
}

const SOME_WORDS = '(?:[a-z0-9]+ ){0,3}';
const MORE_WORDS = '(?:[a-z0-9]+ ){0,6}';

/** A pattern over English as `englishText` writes it: `*` up to three words between, `**` up to six. */
export function englishPattern(families: RuleFamilies, classes: WordClasses, flags = ''): RegExp {
  const words = alternatives(families, classes)
    .replaceAll(' ** ', ` ${MORE_WORDS}`)
    .replace(/(?<= |\)\?)\* /g, SOME_WORDS);
  return new RegExp(`(?<= )(?:${words})(?![a-z])`, flags);
}

const SOME_SIGNS = '[^，]{0,4}';
const MORE_SIGNS = '[^，]{0,10}';

/** A pattern over Chinese as `chineseText` writes it: `~` up to four characters between, `~~` up to ten. */
export function chinesePattern(families: RuleFamilies, classes: WordClasses, flags = ''): RegExp {
  const signs = foldedRule(alternatives(families, classes));
  return new RegExp(signs.replaceAll('~~', MORE_SIGNS).replaceAll('~', SOME_SIGNS), flags);
}
