import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CheckItem } from '../../../shared/lists/check-items.ts';
import { useCheckWords } from '../../../shared/lists/finding-words.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { useListStanding } from '../model/use-list-standing.ts';
import { TOP_PROGRAMMES } from '../model/use-top-programmes.ts';

/** The heaviest thing to be looked at of a choice; nothing where there is none. */
export function CheckLine({ items }: { readonly items: readonly CheckItem[] }) {
  const words = useCheckWords();
  const [item] = items;
  if (item === undefined) return null;
  return (
    <p className="flex items-start gap-1.5 text-warn text-xs">
      <TriangleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
      {words(item).title}
    </p>
  );
}

/** What the checks of the whole list say of one of the first choices. */
export function ChoiceCheck({ code }: { readonly code: string }) {
  const { t } = useTranslation('report');
  const { choices, failed, retry } = useListStanding();
  // With more choices the rows under the first ones say that it failed.
  if (failed && choices.length <= TOP_PROGRAMMES && choices[0]?.code === code)
    return <ErrorState title={t('top.failed')} onRetry={retry} />;
  return <CheckLine items={choices.find((choice) => choice.code === code)?.items ?? []} />;
}
