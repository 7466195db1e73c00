import { ChevronDown } from 'lucide-react';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { useEntries } from '../model/use-entries.ts';
import { BackButton } from './back-button.tsx';
import { ENTRY_LIST, ENTRY_ROW } from './entry-styles.ts';
import { HelpLayout } from './help-layout.tsx';

/** The help centre before its script is there: the questions can be read, and nothing can be pressed in vain. */
export function HelpOutline() {
  return (
    <HelpLayout
      back={<BackButton onBack={() => undefined} />}
      search={<Skeleton className="h-11.5 w-full" />}
    >
      <ul className={ENTRY_LIST}>
        {useEntries().map(({ anchor, question }) => (
          <li key={anchor} className="border-line border-b">
            <h2 className={ENTRY_ROW}>
              <span className="min-w-0 flex-1">{question}</span>
              <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-accent" />
            </h2>
          </li>
        ))}
      </ul>
    </HelpLayout>
  );
}
