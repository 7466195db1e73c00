import { useTranslation } from 'react-i18next';
import { HeroCarousel } from './components/carousel/hero-carousel.tsx';
import { ClosingCall } from './components/closing-call.tsx';
import { FeatureList } from './components/feature-list.tsx';
import { FindingsSection } from './components/findings/findings-section.tsx';
import { LevelSection } from './components/level-section.tsx';
import { ReceiptSection } from './components/receipt-section.tsx';

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
        <FeatureList title={t('features.title')} />
        <ClosingCall />
      </div>
    </>
  );
}
