import type { Facet } from '@lodestar/domain';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { chosenOptions, type LookAddress } from '../model/address.ts';
import { useProgrammesWords } from '../model/fact-words.ts';
import type { OptionWords } from '../model/option-words.ts';
import { ChosenFilters } from './filter-bar.tsx';

interface EmptyListProps {
  readonly look: LookAddress;
  readonly words: OptionWords;
  readonly onToggle: (facet: Facet, option: string) => void;
  readonly onClear: () => void;
}

/** Says that nothing fits, and offers each condition to be taken away. */
export function EmptyList({ look, words, onToggle, onClear }: EmptyListProps) {
  const t = useProgrammesWords();
  const chosen = chosenOptions(look.filter);
  const text =
    chosen.length === 0
      ? t('empty.searchOnly', { query: look.q })
      : t(look.q === '' ? 'empty.filters' : 'empty.search', { query: look.q });
  return (
    <div className="py-6">
      <EmptyState
        title={t('empty.title')}
        action={
          <Button variant="quiet" size="sm" onClick={onClear}>
            {t('filters.clear')}
          </Button>
        }
      >
        <p>{text}</p>
        <div className="mt-3 flex flex-wrap justify-center gap-2 empty:hidden">
          <ChosenFilters chosen={chosen} words={words} onToggle={onToggle} />
        </div>
      </EmptyState>
    </div>
  );
}
