import { useQueryClient } from '@tanstack/react-query';
import { Trash2, Waypoints } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { timeWords } from '../../../shared/i18n/times.ts';
import { updateUserRecord } from '../../../shared/session.ts';
import { Button, buttonStyles } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { QuestionDialog, useLastShown } from '../../../shared/ui/question-dialog.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { notify } from '../../../shared/ui/toast.ts';
import { type Analysis, deleteAnalysis, QUERY_KEYS } from '../api/chat-calls.ts';
import { previewLines } from '../model/chat-words.ts';
import { useEddy } from '../model/eddy.tsx';
import { MarkdownText } from './markdown-text.tsx';

interface AnalysesPanelProps {
  /** An analysis was chosen to be talked about. */
  readonly onChosen: () => void;
}

/** The stored analyses of one's trajectory, to be read, talked about or deleted. */
export function AnalysesPanel({ onChosen }: AnalysesPanelProps) {
  const { t } = useTranslation('eddy');
  const { trajectoryPath } = useEddy();
  const { analyses: list, failed, retry } = useEddy().analyses;
  const [shown, setShown] = useState<Analysis | null>(null);
  const [deleting, setDeleting] = useState<Analysis | null>(null);
  return (
    <div className="grid gap-3">
      <Link to={trajectoryPath} className={buttonStyles('secondary', 'md')}>
        <Waypoints aria-hidden="true" />
        {t('analyses.mine')}
      </Link>
      {failed && <ErrorState title={t('analyses.failed')} onRetry={retry} />}
      {!failed && list === null && <Skeleton className="h-28 w-full" />}
      {list?.length === 0 && <EmptyState title={t('analyses.empty')}>{t('analyses.emptyText')}</EmptyState>}
      <ul aria-label={t('analyses.title')} className="grid gap-2 empty:hidden">
        {list?.map((analysis) => (
          <AnalysisCard
            key={analysis.id}
            analysis={analysis}
            onOpen={() => setShown(analysis)}
            onDelete={() => setDeleting(analysis)}
          />
        ))}
      </ul>
      <AnalysisDialog analysis={shown} onClose={() => setShown(null)} onChosen={onChosen} />
      <DeleteAnalysisDialog analysis={deleting} onClose={() => setDeleting(null)} />
    </div>
  );
}

interface AnalysisCardProps {
  readonly analysis: Analysis;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

/** When an analysis was written, and how it begins. */
function AnalysisCard({ analysis, onOpen, onDelete }: AnalysisCardProps) {
  const { t, i18n } = useTranslation('eddy');
  const date = timeWords(analysis.timestamp, 'moment', languageOf(i18n.language));
  return (
    <li className="flex items-start rounded-2 border border-line bg-paper">
      <button type="button" onClick={onOpen} className="min-w-0 flex-1 py-2.5 ps-3 text-sm leading-snug">
        <span className="block font-medium">{t('analyses.from', { date })}</span>
        {previewLines(analysis.content).map((line) => (
          <span key={line} className="block text-muted text-xs leading-normal [overflow-wrap:anywhere]">
            {line}
          </span>
        ))}
      </button>
      <IconButton
        label={t('analyses.delete', { date })}
        className="text-muted [&>svg]:size-4!"
        onClick={onDelete}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}

export type Place = 'here' | 'new';

interface PlaceChoiceProps {
  readonly value: Place;
  readonly onChange: (place: Place) => void;
  /** Without an open chat there is only a new one. */
  readonly chatOpen: boolean;
}

/** In which chat an analysis is talked about. */
function PlaceChoice({ value, onChange, chatOpen }: PlaceChoiceProps) {
  const { t } = useTranslation('eddy');
  const name = useId();
  const places = [
    { place: 'here', label: t('analyses.useHere'), possible: chatOpen },
    { place: 'new', label: t('analyses.startNew'), possible: true },
  ] as const;
  return (
    <fieldset>
      <legend className="sr-only">{t('analyses.where')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {places.map(({ place, label, possible }) => (
          <label
            key={place}
            className="flex min-h-(--tap) cursor-pointer items-center gap-2 text-sm has-disabled:text-muted"
          >
            <input
              type="radio"
              name={name}
              checked={value === place}
              disabled={!possible}
              onChange={() => onChange(place)}
              className="size-5 accent-accent"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface AnalysisDialogProps {
  /** Null: none is shown. */
  readonly analysis: Analysis | null;
  readonly onClose: () => void;
  readonly onChosen: () => void;
}

/** A whole analysis, to be talked about in the open chat or in one of its own. */
function AnalysisDialog({ analysis, onClose, onChosen }: AnalysisDialogProps) {
  const { t, i18n } = useTranslation('eddy');
  const common = useTranslation().t;
  const { chatId, starting, refer, startFromAnalysis } = useEddy();
  const [wanted, setWanted] = useState<Place>('here');
  const place = chatId === null ? 'new' : wanted;
  const read = useLastShown(analysis);
  const date = read && timeWords(read.timestamp, 'moment', languageOf(i18n.language));
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

interface DeleteAnalysisDialogProps {
  /** Null: nothing is asked. */
  readonly analysis: Analysis | null;
  readonly onClose: () => void;
}

function DeleteAnalysisDialog({ analysis, onClose }: DeleteAnalysisDialogProps) {
  const { t, i18n } = useTranslation('eddy');
  const { reference, refer } = useEddy();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const asked = useLastShown(analysis);
  const date = asked && timeWords(asked.timestamp, 'moment', languageOf(i18n.language));

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
