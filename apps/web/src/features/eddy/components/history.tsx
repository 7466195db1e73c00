import { CHAT_LIMITS } from '@lodestar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Download, Pencil, Plus, Trash2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, callText } from '../../../shared/api/call.ts';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { nearDayWords } from '../../../shared/i18n/times.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { notify } from '../../../shared/ui/toast.ts';
import { type ChatSummary, QUERY_KEYS, tellOtherTabs } from '../api/chat-calls.ts';
import { cutTitle } from '../model/chat-words.ts';
import { useEddy } from '../model/eddy.tsx';
import { ChatSearchBox, FoundChats } from './chat-search.tsx';
import { DeleteChatDialog } from './delete-chat-dialog.tsx';

interface HistoryPanelProps {
  /** A chat was chosen, so that a drawer can close. */
  readonly onChosen?: () => void;
}

/** One's own chats: a new one, one that is looked for, one that is opened, named or deleted. */
export function HistoryPanel({ onChosen }: HistoryPanelProps) {
  const { t } = useTranslation('eddy');
  const { chat, open, openNew } = useEddy();
  const [text, setText] = useState('');
  const newChat = useRef<HTMLButtonElement>(null);
  const { exporting, save } = useExport();
  const choose = (chatId: string) => {
    open(chatId);
    onChosen?.();
  };
  return (
    <div className="grid gap-3">
      <Button
        ref={newChat}
        onClick={() => {
          openNew();
          onChosen?.();
        }}
      >
        <Plus aria-hidden="true" />
        {t('history.new')}
      </Button>
      <ChatSearchBox value={text} onChange={setText} />
      {text.trim() === '' ? (
        <HistoryList onChoose={choose} onDeleted={() => newChat.current?.focus()} />
      ) : (
        <FoundChats text={text} onChoose={choose} />
      )}
      {chat.chat !== null && (
        <Button variant="quiet" size="sm" className="justify-self-start" disabled={exporting} onClick={save}>
          <Download aria-hidden="true" />
          {t(exporting ? 'history.exporting' : 'history.export')}
        </Button>
      )}
    </div>
  );
}

interface HistoryListProps {
  readonly onChoose: (chatId: string) => void;
  readonly onDeleted: () => void;
}

function Waiting() {
  const { t } = useTranslation('eddy');
  return (
    <div aria-busy="true" className="grid gap-2">
      <span className="sr-only">{t('history.loading')}</span>
      <Skeleton className="h-13 w-full" />
      <Skeleton className="h-13 w-full" />
      <Skeleton className="h-13 w-full" />
    </div>
  );
}

/** One's own chats, newest first. */
function HistoryList({ onChoose, onDeleted }: HistoryListProps) {
  const { t } = useTranslation('eddy');
  const { chats, chatId } = useEddy();
  const [deleting, setDeleting] = useState<ChatSummary | null>(null);
  if (chats.failed) {
    return (
      <ErrorState title={t('history.failed')} detail={t('history.failedDetail')} onRetry={chats.retry} />
    );
  }
  if (chats.chats === null) return <Waiting />;
  if (chats.chats.length === 0) return <p className="text-muted text-sm">{t('history.empty')}</p>;
  return (
    <>
      <ul aria-label={t('history.title')}>
        {chats.chats.map((chat) => (
          <HistoryRow
            key={chat.Chat_ID}
            chat={chat}
            current={chat.Chat_ID === chatId}
            onChoose={() => onChoose(chat.Chat_ID)}
            onDelete={() => setDeleting(chat)}
          />
        ))}
      </ul>
      <DeleteChatDialog chat={deleting} onClose={() => setDeleting(null)} onDeleted={onDeleted} />
    </>
  );
}

interface HistoryRowProps {
  readonly chat: ChatSummary;
  readonly current: boolean;
  readonly onChoose: () => void;
  readonly onDelete: () => void;
}

const ICON = 'text-muted [&>svg]:size-4!';

/** A chat by its name and day; opened, renamed or deleted. */
function HistoryRow({ chat, current, onChoose, onDelete }: HistoryRowProps) {
  const { t, i18n } = useTranslation('eddy');
  const common = useTranslation().t;
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
          {nearDayWords(chat.updatedAt, new Date(), languageOf(i18n.language), common)}
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

interface RenameFormProps {
  readonly chatId: string;
  readonly title: string;
  readonly onEnd: () => void;
}

/** Gives a chat another name: Enter keeps it, Escape leaves the old one. */
function RenameForm({ chatId, title, onEnd }: RenameFormProps) {
  const { t } = useTranslation('eddy');
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

/** Gives a chat another name; `rename` answers whether that worked. */
function useRename(chatId: string) {
  const { t } = useTranslation('eddy');
  const { userId } = useEddy();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const rename = async (title: string) => {
    setBusy(true);
    try {
      const chat = await call('renameChat', { params: { chatId }, body: { title } });
      queries.setQueryData(QUERY_KEYS.chat(chatId), chat);
      queries.setQueryData<readonly ChatSummary[]>(QUERY_KEYS.chats(userId), (known) =>
        known?.map((one) => (one.Chat_ID === chatId ? { ...one, title: chat.title } : one)),
      );
      tellOtherTabs(userId, chatId);
      return true;
    } catch {
      notify('error', t('alert.rename'));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, rename };
}

/** A file name that every system takes. */
function fileNameOf(title: string): string {
  const words = title.match(/[\p{L}\p{N}]+/gu)?.join('-') ?? 'chat';
  return `eddy-${[...words].slice(0, 60).join('')}.md`;
}

/** Saves the open chat as Markdown. */
function useExport() {
  const { t } = useTranslation('eddy');
  const { chat } = useEddy();
  const [exporting, setExporting] = useState(false);
  const save = async () => {
    if (chat.chat === null) return;
    setExporting(true);
    try {
      const { Chat_ID: chatId, title } = chat.chat;
      saveFile(fileNameOf(title), await callText('exportChat', { params: { chatId } }), 'text/markdown');
    } catch {
      notify('error', t('alert.export'));
    } finally {
      setExporting(false);
    }
  };
  return { exporting, save: () => void save() };
}
