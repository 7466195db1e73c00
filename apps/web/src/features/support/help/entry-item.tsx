import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { ENTRY_ROW } from './help-outline.tsx';

interface EntryItemProps {
  /** What an address names it by. */
  readonly anchor?: string;
  readonly heading: 'h2' | 'h3';
  readonly question: string;
  /** The id of the answer in the page. */
  readonly answerId: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A question that opens its answer; the answer stays in the page, so that the browser's own search finds it. */
export function EntryItem({
  anchor,
  heading: Heading,
  question,
  answerId,
  open,
  onToggle,
  children,
}: EntryItemProps) {
  return (
    <li id={anchor} className="border-line border-b">
      <Heading className="font-text text-md tracking-normal">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={answerId}
          onClick={onToggle}
          className={`${ENTRY_ROW} w-full hover:text-accent`}
        >
          <span className="min-w-0 flex-1">{question}</span>
          <ChevronDown
            aria-hidden="true"
            className={`size-5 shrink-0 text-accent transition-transform duration-(--t-base) ${open ? 'rotate-180' : ''}`}
          />
        </button>
      </Heading>
      <div id={answerId} hidden={!open} className="max-w-(--measure) pb-5 text-ink-2">
        {children}
      </div>
    </li>
  );
}
