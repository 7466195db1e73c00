import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type AnswerOf, call } from '../../../shared/api/call.ts';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { timeWords } from '../../../shared/i18n/times.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { notify } from '../../../shared/ui/toast.ts';
import { leaveNoTrace } from '../model/log-out.ts';
import { SessionsComing } from './account-section.tsx';
import { ConfirmPasswordDialog, PasswordDialog, usePasswordGate } from './confirmations.tsx';

type OpenSession = AnswerOf<'listSessions'>['sessions'][number];

export function SessionsSection() {
  const { t } = useTranslation('account');
  const { sessions, failed, retry, ending, end } = useOpenSessions();
  const gate = usePasswordGate(() => notify('error', t('account.sessions.endFailed')));
  const [leaving, setLeaving] = useState(false);
  return (
    <section className="border-line border-t pt-5">
      <h2 className="mb-3 text-lg">{t('account.sessions.title')}</h2>
      {failed && <ErrorState title={t('account.sessions.failed')} onRetry={retry} />}
      {!failed && sessions === null && <SessionsComing />}
      <ul className="border-line border-t empty:hidden">
        {sessions?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={ending === session.id}
            onEnd={(device) =>
              void gate.pass(async () => {
                await end(session);
                notify('success', t('account.sessions.ended', { device }));
              })
            }
          />
        ))}
      </ul>
      {sessions?.length === 1 && <p className="mt-2 text-muted text-sm">{t('account.sessions.only')}</p>}
      <Button className="mt-4" onClick={() => setLeaving(true)}>
        {t('account.everywhere.open')}
      </Button>
      <ConfirmPasswordDialog gate={gate} />
      <EverywhereDialog open={leaving} onClose={() => setLeaving(false)} />
    </section>
  );
}

interface SessionRowProps {
  readonly session: OpenSession;
  readonly busy: boolean;
  readonly onEnd: (device: string) => void;
}

/** The server names a browser and a system with an English comma between them, or only one of them. */
function deviceWords(label: string | null, t: TFunction<'account'>): string {
  if (label === null) return t('account.sessions.unknown');
  const [browser, system] = label.split(', ');
  return system === undefined ? label : t('account.sessions.device', { browser, system });
}

/** One device: what it is, since when, last used when, and a way to end it. */
function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { t, i18n } = useTranslation('account');
  const language = languageOf(i18n.language);
  const device = deviceWords(session.device, t);
  const time = timeWords(session.lastUsedAt, 'moment', language);
  return (
    <li className="flex min-h-13 items-center justify-between gap-3 border-line border-b py-2">
      <div className="min-w-0 leading-snug">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {session.current && <Tag tone="new">{t('account.sessions.here')}</Tag>}
        </p>
        <p className="text-muted text-xs">
          {t('account.sessions.used', { time })} ·{' '}
          {t('account.sessions.since', { date: timeWords(session.createdAt, 'day', language) })}
        </p>
      </div>
      {!session.current && (
        <Button
          size="sm"
          disabled={busy}
          aria-label={t('account.sessions.endOf', { device, time })}
          onClick={() => onEnd(device)}
        >
          {t('account.sessions.end')}
        </Button>
      )}
    </li>
  );
}

/** Asks for the password before the pupil is logged out on every device, this one too. */
function EverywhereDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const endAll = async (password: string) => {
    await call('endAllSessions', { body: { password } });
    notify('success', t('account.everywhere.done'));
    void navigate('/');
    leaveNoTrace('loggedOut');
  };
  return (
    <PasswordDialog
      words={{
        title: t('account.everywhere.question'),
        text: t('account.everywhere.text'),
        submit: t('account.everywhere.submit'),
        busy: t('account.everywhere.busy'),
        cancel: t('account.everywhere.cancel'),
        failed: t('account.everywhere.failed'),
      }}
      open={open}
      onClose={onClose}
      onGiven={endAll}
    />
  );
}

const KEY = ['account', 'sessions'];

interface OpenSessions {
  /** Last used first; null until they have arrived. */
  readonly sessions: readonly OpenSession[] | null;
  readonly failed: boolean;
  readonly retry: () => void;
  /** Id of the one that is being ended. */
  readonly ending: string | null;
  /** Fails when the server refuses. */
  readonly end: (session: OpenSession) => Promise<unknown>;
}

/** Where the pupil is logged in, and how to end it there. */
function useOpenSessions(): OpenSessions {
  const queries = useQueryClient();
  const answer = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call('listSessions', { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const ending = useMutation({
    mutationFn: ({ id }: OpenSession) => call('endSession', { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  });
  return {
    sessions: answer.data?.sessions ?? null,
    failed: answer.isError,
    retry: () => void answer.refetch(),
    ending: ending.isPending ? ending.variables.id : null,
    end: ending.mutateAsync,
  };
}
