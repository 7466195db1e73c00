import { ArrowRight, ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import type { HelpEntry } from '../model/entries.ts';
import { ENTRY_ROW } from './entry-styles.ts';

interface HelpEntryItemProps {
  readonly entry: HelpEntry;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** A question that opens its answer; the answer stays in the page, so that the browser's own search finds it. */
export function HelpEntryItem({ entry, open, onToggle }: HelpEntryItemProps) {
  const { anchor, question, paragraphs, link } = entry;
  return (
    <li id={anchor} className="border-line border-b">
      <h2 className="font-text text-md tracking-normal">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${anchor}-answer`}
          onClick={onToggle}
          className={`${ENTRY_ROW} w-full hover:text-accent`}
        >
          <span className="min-w-0 flex-1">{question}</span>
          <ChevronDown
            aria-hidden="true"
            className={`size-5 shrink-0 text-accent transition-transform duration-(--t-base) ${open ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <div id={`${anchor}-answer`} hidden={!open} className="max-w-(--measure) pb-5">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-2 text-ink-2 first:mt-0">
            {paragraph}
          </p>
        ))}
        {link && (
          <Link
            to={link.to}
            className="mt-2 inline-flex min-h-(--tap) items-center gap-1.5 font-medium text-sm"
          >
            {link.text}
            <ArrowRight aria-hidden="true" className="size-4" />
          </Link>
        )}
      </div>
    </li>
  );
}
