import { Download, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { useChatActs, useOpenChat } from '../../model/counsellor.ts';
import { useExport } from '../../model/use-export.ts';
import { ChatSearchBox } from './chat-search-box.tsx';
import { FoundChats } from './found-chats.tsx';
import { HistoryList } from './history-list.tsx';

interface HistoryPanelProps {
  /** A chat was chosen, so that a drawer can close. */
  readonly onChosen?: () => void;
}

/** One's own chats: a new one, one that is looked for, one that is opened, named or deleted. */
export function HistoryPanel({ onChosen }: HistoryPanelProps) {
  const { t } = useTranslation('counsellor');
  const { chat } = useOpenChat();
  const { open, openNew } = useChatActs();
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
