import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../../shared/i18n/languages.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { useLastShown } from '../../../../shared/ui/use-last-shown.ts';
import type { Analysis } from '../../api/chat-calls.ts';
import { useChatActs, useOpenChat } from '../../model/counsellor.ts';
import { dateOf } from '../../model/dates.ts';
import { MarkdownText } from '../log/markdown-text.tsx';
import { type Place, PlaceChoice } from './place-choice.tsx';

interface AnalysisDialogProps {
  /** Null: none is shown. */
  readonly analysis: Analysis | null;
  readonly onClose: () => void;
  readonly onChosen: () => void;
}

/** A whole analysis, to be talked about in the open chat or in one of its own. */
export function AnalysisDialog({ analysis, onClose, onChosen }: AnalysisDialogProps) {
  const { t, i18n } = useTranslation('counsellor');
  const common = useTranslation().t;
  const { chatId, starting } = useOpenChat();
  const { refer, startFromAnalysis } = useChatActs();
  const [wanted, setWanted] = useState<Place>('here');
  const place = chatId === null ? 'new' : wanted;
  const read = useLastShown(analysis);
  const date = read && dateOf(read.timestamp, languageOf(i18n.language));
  const busy = starting !== null;

  const ask = async () => {
    if (analysis === null) return;
    if (place === 'here') refer(analysis.id);
    else if (!(await startFromAnalysis(analysis.id))) return;
    onClose();
    onChosen();
  };
  return (
    <Dialog
      open={analysis !== null}
      onClose={onClose}
      title={t('analyses.from', { date: date ?? '' })}
      actions={
        <>
          <Button onClick={onClose}>{common('action.close')}</Button>
          <Button variant="eddy" disabled={busy} onClick={() => void ask()}>
            {t(busy ? 'analyses.starting' : 'analyses.ask')}
          </Button>
        </>
      }
    >
      <div className="max-h-[45dvh] overflow-y-auto border-line border-y py-3 text-sm">
        <MarkdownText text={read?.content ?? ''} />
      </div>
      <PlaceChoice value={place} onChange={setWanted} chatOpen={chatId !== null} />
    </Dialog>
  );
}
