import {
  asksSearch,
  type Facet,
  gradesOf,
  hasEnoughScores,
  type LevelSummary,
  type Look,
  type LookedThrough,
  lookThroughFilters,
  SORT_ORDERS,
  type SortOrder,
} from '@lodestar/domain';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWording } from '../../shared/programme/wording.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { lazyExtra } from '../../shared/ui/lazy-extra.ts';
import { RetryProgress } from '../../shared/ui/retry-progress.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { useBegun } from '../../shared/ui/use-begun.ts';
import { DESK, useMediaQuery } from '../../shared/ui/use-media-query.ts';
import { useWork } from '../../shared/work/device-value.ts';
import { SCORES_WORK } from '../../shared/work/pupil-work.ts';
import { EmptyList } from './components/empty-list.tsx';
import { FilterBar, FilterPanel, type FilterView } from './components/filter-bar.tsx';
import type { CompareTo } from './components/picking.tsx';
import { ProgrammeRow } from './components/programme-row.tsx';
import { LIST_COLUMNS, LIST_HEAD, ProgrammesHead, RowsSkeleton } from './components/programmes-outline.tsx';
import { SearchField } from './components/search-field.tsx';
import { type LookAddress, ROWS_AT_ONCE, readAddress, toggled, writeAddress } from './model/address.ts';
import { useProgrammesWords } from './model/fact-words.ts';
import { useOptionWords } from './model/option-words.ts';
import { useSearching } from './model/use-searching.ts';
import { type FacetSets, type OpenShelves, useShelves } from './model/use-shelves.ts';

const CompareBar = lazyExtra(() => import('./components/picking.tsx').then((module) => module.CompareBar));

interface ProgrammesPageProps {
  readonly paths: {
    /** The address of a programme's own page. */
    readonly programmeOf: (code: string) => string;
    readonly compare: CompareTo;
  };
}

/** Every programme to look through, with or without grades; what is looked for stands in the address. */
export function ProgrammesPage({ paths }: ProgrammesPageProps) {
  const t = useProgrammesWords();
  const { open, failed, retry } = useShelves();
  const { look, change } = useLook(open?.options ?? null);
  const search = useCallback((q: string) => change((now) => ({ ...now, q, shown: ROWS_AT_ONCE })), [change]);
  return (
    <>
      <ProgrammesHead search={<SearchField query={look.q} onSearch={search} />}>
        <div className="mt-4 grid gap-2 empty:hidden">
          <RetryProgress of="currentYear" />
          <RetryProgress of="yearInColumns" />
          {failed && <ErrorState title={t('failed')} detail={t('failedHint')} onRetry={retry} />}
        </div>
        {open === null ? (
          !failed && <RowsSkeleton />
        ) : (
          <Found open={open} look={look} change={change} pathOf={paths.programmeOf} />
        )}
      </ProgrammesHead>
      <Suspense>
        <CompareBar to={paths.compare} />
      </Suspense>
    </>
  );
}

/** The pupil's levels in the order of the catalogue; null without five grades. */
function useLevels({ catalogue }: OpenShelves): readonly LevelSummary[] | null {
  const { value: table } = useWork(SCORES_WORK);
  return useMemo(
    () => (hasEnoughScores(table) ? catalogue.levels(gradesOf(table)) : null),
    [catalogue, table],
  );
}

/** So many rows are laid out at once: more than a window shows. */
const LAID_OUT = 8;

