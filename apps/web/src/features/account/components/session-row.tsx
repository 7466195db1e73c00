import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { dateLocale, languageOf } from '../../../shared/i18n/languages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import type { OpenSession } from '../api/account-calls.ts';

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
export function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { t, i18n } = useTranslation('account');
  const locale = dateLocale(languageOf(i18n.language));
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const device = deviceWords(session.device, t);
  const time = moment.format(new Date(session.lastUsedAt));
  return (
    <li className="flex min-h-13 items-center justify-between gap-3 border-line border-b py-2">
      <div className="min-w-0 leading-snug">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {session.current && <Tag tone="new">{t('account.sessions.here')}</Tag>}
        </p>
        <p className="text-muted text-xs">
          {t('account.sessions.used', { time })} ·{' '}
          {t('account.sessions.since', { date: day.format(new Date(session.createdAt)) })}
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
