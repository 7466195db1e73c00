import { CHAT_LIMITS } from '@lodestar/contract';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type AnswerOf, call } from '../../../shared/api/call.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { useDebouncedValue } from '../../../shared/use-debounced-value.ts';
import { QUERY_KEYS } from '../api/chat-calls.ts';
import { cutTitle } from '../model/chat-words.ts';

interface ChatSearchBoxProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function ChatSearchBox({ value, onChange }: ChatSearchBoxProps) {
  const { t } = useTranslation('eddy');
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

interface FoundChatsProps {
  readonly text: string;
  readonly onChoose: (chatId: string) => void;
}

/** The chats in which a text occurs, each with where it does. */
export function FoundChats({ text, onChoose }: FoundChatsProps) {
  const { t } = useTranslation('eddy');
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

const PAUSE_MS = 250;

interface ChatSearch {
  /** What was looked for, '' while nothing is. */
  readonly query: string;
  /** Null until known. */
  readonly found: AnswerOf<'searchChats'> | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Looks through one's own chats once the typing rests. */
function useChatSearch(text: string): ChatSearch {
  const rested = useDebouncedValue(text.trim(), PAUSE_MS);
  const query = text.trim() === '' ? '' : rested;
  const answer = useQuery({
    queryKey: QUERY_KEYS.search(query),
    queryFn: query === '' ? skipToken : ({ signal }) => call('searchChats', { query: { q: query }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return {
    query,
    found: query === '' ? null : (answer.data ?? null),
    failed: answer.isError,
    retry: () => void answer.refetch(),
  };
}
