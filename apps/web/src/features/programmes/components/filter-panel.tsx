import {
  FACETS,
  type Facet,
  type FacetCounts,
  type FieldGuide,
  type ProgrammeFilter,
} from '@lodestar/domain';
import { useId, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { FilterChip } from '../../../shared/ui/filter-chip.tsx';
import { useProgrammesWords } from '../model/fact-words.ts';
import { optionOrder, useOptionWords } from '../model/option-words.ts';
import type { FacetSets } from '../model/use-shelves.ts';

/** What can be chosen, and what is. */
export interface FilterView {
  readonly filter: ProgrammeFilter;
  readonly counts: FacetCounts;
  /** How many programmes there are with the choices as they are. */
  readonly found: number;
  /** The options that there are. */
  readonly options: FacetSets;
  readonly guide: FieldGuide;
  readonly onToggle: (facet: Facet, option: string) => void;
}

/** Every filter with its options as chips. */
export function FilterPanel(view: FilterView) {
  return (
    <div className="grid gap-5">
      {FACETS.map((facet) => (
        <FacetSection key={facet} facet={facet} {...view} />
      ))}
    </div>
  );
}

/** More options than this are shown only when asked for. */
const AT_FIRST = 16;

function FacetSection({
  facet,
  filter,
  counts,
  options,
  guide,
  onToggle,
}: FilterView & { readonly facet: Facet }) {
  const t = useProgrammesWords();
  const words = useOptionWords(guide);
  const heading = useId();
  const [all, setAll] = useState(false);
  const chosen = filter[facet] ?? [];
  const offered = optionOrder(facet, guide).filter(
    (option) =>
      chosen.includes(option) || (options[facet].has(option) && (counts[facet].get(option) ?? 0) > 0),
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
            count={counts[facet].get(option) ?? 0}
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
