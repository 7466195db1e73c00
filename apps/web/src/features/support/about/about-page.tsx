import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageConfig } from '../../../shared/api/use-page-config.ts';
import { openContact } from '../../../shared/contact/contact-request.ts';
import { Button, buttonStyles } from '../../../shared/ui/button.tsx';
import { FeatureList } from '../components/feature-list.tsx';
import { AboutOpening, AboutSection } from './about-opening.tsx';

const PROMISES = ['source', 'limits', 'tone', 'privacy'] as const;

/** What the product is for, what it holds to, and who is behind it. */
export function AboutPage() {
  const { t } = useTranslation('about');
  const config = usePageConfig();
  return (
    <div className="wrap pt-6 md:pt-10">
      <AboutOpening />
      <AboutSection title={t('promises.title')}>
        <ul className="grid list-disc gap-x-12 gap-y-2 ps-5 md:grid-cols-2">
          {PROMISES.map((key) => (
            <li key={key}>{t(`promises.${key}`)}</li>
          ))}
        </ul>
      </AboutSection>
      <FeatureList title={t('features.title')} />
      <div className="mt-8 grid gap-x-12 md:grid-cols-2">
        <AboutSection title={t('team.title')}>
          <p>{config?.footerCredit ? t('team.credit', { credit: config.footerCredit }) : t('team.plain')}</p>
        </AboutSection>
        <AboutSection title={t('contact.title')}>
          <p>{t('contact.text')}</p>
          {config?.contactEmail && (
            <p>
              <a
                href={`mailto:${config.contactEmail}`}
                className="inline-flex min-h-(--tap) items-center [overflow-wrap:anywhere]"
              >
                {config.contactEmail}
              </a>
            </p>
          )}
          <p className="mt-3 flex flex-wrap gap-2">
            <Button variant="primary" onClick={() => openContact()}>
              <Mail aria-hidden="true" />
              {t('contact.action')}
            </Button>
            <Link to="/help" className={buttonStyles('quiet', 'md')}>
              {t('contact.help')}
            </Link>
          </p>
        </AboutSection>
      </div>
    </div>
  );
}
