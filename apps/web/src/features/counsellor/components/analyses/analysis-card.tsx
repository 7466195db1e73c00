import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../../shared/i18n/languages.ts';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import type { Analysis } from '../../api/chat-calls.ts';
import { previewLines } from '../../model/chat-words.ts';
import { dateOf } from '../../model/dates.ts';

interface AnalysisCardProps {
  readonly analysis: Analysis;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

/** When an analysis was written, and how it begins. */
export function AnalysisCard({ analysis, onOpen, onDelete }: AnalysisCardProps) {
  const { t, i18n } = useTranslation('counsellor');
  const date = dateOf(analysis.timestamp, languageOf(i18n.language));
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
