import { BAND_SIZE } from '@lodestar/domain';
import { COUNTED } from '../asked/counted.ts';

const WORDS: Readonly<Record<string, number>> = {
  ...COUNTED,
  首: 1,
  头: 1,
  last: -1,
  最后: -1,
  最尾: -1,
  尾: -1,
  two: 2,
  three: 3,
};
const NUMBER = '([1-6一二两三四五六])';
/** A1 to A3 and B1 to B3; "a 4" is a grade. */
const IN_BAND = /(?<![a-z0-9])(?:band ?)?([ab])(?:(?<=band ?[ab]) )?([1-3])(?![0-9*])/g;
const NAMED = new RegExp(
  [
    `第 ?${NUMBER}(?: ?个)?(?:志愿|选择|次序| ?choices?)`,
    `(?:志愿表?|名单|张单|list)(?:上|里面?|入面|度|中)?(?:的|嘅|嗰|那)?第 ?${NUMBER}(?: ?(?:个|科|间|位))?(?!年|次)`,
    '(?<![a-z])(?:the )?(first|second|third|fourth|fifth|sixth|last|[1-6](?:st|nd|rd|th))(?: (?:one|programme?|course|thing))? (?:on|of|in|from) (?:my|the|his|her) (?:jupas )?(?:list|choices)(?![a-z])',
    '(?<![a-z])(?:no\\.? ?|number |#)([1-6]) (?:on|of|in|from) (?:my|the|his|her) (?:list|choices)(?![a-z])',
    '志愿 ?([1-6])(?![0-9])',
    '(?<![a-z])(?:choice|priority) ?(?:no\\.? ?|number )?([1-6])(?![0-9])',
    '(?<![a-z])(top|first|second|third|fourth|fifth|sixth|last|[1-6](?:st|nd|rd|th)) (?:choice|priority|pick)(?![a-z])',
    '(?<![a-z])(top) one(?![a-z])',
    '(最后|最尾|尾|首)(?:嗰|那|一)?(?:个)?志愿',
  ].join('|'),
  'g',
);
/** "1 and 2 on my list", 第一同第三. */
const PAIR = new RegExp(
  `(?<![0-9a-z])(?:第|no\\.? ?|number |choice |#)?${NUMBER}(?:个|志愿|科)?(?: ?(?:and|&|with|or|vs|,|、|/|同|和|与|跟|定|还是) ?)(?:第|no\\.? ?|number |choice |#)?${NUMBER}(?:志愿|个)?(?![0-9*a-z])`,
);
/** What makes two bare numbers places of the list. */
const OF_LIST =
  /(?<![a-z])(?:on|of|in) (?:my|the) (?:list|choices|jupas)|(?<![a-z])(?:swap|switch|exchange|reorder|choices?)(?![a-z])|志愿|第|调|换|list/;
const FIRST_FEW =
  /(?<![a-z])(?:first|top) (two|three|2|3)(?![a-z0-9])|(?:头|首|前)(?:嗰|那)? ?([两二三23])(?:个|科|间)/;
const LAST_FEW = /(?<![a-z])last (two|2)(?![a-z0-9])|(?:最后|最尾|尾|后)(?:嗰|那)?([两二2])(?:个|科|间)/;

const numberOf = (word: string): number => WORDS[word] ?? Number.parseInt(word, 10);

function few(text: string, count: number): readonly number[] {
  const [, ...first] = FIRST_FEW.exec(text) ?? [];
  const [, ...last] = LAST_FEW.exec(text) ?? [];
  const ofFirst = first.find((word) => word !== undefined);
  const ofLast = last.find((word) => word !== undefined);
  if (ofFirst !== undefined) return Array.from({ length: numberOf(ofFirst) }, (_, at) => at);
  if (ofLast !== undefined)
    return Array.from({ length: numberOf(ofLast) }, (_, at) => count - 1 - at).toReversed();
  return [];
}

/** The choices that are called so by their places: "my second choice", "the third on my list", 第三個choice. */
export function namedPlaces(text: string, choices: readonly string[]): readonly string[] {
  const places = [...text.matchAll(NAMED)].flatMap(([, ...words]) => {
    const word = words.find((one) => one !== undefined);
    if (word === undefined) return [];
    const place = numberOf(word);
    return [place === -1 ? choices.length - 1 : place - 1];
  });
  return [...new Set(places)].flatMap((place) => choices[place] ?? []);
}

/** The choices that a message, small and simplified, names by their places: "A1", "my second choice", 第一同第三志願, "the first two". */
export function ownPlaces(text: string, choices: readonly string[]): readonly string[] {
  const inBand = [...text.matchAll(IN_BAND)].map(
    ([, band, number]) => Number(number) - 1 + (band === 'b' ? BAND_SIZE : 0),
  );
  const [, ...pair] = OF_LIST.test(text) ? (PAIR.exec(text) ?? []) : [];
  const paired = pair.flatMap((word) => (word === undefined ? [] : [numberOf(word) - 1]));
  const places = inBand.length > 0 ? inBand : paired.length > 0 ? paired : few(text, choices.length);
  const named = inBand.length + paired.length > 0 ? [] : namedPlaces(text, choices);
  return [...new Set([...places.flatMap((place) => choices[place] ?? []), ...named])];
}
