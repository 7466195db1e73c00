import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { ChosenChip } from '../../../shared/ui/filter-chip.tsx';
import { Sheet } from '../../../shared/ui/sheet.tsx';
import { chosenOptions } from '../model/address.ts';
import { useProgrammesWords } from '../model/fact-words.ts';
import { type OptionWords, useOptionWords } from '../model/option-words.ts';
import { FilterPanel, type FilterView } from './filter-panel.tsx';

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
