import { Search } from 'lucide-react';
import { useWording } from '../../../../shared/programme/wording.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { FIND_SECTION_ID } from '../find/find-section.tsx';

export interface ChoicesEmptyProps {
  /** Makes way for the search, such as by closing the sheet. */
  readonly onFind?: (() => void) | undefined;
}

/** The list before anything is chosen. */
export function ChoicesEmpty({ onFind }: ChoicesEmptyProps) {
  const { t } = useWording();
  const find = () => {
    onFind?.();
    const section = document.getElementById(FIND_SECTION_ID);
    section?.scrollIntoView?.({ block: 'start' });
    section?.querySelector('input')?.focus({ preventScroll: true });
  };
  return (
    <EmptyState
      title={t('choices.empty')}
      action={
        <Button variant="primary" onClick={find}>
          <Search aria-hidden="true" />
          {t('choices.emptyAction')}
        </Button>
      }
    >
      {t('choices.emptyHint')}
    </EmptyState>
  );
}
