import { History, Waypoints } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useWhoAnswers } from '../../../shared/eddy/who-answers.tsx';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { timeWords } from '../../../shared/i18n/times.ts';
import { buttonStyles } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { footBar } from '../../../shared/ui/foot-bar.ts';
import { useEddy } from '../model/eddy.tsx';
import { BAR, LOG_COLUMN } from './eddy-outline.tsx';
import { MessageBox } from './message-box.tsx';

/** Everything at hand below the conversation: what is referred to, the drawers, the length, and the message. */
export function MessageBar(tools: BarToolsProps) {
  const { t } = useTranslation('eddy');
  const { kind: counsellor } = useWhoAnswers();
  return (
    <div ref={footBar} className={BAR}>
      <div className={LOG_COLUMN}>
        <ReferenceLine />
        <BarTools {...tools} />
        <MessageBox />
        <p className="mt-1.5 min-h-4.5 text-center text-2xs text-muted leading-snug">
          {counsellor && t(`about.short.${counsellor}`)}
        </p>
      </div>
    </div>
  );
}

interface BarToolsProps {
  readonly historyOpen: boolean;
  readonly onHistory: () => void;
  readonly analysesOpen: boolean;
  readonly onAnalyses: () => void;
}

// On a phone the word stands under its picture.
const TOOL =
  'max-[599px]:min-w-(--tap) max-[479px]:flex-col max-[479px]:gap-0.5 max-[479px]:px-2! max-[479px]:text-2xs [&>svg]:size-5! [&>svg]:stroke-[1.75]';

function BarTools({ historyOpen, onHistory, analysesOpen, onAnalyses }: BarToolsProps) {
  const { t } = useTranslation('eddy');
  return (
    <div className="mb-2 flex items-center gap-1">
      <button
        type="button"
        aria-expanded={historyOpen}
        aria-label={t('history.open')}
        onClick={onHistory}
        className={buttonStyles('quiet', 'sm', TOOL)}
      >
        <History aria-hidden="true" />
        {t('history.short')}
      </button>
      <button
        type="button"
        aria-expanded={analysesOpen}
        aria-label={t('analyses.open')}
        onClick={onAnalyses}
        className={buttonStyles('quiet', 'sm', TOOL)}
      >
        <Waypoints aria-hidden="true" />
        {t('analyses.title')}
      </button>
      <LengthChoice />
    </div>
  );
}

/** Brief or detailed answers. */
function LengthChoice() {
  const { t } = useTranslation('eddy');
  const { detailed, setDetailed } = useEddy();
  const lengths = [
    { key: 'brief', value: false },
    { key: 'detailed', value: true },
  ] as const;
  return (
    <fieldset
      aria-label={t('bar.length')}
      className="ms-auto inline-flex min-w-0 rounded-2 border border-line-strong text-xs"
    >
      {lengths.map(({ key, value }) => (
        <button
          key={key}
          type="button"
          aria-pressed={detailed === value}
          onClick={() => setDetailed(value)}
          className={classNames(
            'min-h-(--tap) px-3 first:rounded-s-[7px] last:rounded-e-[7px]',
            detailed === value ? 'bg-eddy-tint font-strong text-eddy-ink' : 'text-ink-2',
          )}
        >
          {t(`bar.${key}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** Which analysis the next message refers to, and a way out of it. */
function ReferenceLine() {
  const { t, i18n } = useTranslation('eddy');
  const { reference } = useEddy();
  const { analyses } = useEddy().analyses;
  const { refer } = useEddy();
  if (reference === null) return null;
  const analysis = analyses?.find(({ id }) => id === reference);
  const date = analysis && timeWords(analysis.timestamp, 'moment', languageOf(i18n.language));
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
