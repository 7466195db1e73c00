import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { notify } from '../../../shared/ui/toast.ts';
import { useOpenSessions } from '../model/use-open-sessions.ts';
import { SessionRow } from './session-row.tsx';

export function SessionsSection() {
  const { t } = useTranslation('account');
  const { sessions, failed, retry, ending, end } = useOpenSessions();
  return (
    <section className="border-line border-t pt-5">
      <h2 className="mb-3 text-lg">{t('account.sessions.title')}</h2>
      {failed && <ErrorState title={t('account.sessions.failed')} onRetry={retry} />}
      {!failed && sessions === null && <Skeleton className="h-13 w-full" />}
      <ul className="border-line border-t empty:hidden">
        {sessions?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={ending === session.id}
            onEnd={(device) =>
              end(session, {
                onDone: () => notify('success', t('account.sessions.ended', { device })),
                onFailed: () => notify('error', t('account.sessions.endFailed')),
              })
            }
          />
        ))}
      </ul>
      {sessions?.length === 1 && <p className="mt-2 text-muted text-sm">{t('account.sessions.only')}</p>}
    </section>
  );
}
