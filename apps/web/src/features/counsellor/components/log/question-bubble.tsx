import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../../shared/i18n/languages.ts';
import { useOwnAnalyses } from '../../model/counsellor.ts';
import { dateOf } from '../../model/dates.ts';

interface QuestionBubbleProps {
  readonly text: string;
  /** The analysis it refers to. */
  readonly reference?: string | null;
}

/** What the pupil said. */
export function QuestionBubble({ text, reference = null }: QuestionBubbleProps) {
  const { t, i18n } = useTranslation('counsellor');
  const { analyses } = useOwnAnalyses();
  const analysis = reference === null ? undefined : analyses?.find(({ id }) => id === reference);
  return (
    <div className="mt-5 flex flex-col items-end">
      <div className="max-w-[min(34rem,84%)] rounded-3 rounded-br-[3px] bg-accent px-4 py-2.5 text-on-accent leading-snug">
        <span className="sr-only">{t('talk.you')} </span>
        <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
      </div>
      {reference !== null && (
        <p className="mt-1 text-muted text-xs">
          {analysis === undefined
            ? t('reference.unknown')
            : t('reference.used', { date: dateOf(analysis.timestamp, languageOf(i18n.language)) })}
        </p>
      )}
    </div>
  );
}
