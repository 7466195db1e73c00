import type { Programme } from '../programme.ts';
import { type CharacterFold, normaliseText, wordsOf } from './normalise.ts';
import { slipsForgiven, slipsToPrefix } from './slips.ts';

/** Most results a search gives. */
export const MAX_SEARCH_RESULTS = 50;

interface IndexedProgramme {
  readonly programme: Programme;
  readonly code: string;
  readonly shortName: string;
  readonly title: string;
  readonly chineseTitle: string;
  readonly everything: string;
}

/** A catalogue prepared for searching. */
export interface SearchIndex {
  readonly fold: CharacterFold;
  readonly rows: readonly IndexedProgramme[];
  /** Every Latin word of the titles and names, with the positions of the rows that have it. */
  readonly words: readonly (readonly [word: string, rows: readonly number[]])[];
}

/**
 * Prepares programmes for searching by code, short name, titles in English, traditional and simplified Chinese, and
 * institution.
 * @param institutionNames names of an institution in any language, by its code.
 */
export function buildSearchIndex(
  programmes: readonly Programme[],
  fold: CharacterFold,
  institutionNames: Readonly<Record<string, readonly string[]>> = {},
): SearchIndex {
  const positions = new Map<string, Set<number>>();
  const rows = programmes.map((programme, position): IndexedProgramme => {
    const normal = (text: string): string => normaliseText(text, fold);
    const institution = [programme.institution, ...(institutionNames[programme.institution] ?? [])].map(
      normal,
    );
    const row = {
      programme,
      code: normal(programme.code),
      shortName: normal(programme.short_name),
      title: normal(programme.full_title_en),
      chineseTitle: normal(programme.full_title_cn),
    };
    const simplifiedTitle = normal(programme.full_title_sc);
    const titles = [row.title, row.chineseTitle, simplifiedTitle];
    const everything = [row.code, row.shortName, ...titles, ...institution].join('\n');
    for (const word of wordsOf(everything))
      positions.set(word, (positions.get(word) ?? new Set()).add(position));
    return { ...row, everything };
  });
  return { fold, rows, words: [...positions].map(([word, set]) => [word, [...set]] as const) };
}

const RANKS = {
  code: 0,
  codeStart: 1,
  shortName: 2,
  shortNameStart: 3,
  titleStart: 4,
  wordStart: 5,
  title: 6,
  other: 7,
};

/** How well a row fits what was typed; smaller is better. */
function rankOf(row: IndexedProgramme, typed: string, first: string): number {
  if (row.code === typed) return RANKS.code;
  if (row.code.startsWith(typed)) return RANKS.codeStart;
  if (row.shortName === typed) return RANKS.shortName;
  if (row.shortName.startsWith(typed)) return RANKS.shortNameStart;
  if (row.title.startsWith(typed) || row.chineseTitle.startsWith(typed)) return RANKS.titleStart;
  if (` ${row.title}`.includes(` ${first}`) || row.title.includes(`(${first}`)) return RANKS.wordStart;
  return row.title.includes(first) || row.chineseTitle.includes(first) ? RANKS.title : RANKS.other;
}

type Ranked = readonly [rank: number, row: IndexedProgramme];

function literalMatches(
  rows: readonly IndexedProgramme[],
  typed: string,
  tokens: readonly string[],
): Ranked[] {
  const first = tokens[0] ?? '';
  return rows
    .filter(({ everything }) => tokens.every((token) => everything.includes(token)))
    .map((row) => [rankOf(row, typed, first), row] as const);
}

/** Slips of the closest word of each row to the token, for rows close enough. */
function rowsNear(index: SearchIndex, token: string): ReadonlyMap<number, number> {
  const limit = slipsForgiven(token);
  const near = new Map<number, number>();
  for (const [word, rows] of index.words) {
    const slips = slipsToPrefix(token, word, limit);
    if (slips > limit) continue;
    for (const row of rows) near.set(row, Math.min(slips, near.get(row) ?? slips));
  }
  return near;
}

function forgivingMatches(
  index: SearchIndex,
  wanted: ReadonlySet<IndexedProgramme>,
  tokens: readonly string[],
): Ranked[] {
  const nearRows = tokens.map((token) =>
    slipsForgiven(token) > 0 && /^[a-z]+$/.test(token) ? rowsNear(index, token) : null,
  );
  if (nearRows.every((near) => near === null)) return [];
  return index.rows.flatMap((row, position): readonly Ranked[] => {
    if (!wanted.has(row)) return [];
    let slips = 0;
    for (const [place, token] of tokens.entries()) {
      const near = nearRows[place]?.get(position);
      if (near === undefined && !row.everything.includes(token)) return [];
      slips += row.everything.includes(token) ? 0 : (near ?? 0);
    }
    return [[slips, row]];
  });
}

/**
 * Programmes that fit what was typed, best first. Every word must be found somewhere in the programme; when nothing
 * matches literally, typing slips are forgiven in words of 4 letters or more. Nothing typed lists the institutions
 * named; nothing typed and none named gives nothing.
 */
export function searchProgrammes(
  index: SearchIndex,
  q: string,
  institutions: readonly string[],
  limit: number = MAX_SEARCH_RESULTS,
): readonly Programme[] {
  const typed = normaliseText(q, index.fold);
  const wanted = new Set(institutions);
  if (typed === '' && wanted.size === 0) return [];
  const rows =
    wanted.size === 0 ? index.rows : index.rows.filter(({ programme }) => wanted.has(programme.institution));
  if (typed === '') return rows.slice(0, limit).map(({ programme }) => programme);
  const tokens = typed.split(' ');
  const literal = literalMatches(rows, typed, tokens);
  const ranked = literal.length > 0 ? literal : forgivingMatches(index, new Set(rows), tokens);
  return ranked
    .sort((a, b) => a[0] - b[0])
    .slice(0, limit)
    .map(([, { programme }]) => programme);
}
