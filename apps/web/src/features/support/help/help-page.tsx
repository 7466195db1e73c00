import { ArrowRight, Search, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { EntryItem } from './entry-item.tsx';
import { BackButton, ENTRY_LIST, HelpLayout, useEntries } from './help-outline.tsx';
import { KnownAnswersList, useKnownAnswers } from './knowledge/known-answers-list.tsx';
import { type HelpEntry, searchEntries } from './model/entries.ts';

/**
 * Ten answers that open one by one and have an address each; a search goes through them and through what Eddy knows of
 * the world around the figures.
 */
export function HelpPage() {
  const { t, i18n } = useTranslation('help');
  const navigate = useNavigate();
  const { key } = useLocation();
  const [entrance] = useState(key);
  const [asked, setAsked] = useState('');
  const entries = useEntries();
  const found = searchEntries(entries, asked);
  const known = useKnownAnswers(asked, languageOf(i18n.language));
  const knownCount = known.state === 'found' ? known.answers.length : 0;
  const isNothingFound = found.length === 0 && knownCount === 0 && known.state !== 'looking';
  const { isOpen, toggle } = useOpenEntries();
  const arrivedFromOutside = entrance === 'default';

  return (
    <HelpLayout
      back={<BackButton onBack={() => void (arrivedFromOutside ? navigate('/') : navigate(-1))} />}
      search={
        <HelpSearch
          asked={asked}
          onAsk={setAsked}
          found={known.state === 'looking' ? null : found.length + knownCount}
        />
      }
    >
      {isNothingFound && (
        <div className="mt-4">
          <EmptyState
            title={t('none.title')}
            action={<Button onClick={() => setAsked('')}>{t('none.action')}</Button>}
          >
            {t('none.text')}
          </EmptyState>
        </div>
      )}
      {found.length > 0 && (
        <ul className={ENTRY_LIST}>
          {found.map((entry) => (
            <HelpEntryItem
              key={entry.anchor}
              entry={entry}
              open={isOpen(entry.anchor)}
              onToggle={() => toggle(entry.anchor)}
            />
          ))}
        </ul>
      )}
      <KnownAnswersList known={known} />
    </HelpLayout>
  );
}

interface HelpEntryItemProps {
  readonly entry: HelpEntry;
  readonly open: boolean;
  readonly onToggle: () => void;
}

function HelpEntryItem({ entry, open, onToggle }: HelpEntryItemProps) {
  const { anchor, question, paragraphs, link } = entry;
  return (
    <EntryItem
      anchor={anchor}
      heading="h2"
      question={question}
      answerId={`${anchor}-answer`}
      open={open}
      onToggle={onToggle}
    >
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-2 first:mt-0">
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
    </EntryItem>
  );
}

interface HelpSearchProps {
  readonly asked: string;
  readonly onAsk: (asked: string) => void;
  /** How many answers there are; null while they are being looked up. */
  readonly found: number | null;
}

const LONGEST = 100;

function HelpSearch({ asked, onAsk, found }: HelpSearchProps) {
  const { t } = useTranslation('help');
  return (
    <div>
      <TextInput
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={t('search')}
        placeholder={t('example')}
        maxLength={LONGEST}
        value={asked}
        onChange={(event) => onAsk(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onAsk('')}
        leading={<Search aria-hidden="true" />}
        trailing={
          asked !== '' && (
            <IconButton label={t('clear')} className="-me-3" onClick={() => onAsk('')}>
              <X aria-hidden="true" />
            </IconButton>
          )
        }
      />
      <p role="status" className="sr-only">
        {asked.trim() !== '' && found !== null && t('found', { count: found })}
      </p>
    </div>
  );
}

interface OpenEntries {
  readonly isOpen: (anchor: string) => boolean;
  readonly toggle: (anchor: string) => void;
}

/** Which answers are open: the one that the address names, and those pressed since. The last opened is in the address. */
function useOpenEntries(): OpenEntries {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const named = hash.slice(1);
  const [seen, setSeen] = useState(named);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(named === '' ? [] : [named]));
  if (seen !== named) {
    setSeen(named);
    if (named !== '') setOpen(new Set([...open, named]));
  }

  return {
    isOpen: (anchor) => open.has(anchor),
    toggle(anchor) {
      const next = new Set(open);
      const closing = next.delete(anchor);
      if (!closing) next.add(anchor);
      setOpen(next);
      if (!closing || named === anchor)
        void navigate({ hash: closing ? '' : anchor }, { replace: true, preventScrollReset: true });
    },
  };
}
