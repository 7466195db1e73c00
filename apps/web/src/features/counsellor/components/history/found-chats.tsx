import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../shared/ui/error-state.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { useChatSearch } from '../../api/use-chat-search.ts';
import { cutTitle } from '../../model/chat-words.ts';

interface FoundChatsProps {
  readonly text: string;
  readonly onChoose: (chatId: string) => void;
}

/** The chats in which a text occurs, each with where it does. */
export function FoundChats({ text, onChoose }: FoundChatsProps) {
  const { t } = useTranslation('counsellor');
  const { query, found, failed, retry } = useChatSearch(text);
  if (failed) return <ErrorState title={t('history.searchFailed')} onRetry={retry} />;
  return (
    <>
      <p role="status" className="text-ink-2 text-sm empty:hidden">
        {found?.length === 0 && t('history.nothingFound', { query })}
      </p>
      {found === null && <Skeleton className="h-13 w-full" />}
      <ul aria-label={t('history.found')}>
        {found?.map(({ Chat_ID, title, excerpt }) => (
          <li key={Chat_ID} className="border-line border-b">
            <button
              type="button"
              onClick={() => onChoose(Chat_ID)}
              className="grid min-h-(--tap) w-full content-center gap-0.5 py-2 text-sm leading-snug"
            >
              <span className="font-medium">{cutTitle(title) || t('history.untitled')}</span>
              <span className="line-clamp-2 text-muted text-xs [overflow-wrap:anywhere]">{excerpt}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
