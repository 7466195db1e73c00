import {
  FACETS,
  type Facet,
  type FacetCounts,
  type FieldNames,
  type ProgrammeFilter,
} from '@lodestar/domain';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { ChosenChip, FilterChip } from '../../../shared/ui/filter-chip.tsx';
import { Sheet } from '../../../shared/ui/sheet.tsx';
import { chosenOptions } from '../model/address.ts';
import { useProgrammesWords } from '../model/fact-words.ts';
import { type OptionWords, optionOrder, useOptionWords } from '../model/option-words.ts';
import type { FacetSets } from '../model/use-shelves.ts';

interface FilterBarProps {
  readonly view: FilterView;
  /** Whether the filters stand beside the list, so that only what is chosen stands above it. */
  readonly beside: boolean;
  readonly onClear: () => void;
}

/** The filters chosen, each with a cross; on a phone the button that opens all of them in a sheet. */
export function FilterBar({ view, beside, onClear }: FilterBarProps) {
  const t = useProgrammesWords();
  const words = useOptionWords(view.guide);
  const [open, setOpen] = useState(false);
  const chosen = chosenOptions(view.filter);
  return (
    <div className="mb-3 flex flex-wrap gap-2 empty:hidden">
      {!beside && (
        <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <SlidersHorizontal aria-hidden="true" />
          {t('filters.open')}
          {chosen.length > 0 && (
            <span className="text-muted">
              <span className="sr-only">{t('filters.chosen', { count: chosen.length })}</span>
              <span aria-hidden="true">{chosen.length}</span>
            </span>
          )}
        </Button>
      )}
      <ChosenFilters chosen={chosen} words={words} onToggle={view.onToggle} />
      {chosen.length > 0 && (
        <Button variant="quiet" size="sm" onClick={onClear}>
          {t('filters.clear')}
        </Button>
      )}
      {!beside && (
        <Sheet open={open} onClose={() => setOpen(false)} title={t('filters.title')}>
          <FilterPanel {...view} />
          <div className="sticky -bottom-4 -mx-4 mt-5 border-line border-t bg-surface p-4">
            <Button variant="primary" className="w-full" onClick={() => setOpen(false)}>
              {t('filters.show', { count: view.found })}
            </Button>
          </div>
        </Sheet>
      )}
    </div>
  );
}

interface ChosenFiltersProps {
  readonly chosen: ReturnType<typeof chosenOptions>;
  readonly words: OptionWords;
  readonly onToggle: FilterView['onToggle'];
}

/** What is chosen, each with a cross that takes it away. */
export function ChosenFilters({ chosen, words, onToggle }: ChosenFiltersProps) {
  const t = useProgrammesWords();
  return chosen.map(({ facet, option }) => {
    const label = words(facet, option, true);
    return (
      <ChosenChip
        key={`${facet} ${option}`}
        label={label}
        action={t('filters.remove', { option: label })}
        onRemove={() => onToggle(facet, option)}
      />
    );
  });
}

/** What can be chosen, and what is. */
export interface FilterView {
  readonly filter: ProgrammeFilter;
  readonly counts: () => FacetCounts;
  /** How many programmes there are with the choices as they are. */
  readonly found: number;
  /** The options that there are. */
  readonly options: FacetSets;
  readonly guide: FieldNames;
  readonly onToggle: (facet: Facet, option: string) => void;
}

/** Every filter with its options as chips. */
export function FilterPanel(view: FilterView) {
  const counts = view.counts();
  return (
    <div className="grid gap-5">
      {FACETS.map((facet) => (
        <FacetSection key={facet} {...view} facet={facet} counts={counts[facet]} />
      ))}
    </div>
  );
}

/** More options than this are shown only when asked for. */
const AT_FIRST = 16;

interface FacetSectionProps extends Omit<FilterView, 'counts'> {
  readonly facet: Facet;
  readonly counts: FacetCounts[Facet];
}

function FacetSection({ facet, filter, counts, options, guide, onToggle }: FacetSectionProps) {
  const t = useProgrammesWords();
  const words = useOptionWords(guide);
  const heading = useId();
  const [all, setAll] = useState(false);
  const chosen = filter[facet] ?? [];
  const offered = optionOrder(facet, guide).filter(
    (option) => chosen.includes(option) || (options[facet].has(option) && (counts.get(option) ?? 0) > 0),
  );
  if (offered.length === 0) return null;
  const isLong = offered.length > AT_FIRST + 2;
  const shown =
    isLong && !all ? offered.filter((option, place) => place < AT_FIRST || chosen.includes(option)) : offered;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="mb-2 font-strong! font-text! text-sm! tracking-normal!">
        {t(`facet.${facet}`)}
      </h3>
      <div className="flex flex-wrap gap-2">
        {shown.map((option) => (
          <FilterChip
            key={option}
            label={words(facet, option)}
            count={counts.get(option) ?? 0}
            chosen={chosen.includes(option)}
            onPress={() => onToggle(facet, option)}
          />
        ))}
        {isLong && (
          <Button variant="quiet" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('filters.fewer') : t('filters.all', { count: offered.length - shown.length })}
          </Button>
        )}
      </div>
    </section>
  );
}
