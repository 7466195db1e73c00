import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../../shared/i18n/languages.ts';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import type { ChatSummary } from '../../api/chat-calls.ts';
import { cutTitle } from '../../model/chat-words.ts';
import { dayOf } from '../../model/dates.ts';
import { RenameForm } from './rename-form.tsx';

interface HistoryRowProps {
  readonly chat: ChatSummary;
  readonly current: boolean;
  readonly onChoose: () => void;
  readonly onDelete: () => void;
}

const ICON = 'text-muted [&>svg]:size-4!';

/** A chat by its name and day; opened, renamed or deleted. */
export function HistoryRow({ chat, current, onChoose, onDelete }: HistoryRowProps) {
  const { t, i18n } = useTranslation('counsellor');
  const [renaming, setRenaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const title = chat.title || t('history.untitled');
  if (renaming) {
    return (
      <li className="border-line border-b py-1">
        <RenameForm
          chatId={chat.Chat_ID}
          title={title}
          onEnd={() => {
            setRenaming(false);
            requestAnimationFrame(() => rename.current?.focus());
          }}
        />
      </li>
    );
  }
  return (
    <li className="flex items-center border-line border-b">
      <button
        type="button"
        title={title}
        aria-current={current ? 'true' : undefined}
        onClick={onChoose}
        className={classNames(
          'min-h-13 min-w-0 flex-1 py-2 text-sm leading-snug',
          current ? 'font-strong text-accent' : 'hover:text-accent',
        )}
      >
        <span className="block [overflow-wrap:anywhere]">{cutTitle(title)}</span>
        <span className="block font-(weight:--weight-text) text-muted text-xs">
          {dayOf(chat.updatedAt, new Date(), languageOf(i18n.language))}
        </span>
      </button>
      <IconButton
        ref={rename}
        label={t('history.rename', { title })}
        className={ICON}
        onClick={() => setRenaming(true)}
      >
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('history.delete', { title })}
        className={classNames(ICON, '-me-2.5')}
        onClick={onDelete}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}
