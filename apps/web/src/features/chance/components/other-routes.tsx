import { useTranslation } from 'react-i18next';
import { resultsDay } from '../model/results-day.ts';

/** Ways on if no choice is offered: where to read of each, and when that was checked; no odds. */
export function OtherRoutes() {
  const { t } = useTranslation('chance');
  const { routes, checked_on } = resultsDay();
  return (
    <section aria-labelledby="chance-routes" className="print:hidden">
      <h2 id="chance-routes">{t('routes.title')}</h2>
      <p className="mt-1 text-ink-2 text-sm leading-snug">{t('routes.lead')}</p>
      <ul className="mt-2">
        {routes.map(({ key, link }) => (
          <li key={key} className="border-line border-b py-3 text-sm leading-snug">
            <a href={link} target="_blank" rel="noreferrer" className="font-medium">
              {t(`routes.${key}.title`)}
            </a>
            <p className="text-ink-2">{t(`routes.${key}.text`)}</p>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-muted text-xs">{t('routes.checked', { date: checked_on })}</p>
    </section>
  );
}
