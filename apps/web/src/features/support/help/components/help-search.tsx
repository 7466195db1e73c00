import { Search, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { TextInput } from '../../../../shared/ui/text-input.tsx';

interface HelpSearchProps {
  readonly asked: string;
  readonly onAsk: (asked: string) => void;
  readonly found: number;
}

const LONGEST = 100;

export function HelpSearch({ asked, onAsk, found }: HelpSearchProps) {
  const { t } = useTranslation('help');
  return (
    <div>
      <TextInput
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={t('search')}
        placeholder={t('search')}
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
        {asked.trim() !== '' && t('found', { count: found })}
      </p>
    </div>
  );
}
