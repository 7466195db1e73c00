import { ClosingCall } from './components/closing-call.tsx';
import { FeatureList } from './components/feature-list.tsx';
import { Hero } from './components/hero.tsx';
import { LevelSection } from './components/level-section.tsx';
import { ReceiptSection } from './components/receipt-section.tsx';

/** The front page for visitors. */
export function LandingPage() {
  return (
    <>
      <Hero />
      <div className="wrap">
        <LevelSection />
        <ReceiptSection />
        <FeatureList />
        <ClosingCall />
      </div>
    </>
  );
}
