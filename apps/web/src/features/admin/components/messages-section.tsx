import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { loadMessages, type MessagePage } from '../api/admin-calls.ts';
import { AdminSection } from './admin-section.tsx';
import { MessageItem } from './message-item.tsx';

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
