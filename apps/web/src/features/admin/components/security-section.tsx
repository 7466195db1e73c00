import { ERASED_PREFIX, OPERATOR, SERVER } from '@lodestar/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AnswerOf, call, callText } from '../../../shared/api/call.ts';
import { dateLocale, languageOf } from '../../../shared/i18n/languages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { AdminSection, SaveTable } from './admin-section.tsx';

/** Days of Hong Kong, and a person as the log names people; empty: all. */
interface SecurityFilter {
  readonly from: string;
  readonly to: string;
  readonly who: string;
}

const queryOf = ({ from, to, who }: SecurityFilter) => ({
  from: from || undefined,
  to: to || undefined,
  who: who || undefined,
});

const ALL: SecurityFilter = { from: '', to: '', who: '' };

/** Who did what to whose account, newest first. */
export function SecuritySection() {
  const { t } = useTranslation('admin');
  const [filter, setFilter] = useState(ALL);
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['admin', 'security', filter],
    queryFn: ({ pageParam, signal }) =>
      call('securityLog', { query: { ...queryOf(filter), before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  const lines = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <AdminSection title={t('security.title')} text={t('security.text')}>
      <SecurityFilterForm filter={filter} onFilter={setFilter} onAll={() => setFilter(ALL)} />
      {data && lines.length === 0 && (
        <EmptyState title={t('security.empty')}>{t('security.emptyText')}</EmptyState>
      )}
      {!data && !isError && (
        <div role="status" aria-label={t('security.loading')} className="grid gap-3">
          <Skeleton className="h-52 w-full" />
        </div>
      )}
      {lines.length > 0 && <SecurityTable lines={lines} />}
      {isError && (
        <ErrorState title={t('security.failed')} onRetry={() => void (data ? fetchNextPage() : refetch())} />
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {hasNextPage && !isError && (
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t(isFetchingNextPage ? 'security.loadingMore' : 'security.more')}
          </Button>
        )}
        <SaveTable
          file="lodestar-security-log.csv"
          load={() => callText('securityLogExport', { query: queryOf(filter) })}
          save={t('security.save')}
          saving={t('security.saving')}
          failed={t('security.saveFailed')}
        />
      </div>
    </AdminSection>
  );
}

interface SecurityFilterFormProps {
  readonly filter: SecurityFilter;
  readonly onFilter: (filter: SecurityFilter) => void;
  readonly onAll: () => void;
}

/** A person and days, taken up when the form is sent. */
function SecurityFilterForm({ filter, onFilter, onAll }: SecurityFilterFormProps) {
  const { t } = useTranslation('admin');
  const isAll = Object.values(filter).every((value) => value === '');
  return (
    <form
      noValidate
      className="mb-4 grid items-start gap-3 sm:grid-cols-3"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        const of = (name: string) => String(typed.get(name) ?? '').trim();
        onFilter({ who: of('who'), from: of('from'), to: of('to') });
      }}
      onReset={onAll}
    >
      <Field label={t('security.who')} hint={t('security.whoHint')}>
        {(control) => (
          <TextInput {...control} name="who" maxLength={100} autoCapitalize="none" spellCheck={false} />
        )}
      </Field>
      <Field label={t('security.from')}>
        {(control) => <TextInput {...control} name="from" type="date" />}
      </Field>
      <Field label={t('security.to')}>{(control) => <TextInput {...control} name="to" type="date" />}</Field>
      <div className="flex flex-wrap gap-3 sm:col-span-3">
        <Button type="submit">{t('security.apply')}</Button>
        {!isAll && <Button type="reset">{t('security.clear')}</Button>}
      </div>
    </form>
  );
}

const TIME: Intl.DateTimeFormatOptions = {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Hong_Kong',
};

/** Lines of the security log as a table, which scrolls by itself where it is wider than the page. */
function SecurityTable({ lines }: { readonly lines: AnswerOf<'securityLog'>['data'] }) {
  const { t, i18n } = useTranslation('admin');
  const time = new Intl.DateTimeFormat(dateLocale(languageOf(i18n.language)), TIME);
  const nameOf = (name: string | null, none: string) => {
    if (name === null) return none;
    if (name === OPERATOR) return t('security.operator');
    if (name === SERVER) return t('security.server');
    if (!name.startsWith(ERASED_PREFIX)) return name;
    return t('security.erased', { key: name.slice(ERASED_PREFIX.length, -1) });
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what is wider than the page
    <section aria-label={t('security.title')} tabIndex={0} className="overflow-x-auto border-line border-y">
      <table className="w-full min-w-2xl text-left text-sm">
        <thead>
          <tr className="border-line border-b">
            {(['at', 'by', 'what', 'whose', 'result'] as const).map((column) => (
              <th key={column} scope="col" className="py-2 pr-4 font-medium">
                {t(`security.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own, and never change
            <tr key={index} className="border-line border-b align-top last:border-b-0">
              <td className="py-2 pr-4 whitespace-nowrap">
                <time dateTime={line.at}>{time.format(new Date(line.at))}</time>
              </td>
              <td className="py-2 pr-4">{nameOf(line.who, t('security.nobody'))}</td>
              <td className="py-2 pr-4">
                {t(`security.event.${line.what}`)}
                {line.reason !== null && (
                  <span className="block text-ink-2 [overflow-wrap:anywhere]">
                    {t('security.reason', { reason: line.reason })}
                  </span>
                )}
              </td>
              <td className="py-2 pr-4">{nameOf(line.whose, '–')}</td>
              <td className="py-2">
                {t(`security.${line.result}`)}
                {line.requestId !== null && (
                  <span className="block text-muted text-xs">
                    {t('security.request', { id: line.requestId })}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
