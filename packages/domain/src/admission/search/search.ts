import type { Programme } from '../programme.ts';
import { type CharacterFold, normaliseText, wordsOf } from './normalise.ts';
import {
  addTo,
  firstOf,
  type IndexedProgramme,
  initialsOf,
  type Ranked,
  rankOf,
  type Typed,
  typedAs,
} from './ranking.ts';
import { slipsForgiven, slipsToPrefix } from './slips.ts';

/** Most results a search gives. */
export const MAX_SEARCH_RESULTS = 50;

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
    const title = normal(programme.full_title_en);
    const row = {
      programme,
      code: normal(programme.code),
      shortName: normal(programme.short_name),
      title,
      chineseTitle: normal(programme.full_title_cn),
      initials: initialsOf(title),
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

function containsAll(text: string, tokens: readonly string[]): boolean {
  for (const token of tokens) if (!text.includes(token)) return false;
  return true;
}

function literalMatches(rows: readonly IndexedProgramme[], typed: Typed): Ranked {
  const ranked: Ranked = [];
  for (const row of rows) {
    if (containsAll(row.everything, typed.tokens)) addTo(ranked, rankOf(row, typed), row);
  }
  return ranked;
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
): Ranked {
  const ranked: Ranked = [];
  const nearRows = tokens.map((token) =>
    slipsForgiven(token) > 0 && /^[a-z]+$/.test(token) ? rowsNear(index, token) : null,
  );
  if (nearRows.every((near) => near === null)) return ranked;
  for (const [position, row] of index.rows.entries()) {
    if (!wanted.has(row)) continue;
    const slips = tokens.map((token, place) =>
      row.everything.includes(token) ? 0 : (nearRows[place]?.get(position) ?? null),
    );
    if (slips.includes(null)) continue;
    addTo(
      ranked,
      slips.reduce<number>((sum, count) => sum + (count ?? 0), 0),
      row,
    );
  }
  return ranked;
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
  const words = typedAs(typed);
  const literal = literalMatches(rows, words);
  const ranked = literal.length > 0 ? literal : forgivingMatches(index, new Set(rows), words.tokens);
  return firstOf(ranked, limit);
}
