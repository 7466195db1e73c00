import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../../shared/i18n/languages.ts';
import { updateUserRecord } from '../../../../shared/session.ts';
import { QuestionDialog } from '../../../../shared/ui/question-dialog.tsx';
import { notify } from '../../../../shared/ui/toast.ts';
import { useLastShown } from '../../../../shared/ui/use-last-shown.ts';
import { type Analysis, deleteAnalysis } from '../../api/chat-calls.ts';
import { useChatActs, useNextMessage } from '../../model/counsellor.ts';
import { dateOf } from '../../model/dates.ts';
import { QUERY_KEYS } from '../../model/query-keys.ts';

interface DeleteAnalysisDialogProps {
  /** Null: nothing is asked. */
  readonly analysis: Analysis | null;
  readonly onClose: () => void;
}

export function DeleteAnalysisDialog({ analysis, onClose }: DeleteAnalysisDialogProps) {
  const { t, i18n } = useTranslation('counsellor');
  const { reference } = useNextMessage();
  const { refer } = useChatActs();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const asked = useLastShown(analysis);
  const date = asked && dateOf(asked.timestamp, languageOf(i18n.language));

  const confirm = async () => {
    if (analysis === null || busy) return;
    setBusy(true);
    try {
      updateUserRecord(await deleteAnalysis(analysis.id));
      if (reference === analysis.id) refer(null);
      await queries.invalidateQueries({ queryKey: [...QUERY_KEYS.all, 'analyses'] });
      notify('success', t('analyses.deleted'));
      onClose();
    } catch {
      notify('error', t('alert.deleteAnalysis'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <QuestionDialog
      open={analysis !== null}
      onClose={onClose}
      title={t('analyses.deleteQuestion')}
      text={t('analyses.deleteText', { date: date ?? '' })}
      confirm={t('analyses.deleteConfirm')}
      busy={busy}
      onConfirm={() => void confirm()}
    />
  );
}
