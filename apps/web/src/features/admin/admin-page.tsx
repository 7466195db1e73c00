import { FEATURES } from '@lodestar/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Copy, KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type AnswerOf, call, callText } from '../../shared/api/call.ts';
import { usePageConfigState } from '../../shared/api/use-page-config.ts';
import { copyText } from '../../shared/copy-text.ts';
import { languageOf } from '../../shared/i18n/languages.ts';
import { timeWords } from '../../shared/i18n/times.ts';
import { Button, buttonStyles } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState, NoticeFrame } from '../../shared/ui/error-state.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Tag } from '../../shared/ui/tag.tsx';
import { notify } from '../../shared/ui/toast.ts';
import { AdminLayout, StagesTable } from './components/admin-outline.tsx';
import { AdminSection, SaveTable } from './components/admin-section.tsx';
import { ImportSection } from './components/import-section.tsx';
import { SecuritySection } from './components/security-section.tsx';

/** What whoever runs the service would otherwise look up in files. */
export function AdminPage() {
  return (
    <AdminLayout>
      <SecondFactorNotice />
      <StagesSection />
      <ImportSection />
      <MessagesSection />
      <SurveySection />
      <SecuritySection />
    </AdminLayout>
  );
}

/** Why everything below fails to load, and where that is put right. */
function SecondFactorNotice() {
  const { t } = useTranslation('admin');
  const { data } = useQuery({
    queryKey: ['admin', 'secondFactor'],
    queryFn: ({ signal }) => call('secondFactorState', { signal }),
    staleTime: 0,
  });
  if (!data?.required || data.on) return null;
  return (
    <NoticeFrame
      role="alert"
      tone="warn"
      icon={<KeyRound aria-hidden="true" />}
      title={t('closed.title')}
      action={
        <Link to="/account" className={buttonStyles('secondary', 'md')}>
          {t('closed.link')}
        </Link>
      }
    >
      {t('closed.text')}
    </NoticeFrame>
  );
}

/** The survey's answers as a file. */
function SurveySection() {
  const { t } = useTranslation('admin');
  return (
    <AdminSection title={t('survey.title')} text={t('survey.text')}>
      <div className="max-w-xl">
        <SaveTable
          file="lodestar-survey.csv"
          load={() => callText('surveyExport')}
          save={t('survey.save')}
          saving={t('survey.saving')}
          failed={t('survey.failed')}
        />
      </div>
    </AdminSection>
  );
}

type MessagePage = AnswerOf<'listContactMessages'>;

const before = ({ messages, more }: MessagePage) => (more ? messages.at(-1)?.id : undefined);

/** What people wrote from the contact form, newest first. */
function MessagesSection() {
  const { t } = useTranslation('admin');
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['admin', 'messages'],
    queryFn: ({ pageParam, signal }) => call('listContactMessages', { query: { before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
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
function MessageItem({ message }: { readonly message: MessagePage['messages'][number] }) {
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

/** The stage of each feature, and the one setting that changes them. */
function StagesSection() {
  const { t } = useTranslation('admin');
  const { config, failed, retry } = usePageConfigState();
  const settings = FEATURES.map((feature) => `${feature}=${config?.stages[feature] ?? WIDEST}`);
  const copy = async () => {
    const copied = await copyText(`FEATURE_STAGES=${settings.join(',')}`);
    notify(copied ? 'success' : 'error', t(copied ? 'stages.copied' : 'stages.notCopied'));
  };
  return (
    <AdminSection title={t('stages.title')} text={t('stages.text')}>
      {failed ? (
        <ErrorState title={t('stages.failed')} onRetry={retry} />
      ) : (
        <>
          {!config && <span role="status" aria-label={t('stages.loading')} />}
          <StagesTable stageOf={(feature) => (config ? t(`stages.value.${config.stages[feature]}`) : '')} />
          {/* Takes its room from the start, so that nothing below moves. */}
          <div className={config ? undefined : 'invisible'}>
            <p className="mt-4 mb-1 text-muted text-xs">{t('stages.setting')}</p>
            <div className="flex max-w-2xl flex-wrap items-center gap-3">
              <code className="min-w-0 flex-1 basis-64 rounded-2 bg-sunken px-3 py-2 text-sm [overflow-wrap:anywhere]">
                FEATURE_STAGES=
                {settings.map((setting, place) => (
                  <span key={setting} className="inline-block">
                    {setting}
                    {place < settings.length - 1 && ','}
                  </span>
                ))}
              </code>
              <Button size="sm" onClick={() => void copy()}>
                <Copy aria-hidden="true" />
                {t('stages.copy')}
              </Button>
            </div>
          </div>
        </>
      )}
    </AdminSection>
  );
}

/** Stands for a stage that is not known yet. */
const WIDEST = 'comingSoon';
