import { HARMLESS_WAYS } from './harmless-ways.ts';
import { withKinds } from './lexicon.ts';
import { PHRASES } from './phrases.ts';
import { type Match, type Matcher, matcher, matches } from './sequences.ts';
import type { Standing } from './signs/family.ts';
import { SIGNS_OF_DANGER } from './signs-of-danger.ts';
import { inOrder, type Token } from './tokens.ts';

const STUDIED = ['STUDY', 'FICTION'];
const OF_SCHOOL = [...STUDIED, 'SCHOOL', 'EVERYDAY', 'LOL'];

/** The talk that explains a sign away where it stands close by. */
const EXPLAINED_BY: Readonly<Record<Standing, ReadonlySet<string>>> = {
  certain: new Set(),
  'unless studied': new Set(STUDIED),
  'unless school': new Set(OF_SCHOOL),
};
const EXPLAINING = EXPLAINED_BY['unless school'];

/** How many words around a sign, in its sentence, may explain it. */
const REACH = 6;

const HARMLESS = matcher(Object.values(HARMLESS_WAYS).flat());
const NAMED_PHRASES = Object.entries(PHRASES).map(([concept, ways]) => [concept, matcher(ways)] as const);
const SIGNS = (['certain', 'unless studied', 'unless school'] as const).map((standing) => ({
  by: EXPLAINED_BY[standing],
  ways: matcher(SIGNS_OF_DANGER.filter((family) => family.standing === standing).flatMap(({ ways }) => ways)),
}));

/** The tokens with each match of `ways` read as one word, which still explains what its words explained. */
function readAsOne(tokens: readonly Token[], ways: Matcher, names: readonly string[]): readonly Token[] {
  const words: { names: readonly string[] }[] = [];
  let at = 0;
  for (const { start, end } of matches(tokens, ways, 'apart')) {
    const explaining = tokens
      .slice(start, end + 1)
      .flatMap((token) => token.names.filter((name) => EXPLAINING.has(name)));
    words.push(...tokens.slice(at, start), { names: [...names, ...explaining] });
    at = end + 1;
  }
  return at === 0 ? tokens : inOrder([...words, ...tokens.slice(at)]);
}

/** Whether a sign stands without anything close by that explains it. */
function unexplained(tokens: readonly Token[], { start, end }: Match, by: ReadonlySet<string>): boolean {
  const first = tokens[start];
  const last = tokens[end];
  if (first === undefined || last === undefined) return true;
  return !tokens.some(
    ({ place, sentence, names }) =>
      place >= first.place - REACH &&
      place <= last.place + REACH &&
      sentence >= first.sentence &&
      sentence <= last.sentence &&
      names.some((name) => by.has(name)),
  );
}

/**
 * Whether a sign of danger stands in a text: what only sounds dangerous is taken out, then sequences of concepts are
 * looked for that nothing close by explains.
 */
export function hasSign(words: readonly Token[]): boolean {
  const meant = readAsOne(words, HARMLESS, ['HARMLESS']);
  const tokens = NAMED_PHRASES.reduce(
    (read, [concept, ways]) => readAsOne(read, ways, withKinds(concept)),
    meant,
  );
  return SIGNS.some(({ by, ways }) =>
    matches(tokens, ways, 'together').some((match) => unexplained(tokens, match, by)),
  );
}
