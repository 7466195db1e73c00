import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface SlideProps {
  readonly place: number;
  readonly of: number;
  readonly children: ReactNode;
}

export function Slide({ place, of, children }: SlideProps) {
  const { t } = useTranslation('support');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is no set of form fields
    <div
      role="group"
      aria-roledescription={t('carousel.slide')}
      aria-label={t('carousel.place', { place, of })}
      className="w-full shrink-0 snap-start"
    >
      <div className="wrap">
        <div className="relative max-w-160 pt-8 pb-78 md:pt-12 md:pb-100 lg:min-h-[46.9vw] lg:pt-[clamp(3rem,5vw,4.5rem)] lg:pb-48">
          {children}
        </div>
      </div>
    </div>
  );
}
