import type { TrajectoryAnalysis } from '@lodestar/domain';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { useMapPage } from '../../model/map-page.ts';
import { useTimeWords } from '../../model/use-time-words.ts';
import { AnalysisText } from '../analysis-text.tsx';

/** One analysis in full, and a way to talk about it. */
export function AnalysisDialog({ analysis }: { readonly analysis: TrajectoryAnalysis }) {
  const { t } = useTranslation('trajectory');
  const { close, analysis: actions } = useMapPage();
  const time = useTimeWords()(analysis.timestamp);
  const { ask } = actions;
  return (
    <Dialog
      open
      onClose={close}
      title={t('analysis.title')}
      description={t('analysis.written', { time })}
      actions={
        <Button
          variant="eddy"
          disabled={ask === null || actions.phase !== 'idle'}
          onClick={() => {
            close();
            ask?.(analysis);
          }}
        >
          <MessageCircle aria-hidden="true" />
          {t('analysis.ask')}
        </Button>
      }
    >
      <AnalysisText content={analysis.content} />
      {ask === null && <p className="text-muted text-xs">{t('analysis.askSoon')}</p>}
    </Dialog>
  );
}
