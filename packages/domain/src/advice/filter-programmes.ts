import type { LevelSummary } from '../admission/classification.ts';
import type { Programme } from '../admission/programme.ts';
import { isSubjectCode } from '../grades/subject.ts';
import { inOneGo } from '../in-one-go.ts';
import { ALL_MUST_HOLD, FACETS, type Facet, type FacetOptions, facetOptions, levelOption } from './facets.ts';
import type { FieldNames } from './field-names.ts';
import { canBeMissing } from './subject-lean.ts';

/** The options chosen, by facet; a facet without any narrows nothing. */
export type ProgrammeFilter = Readonly<Partial<Record<Facet, readonly string[]>>>;

/** How many programmes an option would leave, with the choices of the other facets as they are. */
export type FacetCounts = Readonly<Record<Facet, ReadonlyMap<string, number>>>;

/** A year's programmes with the options that hold for each. */
export interface FilterIndex {
  readonly rows: readonly {
    readonly programme: Programme;
    readonly options: FacetOptions;
    /** Equal for programmes that ask for the same. */
    readonly askedFor: string;
  }[];
}

export function buildFilterIndex(programmes: readonly Programme[], guide: FieldNames): FilterIndex {
  return inOneGo(buildingFilterIndex(programmes, guide));
}

/** The same, a programme a turn. */
export function* buildingFilterIndex(
  programmes: readonly Programme[],
  guide: FieldNames,
): Generator<undefined, FilterIndex> {
  const rows: FilterIndex['rows'][number][] = [];
  for (const programme of programmes) {
    rows.push({
      programme,
      options: facetOptions(programme, guide),
      askedFor: JSON.stringify([programme.requirements, programme.elective_requirements]),
    });
    yield;
  }
  return { rows };
}

interface Filtered {
  /** In the order of the catalogue. */
  readonly programmes: readonly Programme[];
  /** What every further option would leave: counted when first asked for, as a closed panel of filters shows none. */
  readonly counts: () => FacetCounts;
}

type Row = Readonly<Record<Facet, readonly string[]>>;

interface Chosen {
  readonly facet: Facet;
  readonly holds: (options: readonly string[]) => boolean;
}

function chosenIn(filter: ProgrammeFilter): readonly Chosen[] {
  return FACETS.flatMap((facet) => {
    const wanted = filter[facet] ?? [];
    if (wanted.length === 0) return [];
    const holds = ALL_MUST_HOLD.has(facet)
      ? (options: readonly string[]) => wanted.every((one) => options.includes(one))
      : (options: readonly string[]) => wanted.some((one) => options.includes(one));
    return [{ facet, holds }];
  });
}

function countAll(counts: Map<string, number>, options: readonly string[]): void {
  for (const option of options) counts.set(option, (counts.get(option) ?? 0) + 1);
}

/** Works something out once for all programmes that ask for the same. */
function oncePer<Value>(work: (programme: Programme) => Value): (programme: Programme, key: string) => Value {
  const known = new Map<string, Value>();
  return (programme, key) => {
    const value = known.get(key) ?? work(programme);
    known.set(key, value);
    return value;
  };
}

/**
 * Programmes that fit a filter, and what every further option would leave. `levels`: those of the pupil, in the order
 * of the index; null without grades. `among`: codes that a search found, null for all.
 */
export function filterProgrammes(
  index: FilterIndex,
  filter: ProgrammeFilter,
  levels: readonly LevelSummary[] | null = null,
  among: ReadonlySet<string> | null = null,
): Filtered {
  const chosen = chosenIn(filter);
  const missing = (filter.without ?? []).filter(isSubjectCode);
  const nearly: NearlyFitting[] = [];
  const programmes: Programme[] = [];
  const withoutOf = oncePer((programme) => canBeMissing(programme, missing));
  for (const [place, { programme, options, askedFor }] of index.rows.entries()) {
    if (among !== null && !among.has(programme.code)) continue;
    const level = levels?.[place]?.classification;
    const row: Row = {
      ...options,
      level: level === undefined ? [] : [levelOption(level)],
      without: missing.length === 0 ? options.without : withoutOf(programme, askedFor),
    };
    const failed = chosen.filter(({ facet, holds }) => !holds(row[facet]));
    if (failed.length > 1) continue;
    const [only] = failed;
    if (only === undefined) programmes.push(programme);
    nearly.push({ row, failed: only?.facet ?? null });
  }
  let counts: FacetCounts | null = null;
  return {
    programmes,
    counts() {
      counts ??= countsOf(nearly);
      return counts;
    },
  };
}

/** A programme that fits all chosen filters, or all but one. */
interface NearlyFitting {
  readonly row: Row;
  readonly failed: Facet | null;
}

function countsOf(nearly: readonly NearlyFitting[]): FacetCounts {
  const counts = Object.fromEntries(FACETS.map((facet) => [facet, new Map<string, number>()]));
  for (const { row, failed } of nearly) {
    for (const facet of FACETS) {
      const isOpen = failed === null || (failed === facet && !ALL_MUST_HOLD.has(facet));
      const tally = counts[facet];
      if (isOpen && tally !== undefined) countAll(tally, row[facet]);
    }
  }
  return withEvery(counts);
}

function withEvery(counts: Readonly<Record<string, ReadonlyMap<string, number>>>): FacetCounts {
  const of = (facet: Facet) => counts[facet] ?? new Map<string, number>();
  return {
    field: of('field'),
    institution: of('institution'),
    funding: of('funding'),
    level: of('level'),
    interview: of('interview'),
    bandB: of('bandB'),
    duration: of('duration'),
    fee: of('fee'),
    without: of('without'),
    counts: of('counts'),
    new: of('new'),
  };
}
