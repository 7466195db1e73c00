import { History, LoaderCircle, Sparkle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { useMapPage } from '../../model/map-page.ts';

/** Has the map analysed, and leads to what was written before. `short`: with as few words as will do. */
export function AnalysisButtons({ short = false }: { readonly short?: boolean }) {
  const { t } = useTranslation('trajectory');
  const { analysis, open } = useMapPage();
  const { phase } = analysis;
  const writing = phase === 'writing' || phase === 'waiting';
  const words = writing ? 'analysis.doing' : short ? 'analysis.doShort' : 'analysis.do';
  return (
    <>
      <Button
        variant="eddy"
        aria-disabled={phase !== 'idle'}
        onClick={() => phase === 'idle' && analysis.start()}
        className="shrink-0 whitespace-nowrap"
      >
        {writing ? <LoaderCircle aria-hidden="true" className="spin" /> : <Sparkle aria-hidden="true" />}
        {t(words)}
      </Button>
      <Button className="shrink-0 whitespace-nowrap" onClick={() => open({ kind: 'pastAnalyses' })}>
        <History aria-hidden="true" />
        {t('analysis.past')}
      </Button>
    </>
  );
}
