import { ArrowRight, Search, X } from 'lucide-react';
import { memo, useCallback, useDeferredValue, useState } from 'react';
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
  const navigate = useNavigate();
  const { key } = useLocation();
  const [entrance] = useState(key);
  const [asked, setAsked] = useState('');
  // The letter is there before the answers follow.
  const followed = useDeferredValue(asked);
  const arrivedFromOutside = entrance === 'default';
  const forget = useCallback(() => setAsked(''), []);

  return (
    <HelpLayout
      back={<BackButton onBack={() => void (arrivedFromOutside ? navigate('/') : navigate(-1))} />}
      search={<HelpSearch asked={asked} onAsk={setAsked} />}
    >
      <HelpAnswers asked={followed} onForget={forget} />
    </HelpLayout>
  );
}

interface HelpAnswersProps {
  readonly asked: string;
  readonly onForget: () => void;
}

/** The answers that what is asked finds, all of them where nothing is; not drawn again for every letter. */
const HelpAnswers = memo(function FoundAnswers({ asked, onForget }: HelpAnswersProps) {
  const { t, i18n } = useTranslation('help');
  const entries = useEntries();
  const found = searchEntries(entries, asked);
  const known = useKnownAnswers(asked, languageOf(i18n.language));
  const knownCount = known.state === 'found' ? known.answers.length : 0;
  const isNothingFound = found.length === 0 && knownCount === 0 && known.state !== 'looking';
  const { isOpen, toggle } = useOpenEntries();
  return (
    <>
      <p role="status" className="sr-only">
        {asked.trim() !== '' && known.state !== 'looking' && t('found', { count: found.length + knownCount })}
      </p>
      {isNothingFound && (
        <div className="mt-4">
          <EmptyState title={t('none.title')} action={<Button onClick={onForget}>{t('none.action')}</Button>}>
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
    </>
  );
});

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
      <Link to={link.to} className="mt-2 inline-flex min-h-(--tap) items-center gap-1.5 font-medium text-sm">
        {link.text}
        <ArrowRight aria-hidden="true" className="size-4" />
      </Link>
    </EntryItem>
  );
}

interface HelpSearchProps {
  readonly asked: string;
  readonly onAsk: (asked: string) => void;
}

const LONGEST = 100;

function HelpSearch({ asked, onAsk }: HelpSearchProps) {
  const { t } = useTranslation('help');
  return (
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
