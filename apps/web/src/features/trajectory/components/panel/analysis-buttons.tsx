import { History, LoaderCircle, Sparkle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { useMapPage } from '../../model/map-page.ts';
import { SHEET_BUTTON } from './sheet-button.ts';

const PANEL_BUTTON = 'shrink-0 whitespace-nowrap';

/** Has the map analysed, and leads to what was written before. `short`: in the sheet, with as few words as will do. */
export function AnalysisButtons({ short = false }: { readonly short?: boolean }) {
  const { t } = useTranslation('trajectory');
  const { analysis, open } = useMapPage();
  const { phase } = analysis;
  const writing = phase === 'writing' || phase === 'waiting';
  const words = writing ? 'analysis.doing' : 'analysis.do';
  const shortWords = writing ? 'analysis.doingShort' : 'analysis.doShort';
  const look = short ? SHEET_BUTTON : PANEL_BUTTON;
  return (
    <>
      <Button
        variant="eddy"
        aria-disabled={phase !== 'idle'}
        onClick={() => phase === 'idle' && analysis.start()}
        className={look}
      >
        {writing ? <LoaderCircle aria-hidden="true" className="spin" /> : <Sparkle aria-hidden="true" />}
        {t(short ? shortWords : words)}
      </Button>
      <Button className={look} onClick={() => open({ kind: 'pastAnalyses' })}>
        <History aria-hidden="true" />
        {t('analysis.past')}
      </Button>
    </>
  );
}
