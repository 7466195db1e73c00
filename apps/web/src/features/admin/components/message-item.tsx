import { useTranslation } from 'react-i18next';
import { dateLocale, languageOf } from '../../../shared/i18n/languages.ts';
import { Tag } from '../../../shared/ui/tag.tsx';
import type { ContactMessage } from '../api/admin-calls.ts';

const TIME: Intl.DateTimeFormatOptions = {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Hong_Kong',
};

/** One message as it was written, and a way to answer it. */
export function MessageItem({ message }: { readonly message: ContactMessage }) {
  const { t, i18n } = useTranslation('admin');
  const { name, email, subject, createdAt, mailed } = message;
  const time = new Intl.DateTimeFormat(dateLocale(languageOf(i18n.language)), TIME);
  const reply = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
  return (
    <li className="border-line border-b py-4 last:border-b-0">
      <h3 className="flex flex-wrap items-center gap-2 [overflow-wrap:anywhere]">
        {subject} <Tag>{t(mailed ? 'messages.mailed' : 'messages.stored')}</Tag>
      </h3>
      <p className="mt-1 text-muted text-sm leading-snug">
        {name} · <time dateTime={createdAt}>{time.format(new Date(createdAt))}</time>
      </p>
      <p className="mt-2 max-w-(--measure) whitespace-pre-wrap [overflow-wrap:anywhere]">{message.message}</p>
      <a href={reply} className="inline-flex min-h-(--tap) items-center text-sm [overflow-wrap:anywhere]">
        {t('messages.reply', { email })}
      </a>
    </li>
  );
}
