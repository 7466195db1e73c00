import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { BackButton } from './components/back-button.tsx';
import { ENTRY_LIST } from './components/entry-styles.ts';
import { HelpEntryItem } from './components/help-entry.tsx';
import { HelpLayout } from './components/help-layout.tsx';
import { HelpSearch } from './components/help-search.tsx';
import { searchEntries } from './model/search-entries.ts';
import { useEntries } from './model/use-entries.ts';
import { useOpenEntries } from './model/use-open-entries.ts';

/** Ten answers that open one by one, can be searched, and have an address each. */
export function HelpPage() {
  const { t } = useTranslation('help');
  const navigate = useNavigate();
  const { key } = useLocation();
  const [entrance] = useState(key);
  const [asked, setAsked] = useState('');
  const entries = useEntries();
  const found = searchEntries(entries, asked);
  const { isOpen, toggle } = useOpenEntries();
  const arrivedFromOutside = entrance === 'default';

  return (
    <HelpLayout
      back={<BackButton onBack={() => void (arrivedFromOutside ? navigate('/') : navigate(-1))} />}
      search={<HelpSearch asked={asked} onAsk={setAsked} found={found.length} />}
    >
      {found.length === 0 ? (
        <div className="mt-4">
          <EmptyState
            title={t('none.title')}
            action={<Button onClick={() => setAsked('')}>{t('none.action')}</Button>}
          >
            {t('none.text')}
          </EmptyState>
        </div>
      ) : (
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
    </HelpLayout>
  );
}