interface FoundState {
  /** What was found last while the search is on its way; null when nothing was. */
  readonly found: LookedThrough | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** What the look finds. */
function useFound(
  { catalogue, filters }: OpenShelves,
  { q, filter, sort, language, levels }: Look,
): FoundState {
  const begun = useBegun();
  const asks = asksSearch({ q, filter });
  const { searching, failed, retry } = useSearching(catalogue, begun || asks);
  const found = useMemo(() => {
    const look = { q, filter, sort, language, levels };
    return asks ? (searching?.(look) ?? null) : lookThroughFilters(filters, look);
  }, [filters, searching, asks, q, filter, sort, language, levels]);
  const [last, setLast] = useState(found);
  if (found !== null && found !== last) setLast(found);
  return { found: found ?? last, failed: asks && searching === null && failed, retry };
}

interface FoundProps {
  readonly pathOf: (code: string) => string;
  readonly open: OpenShelves;
  readonly look: LookAddress;
  readonly change: ChangeLook;
}

function Found({ open, look, change, pathOf }: FoundProps) {
  const t = useProgrammesWords();
  const { language } = useWording();
  const levels = useLevels(open);
  const { q, filter, sort } = look;
  const { found, failed, retry } = useFound(open, { q, filter, sort, language, levels });
  if (failed) return <ErrorState title={t('failed')} detail={t('failedHint')} onRetry={retry} />;
  if (found === null) return <RowsSkeleton />;
  return <FoundList open={open} look={look} change={change} pathOf={pathOf} levels={levels} {...found} />;
}

interface FoundListProps extends FoundProps, LookedThrough {
  /** In the order of the catalogue; null without grades. */
  readonly levels: readonly LevelSummary[] | null;
}

function FoundList({ open, look, change, pathOf, levels, programmes, counts }: FoundListProps) {
  const t = useProgrammesWords();
  const beside = useMediaQuery(DESK);
  const { catalogue, guide } = open;
  const words = useOptionWords(guide);
  const { filter, sort, shown } = look;
  const levelOf = useMemo(
    () => new Map(catalogue.programmes.map(({ code }, place) => [code, levels?.[place] ?? null])),
    [catalogue, levels],
  );
  const toggle = useCallback(
    (facet: Facet, option: string) =>
      change((now) => ({ ...now, filter: toggled(now.filter, facet, option), shown: ROWS_AT_ONCE })),
    [change],
  );
  const clear = () => change(() => ({ q: '', filter: {}, sort, shown: ROWS_AT_ONCE }));
  const view: FilterView = {
    filter,
    counts,
    found: programmes.length,
    options: open.options,
    guide,
    onToggle: toggle,
  };
  const rest = programmes.length - shown;
  return (
    <div className={LIST_COLUMNS}>
      {beside && (
        <aside aria-label={t('filters.title')} className="min-w-0 pb-8">
          <FilterPanel {...view} />
        </aside>
      )}
      <div className="min-w-0">
        <FilterBar view={view} beside={beside} onClear={clear} />
        <div className={LIST_HEAD}>
          <div role="status">
            <h2 className="text-lg!">
              {t(programmes.length === catalogue.programmes.length ? 'countAll' : 'count', {
                shown: programmes.length,
                count: catalogue.programmes.length,
              })}
            </h2>
          </div>
          <SortSelect
            look={look}
            withLevels={levels !== null}
            onSort={(next) => change((now) => ({ ...now, sort: next, shown: ROWS_AT_ONCE }))}
          />
        </div>
        {programmes.length === 0 ? (
          <EmptyList look={look} words={words} onToggle={toggle} onClear={clear} />
        ) : (
          <ul>
            {programmes.slice(0, shown).map((programme, place) => (
              <ProgrammeRow
                key={programme.code}
                programme={programme}
                level={levelOf.get(programme.code) ?? null}
                guide={guide}
                to={pathOf(programme.code)}
                below={place >= LAID_OUT}
              />
            ))}
          </ul>
        )}
        {rest > 0 && (
          <Button
            className="mt-5 max-md:w-full"
            onClick={() => change((now) => ({ ...now, shown: now.shown + ROWS_AT_ONCE }))}
          >
            {t('more', { count: Math.min(rest, ROWS_AT_ONCE) })}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Takes the look as it is to the one that is wished. */
type ChangeLook = (next: (now: LookAddress) => LookAddress) => void;

/** What the address says is looked for. `options`: null until they are known, when whatever is written is kept. */
function useLook(options: FacetSets | null): {
  readonly look: LookAddress;
  readonly change: ChangeLook;
} {
  const [params, setParams] = useSearchParams();
  const look = useMemo(() => readAddress(params, options), [params, options]);
  const change = useCallback<ChangeLook>(
    (next) =>
      setParams((now) => writeAddress(next(readAddress(now, options))), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams, options],
  );
  return { look, change };
}

interface SortSelectProps {
  readonly look: LookAddress;
  readonly withLevels: boolean;
  readonly onSort: (sort: SortOrder) => void;
}

/** Without a search the best match is the order of the codes; without grades there is no level to sort by. */
function SortSelect({ look, withLevels, onSort }: SortSelectProps) {
  const t = useProgrammesWords();
  const orders = SORT_ORDERS.filter((order) => order !== 'level' || withLevels);
  const labelOf = (order: SortOrder) =>
    order === 'fit' ? t(look.q === '' ? 'sort.code' : 'sort.match') : t(`sort.${order}`);
  return (
    <Select
      label={t('sort.label')}
      labelled
      className="max-w-40 md:max-w-none"
      value={orders.includes(look.sort) ? look.sort : 'fit'}
      options={orders.map((value) => ({ value, label: labelOf(value) }))}
      onChange={onSort}
    />
  );
}
