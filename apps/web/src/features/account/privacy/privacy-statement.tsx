import { useTranslation } from 'react-i18next';
import { usePageConfig } from '../../../shared/api/use-page-config.ts';

const PLAIN_SECTIONS = ['why', 'shared', 'long', 'device', 'rights', 'minors', 'complaint'] as const;
const KEPT = ['needed', 'optional', 'work', 'technical'] as const;

/** What is kept about a pupil, why, how long, who sees it, and how to see, take and erase it. */
export function PrivacyStatement() {
  const { t } = useTranslation('privacy');
  const email = usePageConfig()?.contactEmail;
  return (
    <div className="grid max-w-[42rem] gap-4 text-sm [&_h3]:mb-1 [&_h3]:text-md">
      <p className="text-ink-2 text-md">{t('lead')}</p>
      <section>
        <h3>{t('who.title')}</h3>
        <p>
          {t('who.text')} {email ? t('who.contact', { email }) : t('who.noContact')}
        </p>
      </section>
      <section>
        <h3>{t('kept.title')}</h3>
        <ul className="grid list-disc gap-1 ps-5">
          {KEPT.map((key) => (
            <li key={key}>{t(`kept.${key}`)}</li>
          ))}
        </ul>
      </section>
      {PLAIN_SECTIONS.map((key) => (
        <section key={key}>
          <h3>{t(`${key}.title`)}</h3>
          <p>{t(`${key}.text`)}</p>
        </section>
      ))}
    </div>
  );
}
