import { useTranslation } from 'react-i18next';
import { ClosingCall } from './components/closing-call.tsx';
import { FeatureList } from './components/feature-list.tsx';
import { Hero } from './components/hero.tsx';
import { LevelSection } from './components/level-section.tsx';
import { ReceiptSection } from './components/receipt-section.tsx';

/** The front page for visitors. */
export function LandingPage() {
  const { t } = useTranslation('support');
  return (
    <>
      <Hero />
      <div className="wrap">
        <LevelSection />
        <ReceiptSection />
        <FeatureList title={t('features.title')} />
        <ClosingCall />
      </div>
    </>
  );
}
