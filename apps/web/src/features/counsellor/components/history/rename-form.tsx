import { CHAT_LIMITS } from '@lodestar/contract';
import { Check, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { TextInput } from '../../../../shared/ui/text-input.tsx';
import { useRename } from '../../model/use-rename.ts';

interface RenameFormProps {
  readonly chatId: string;
  readonly title: string;
  readonly onEnd: () => void;
}

/** Gives a chat another name: Enter keeps it, Escape leaves the old one. */
export function RenameForm({ chatId, title, onEnd }: RenameFormProps) {
  const { t } = useTranslation('counsellor');
  const [name, setName] = useState(title);
  const { busy, rename } = useRename(chatId);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const wanted = name.trim();
  const save = async () => {
    if (wanted === '' || busy) return;
    if (wanted === title || (await rename(wanted))) onEnd();
  };
  return (
    <form
      className="flex items-center"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextInput
        ref={input}
        type="text"
        aria-label={t('history.newName', { title })}
        maxLength={CHAT_LIMITS.title}
        value={name}
        readOnly={busy}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onEnd();
        }}
        className="min-w-0 flex-1 text-sm!"
      />
      <IconButton type="submit" label={t('history.save')} disabled={busy || wanted === ''}>
        <Check aria-hidden="true" />
      </IconButton>
      <IconButton label={t('history.cancelRename')} className="-me-2.5" onClick={onEnd}>
        <X aria-hidden="true" />
      </IconButton>
    </form>
  );
}
