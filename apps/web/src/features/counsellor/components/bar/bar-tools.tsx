import { History, Waypoints } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '../../../../shared/ui/button-styles.ts';
import { LengthChoice } from './length-choice.tsx';

export interface BarToolsProps {
  readonly historyOpen: boolean;
  readonly onHistory: () => void;
  readonly analysesOpen: boolean;
  readonly onAnalyses: () => void;
}

const TOOL = 'max-[599px]:min-w-(--tap) max-[479px]:px-2! [&>svg]:size-5! [&>svg]:stroke-[1.75]';
const WORD = 'max-[479px]:sr-only';

export function BarTools({ historyOpen, onHistory, analysesOpen, onAnalyses }: BarToolsProps) {
  const { t } = useTranslation('counsellor');
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
        <span className={WORD}>{t('history.short')}</span>
      </button>
      <button
        type="button"
        aria-expanded={analysesOpen}
        aria-label={t('analyses.open')}
        onClick={onAnalyses}
        className={buttonStyles('quiet', 'sm', TOOL)}
      >
        <Waypoints aria-hidden="true" />
        <span className={WORD}>{t('analyses.title')}</span>
      </button>
      <LengthChoice />
    </div>
  );
}
