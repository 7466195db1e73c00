import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { HeroCarousel } from './components/carousel/hero-carousel.tsx';
import { ClosingCall } from './components/closing-call.tsx';
import { FindingsSection } from './components/findings/findings-section.tsx';
import { LevelSection } from './components/level-section.tsx';
import { ReceiptSection } from './components/receipt-section.tsx';
import { WhenNear } from './components/when-near.tsx';

const FeatureList = lazy(() =>
  import('./components/feature-list.tsx').then((module) => ({ default: module.FeatureList })),
);

/** The front page for visitors. */
export function LandingPage() {
  const { t } = useTranslation('support');
  return (
    <>
      <HeroCarousel />
      <div className="wrap">
        <LevelSection />
        <ReceiptSection />
        <FindingsSection />
        <WhenNear className="min-h-184 md:min-h-94">
          <FeatureList title={t('features.title')} />
        </WhenNear>
        <ClosingCall />
      </div>
    </>
  );
}
