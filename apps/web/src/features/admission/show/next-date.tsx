import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { timeWords } from '../../../shared/i18n/times.ts';
import { useWording } from '../../../shared/programme/wording.ts';
import { nextOfChoices, shippedCalendar } from './model/list-dates.ts';

/** The next day on which choices open or close, with its source; nothing where the cycle's dates are not known. */
export function NextDate() {
  const { t } = useTranslation('show');
  const { language } = useWording();
  const { calendar, today } = shippedCalendar();
  const next = nextOfChoices(calendar, today);
  if (next === null) return null;
  const { date, edge, day } = next;
  const said = { what: date.what[language], day: timeWords(`${day}T00:00:00+08:00`, 'longDay', language) };
  return (
    <p className="flex items-start gap-2 py-2 text-muted text-sm leading-snug">
      <CalendarClock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        {t(edge === 'start' ? 'next.from' : 'next.until', said)}
        {date.source !== null && (
          <span className="block text-xs">{t('next.source', { name: date.source.name[language] })}</span>
        )}
      </span>
    </p>
  );
}
