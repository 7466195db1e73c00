import { inOneGo } from '../../in-one-go.ts';
import type { Programme } from '../programme.ts';
import { institutionsNamed, namesOfInstitutions, type SearchNames } from './institution-names.ts';
import { type CharacterFold, normaliseText, wordsOf } from './normalise.ts';
import {
  addTo,
  type Found,
  firstOf,
  type IndexedProgramme,
  initialsOf,
  mixed,
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
  readonly names: SearchNames;
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
  return inOneGo(buildingSearchIndex(programmes, fold, institutionNames));
}

/** The same, a programme a turn. */
export function* buildingSearchIndex(
  programmes: readonly Programme[],
  fold: CharacterFold,
  institutionNames: Readonly<Record<string, readonly string[]>>,
): Generator<undefined, SearchIndex> {
  const normal = (text: string): string => normaliseText(text, fold);
  const positions = new Map<string, Set<number>>();
  const rows: IndexedProgramme[] = [];
  for (const [position, programme] of programmes.entries()) {
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
    rows.push({ ...row, everything });
    yield;
  }
  return {
    fold,
    rows,
    names: namesOfInstitutions(namesFor(programmes, institutionNames), normal),
    words: [...positions].map(([word, set]) => [word, [...set]] as const),
  };
}

/** Every institution that has programmes goes by its code at least. */
function namesFor(
  programmes: readonly Programme[],
  institutionNames: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, readonly string[]>> {
  const codes = programmes.map(({ institution }) => [institution, [institution]] as const);
  return { ...Object.fromEntries(codes), ...institutionNames };
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

/** The same, with all programmes of the institutions that are named before those of any other. */
function namedFirst(index: SearchIndex, rows: readonly IndexedProgramme[], text: string): Ranked {
  const { institutions, rest } = institutionsNamed(text, index.names);
  if (institutions.size === 0) return literalMatches(rows, typedAs(text));
  const isNamed = ({ programme }: IndexedProgramme): boolean => institutions.has(programme.institution);
  const theirs = rows.filter(isNamed);
  const others = rows.filter((row) => !isNamed(row));
  return [
    ...(rest === '' ? [theirs] : literalMatches(theirs, typedAs(rest))),
    ...literalMatches(others, typedAs(text)),
  ];
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

/** All programmes that fit, in groups, the best first. `isGuess`: only with typing slips forgiven. */
interface Searched {
  readonly ranked: Ranked;
  readonly isGuess: boolean;
}

function searched(index: SearchIndex, q: string, institutions: readonly string[]): Searched {
  const typed = normaliseText(q, index.fold);
  const wanted = new Set(institutions);
  if (typed === '' && wanted.size === 0) return { ranked: [], isGuess: false };
  const rows =
    wanted.size === 0 ? index.rows : index.rows.filter(({ programme }) => wanted.has(programme.institution));
  const literal = typed === '' ? [[...rows]] : namedFirst(index, rows, typed);
  const isGuess = literal.every(({ length }) => length === 0);
  const ranked = isGuess ? forgivingMatches(index, new Set(rows), typed.split(' ')) : literal;
  return { ranked: wanted.size > 1 ? ranked.map(mixed) : ranked, isGuess };
}

/**
 * Programmes that fit what was typed, best first, and how many there are in all. Every word must be found somewhere
 * in the programme; the programmes of an institution that is named by code or name come first. When nothing matches
 * literally, typing slips are forgiven in words of 4 letters or more. Nothing typed lists the institutions wanted;
 * nothing typed and none wanted gives nothing. What fits equally well takes turns between several institutions
 * wanted, so that the limit hides none of them.
 */
export function searchProgrammes(
  index: SearchIndex,
  q: string,
  institutions: readonly string[],
  limit: number = MAX_SEARCH_RESULTS,
): Found {
  return firstOf(searched(index, q, institutions).ranked, limit);
}

/** The same without a limit, and whether slips had to be forgiven. */
export function searchEveryProgramme(
  index: SearchIndex,
  q: string,
  institutions: readonly string[],
): { readonly programmes: readonly Programme[]; readonly isGuess: boolean } {
  const { ranked, isGuess } = searched(index, q, institutions);
  return { programmes: ranked.flat().map(({ programme }) => programme), isGuess };
}
