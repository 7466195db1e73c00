import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonStyles } from '../../../shared/ui/button-styles.ts';
import { HeroArt } from './hero-art/hero-art.tsx';

const PHRASES = ['first', 'second', 'third'] as const;

export function Hero() {
  const { t } = useTranslation('support');
  return (
    <section className="relative overflow-hidden border-line border-b">
      <div className="pointer-events-none absolute inset-0 overflow-hidden">
        <HeroArt />
      </div>
      <div className="wrap">
        <div className="relative max-w-160 pt-8 pb-78 md:pt-12 md:pb-100 lg:min-h-[46.9vw] lg:pt-[clamp(3rem,5vw,4.5rem)] lg:pb-48">
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
        </div>
      </div>
    </section>
  );
}
