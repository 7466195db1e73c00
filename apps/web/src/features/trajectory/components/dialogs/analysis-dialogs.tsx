import type { TrajectoryAnalysis } from '@lodestar/domain';
import { MessageCircle, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { analysisParts, analysisPreview } from '../../model/analysis-text.ts';
import { useMapPage } from '../../model/map-page.ts';
import { useRemoval } from '../../model/use-removal.ts';
import { useTimeWords } from '../../model/words.ts';

/** The text of an analysis, its titles as headings. */
function AnalysisText({ content }: { readonly content: string }) {
  const parts = analysisParts(content).map((part, place) => ({ ...part, key: `${place} ${part.text}` }));
  return (
    <div className="grid gap-2">
      {parts.map(({ key, kind, text }) =>
        kind === 'heading' ? (
          <h3 key={key} className="mt-3 first:mt-0">
            {text}
          </h3>
        ) : (
          <p key={key} className="break-words">
            {text}
          </p>
        ),
      )}
    </div>
  );
}

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
          disabled={actions.phase !== 'idle'}
          onClick={() => {
            close();
            ask(analysis);
          }}
        >
          <MessageCircle aria-hidden="true" />
          {t('analysis.ask')}
        </Button>
      }
    >
      <AnalysisText content={analysis.content} />
    </Dialog>
  );
}

function PastAnalysis({ analysis }: { readonly analysis: TrajectoryAnalysis }) {
  const { t } = useTranslation('trajectory');
  const { open } = useMapPage();
  const remove = useRemoval();
  const { id, timestamp, content } = analysis;
  const time = useTimeWords()(timestamp);
  return (
    <li className="grid gap-1 border-line border-b py-3 last:border-b-0">
      <div className="flex items-center gap-1">
        <h3 className="me-auto text-sm!">{time}</h3>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('analysis.open', { time })}
          onClick={() => open({ kind: 'analysis', id })}
        >
          {t('analysis.read')}
        </Button>
        <IconButton
          label={t('analysis.delete', { time })}
          className="-me-2.5"
          onClick={() => remove({ kind: 'removeAnalysis', id }, t('analysis.deleted'))}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <p className="whitespace-pre-line break-words text-ink-2 text-sm leading-snug">
        {analysisPreview(content)}
      </p>
    </li>
  );
}

/** Every analysis so far, the newest first, each by its beginning. */
export function PastAnalysesDialog() {
  const { t } = useTranslation('trajectory');
  const { work, close } = useMapPage();
  return (
    <Dialog open onClose={close} title={t('analysis.past')}>
      {work.analyses.length === 0 ? (
        <EmptyState title={t('analysis.none')}>{t('analysis.noneText')}</EmptyState>
      ) : (
        <ul>
          {work.analyses.map((analysis) => (
            <PastAnalysis key={analysis.id} analysis={analysis} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
