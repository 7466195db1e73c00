import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../../shared/i18n/languages.ts';
import { useChatActs, useNextMessage, useOwnAnalyses } from '../../model/counsellor.ts';
import { dateOf } from '../../model/dates.ts';

/** Which analysis the next message refers to, and a way out of it. */
export function ReferenceLine() {
  const { t, i18n } = useTranslation('counsellor');
  const { reference } = useNextMessage();
  const { analyses } = useOwnAnalyses();
  const { refer } = useChatActs();
  if (reference === null) return null;
  const analysis = analyses?.find(({ id }) => id === reference);
  const date = analysis && dateOf(analysis.timestamp, languageOf(i18n.language));
  return (
    <p className="flex items-center gap-1 text-ink-2 text-xs">
      {date === undefined ? t('reference.unknown') : t('reference.line', { date })}
      <button
        type="button"
        onClick={() => refer(null)}
        className="-my-2 min-h-(--tap) px-2.5 text-accent underline underline-offset-2"
      >
        {t('reference.clear')}
      </button>
    </p>
  );
}
