import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonStyles } from '../../../../shared/ui/button-styles.ts';

const PHRASES = ['first', 'second', 'third'] as const;

export function HeroSlide() {
  const { t } = useTranslation('support');
  return (
    <>
      <h1 className="text-4xl leading-[1.08] [&:lang(zh)]:leading-[1.28]">
        {PHRASES.map((phrase) => (
          <span key={phrase} className="inline-block">
            {t(`hero.headline.${phrase}`)}{' '}
          </span>
        ))}
      </h1>
      <p className="mt-5 max-w-132 text-ink-2 text-lg">{t('hero.lead')}</p>
      <Link to="/jupaselect" className={buttonStyles('primary', 'md', 'mt-6')}>
        {t('hero.start')}
        <ArrowRight aria-hidden="true" />
      </Link>
      <p className="mt-3 text-muted text-xs leading-snug">{t('hero.promise')}</p>
    </>
  );
}
