import { CHAT_LIMITS } from '@lodestar/contract';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { TextInput } from '../../../../shared/ui/text-input.tsx';

interface ChatSearchBoxProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function ChatSearchBox({ value, onChange }: ChatSearchBoxProps) {
  const { t } = useTranslation('counsellor');
  const input = useRef<HTMLInputElement>(null);
  return (
    <TextInput
      ref={input}
      type="text"
      role="searchbox"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={CHAT_LIMITS.search}
      aria-label={t('history.search')}
      placeholder={t('history.search')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      leading={<Search aria-hidden="true" className="stroke-[1.75]" />}
      trailing={
        value !== '' && (
          <IconButton
            label={t('history.clearSearch')}
            className="-me-2.5"
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          >
            <X aria-hidden="true" />
          </IconButton>
        )
      }
    />
  );
}
