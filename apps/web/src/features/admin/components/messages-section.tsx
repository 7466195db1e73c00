import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { timeWords } from '../../../shared/i18n/times.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { type ContactMessage, loadMessages, type MessagePage } from '../api/admin-calls.ts';
import { AdminSection } from './admin-section.tsx';

const before = ({ messages, more }: MessagePage) => (more ? (messages.at(-1)?.id ?? null) : null);

/** What people wrote from the contact form, newest first. */
export function MessagesSection() {
  const { t } = useTranslation('admin');
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['admin', 'messages'],
    queryFn: ({ pageParam, signal }) => loadMessages(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: before,
    staleTime: 0,
  });
  const messages = data?.pages.flatMap((page) => page.messages) ?? [];
  return (
    <AdminSection title={t('messages.title')}>
      {data && messages.length === 0 && (
        <EmptyState title={t('messages.empty')}>{t('messages.emptyText')}</EmptyState>
      )}
      {!data && !isError && (
        <div role="status" aria-label={t('messages.loading')} className="grid gap-3">
          <Skeleton className="h-28 w-full" />
          <Skeleton className="h-28 w-full" />
        </div>
      )}
      {messages.length > 0 && (
        <ul className="border-line border-t">
          {messages.map((message) => (
            <MessageItem key={message.id} message={message} />
          ))}
        </ul>
      )}
      {isError && (
        <ErrorState title={t('messages.failed')} onRetry={() => void (data ? fetchNextPage() : refetch())} />
      )}
      {hasNextPage && !isError && (
        <Button className="mt-4" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t(isFetchingNextPage ? 'messages.loadingMore' : 'messages.more')}
        </Button>
      )}
    </AdminSection>
  );
}

/** One message as it was written, and a way to answer it. */
function MessageItem({ message }: { readonly message: ContactMessage }) {
  const { t, i18n } = useTranslation('admin');
  const { name, email, subject, createdAt, mailed } = message;
  const reply = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
  return (
    <li className="border-line border-b py-4 last:border-b-0">
      <h3 className="flex flex-wrap items-center gap-2 [overflow-wrap:anywhere]">
        {subject} <Tag>{t(mailed ? 'messages.mailed' : 'messages.stored')}</Tag>
      </h3>
      <p className="mt-1 text-muted text-sm leading-snug">
        {name} · <time dateTime={createdAt}>{timeWords(createdAt, 'moment', languageOf(i18n.language))}</time>
      </p>
      <p className="mt-2 max-w-(--measure) whitespace-pre-wrap [overflow-wrap:anywhere]">{message.message}</p>
      <a href={reply} className="inline-flex min-h-(--tap) items-center text-sm [overflow-wrap:anywhere]">
        {t('messages.reply', { email })}
      </a>
    </li>
  );
}
