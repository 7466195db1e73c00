import { type AbilityScores, isDefaultAbility } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonStyles } from '../../../shared/ui/button-styles.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { AbilityBars } from './ability-bars.tsx';
import { AbilityRadar } from './ability-radar.tsx';
import { ReportSection } from './report-section.tsx';

interface AbilitySectionProps {
  /** Null when what is stored cannot be read. */
  readonly scores: AbilityScores | null;
  /** Something tall stands beside it on a desk, so that the radar goes above the bars. */
  readonly stacked?: boolean;
}

/** The six abilities as bars and radar, or the way to the test while there are none. */
export function AbilitySection({ scores, stacked = false }: AbilitySectionProps) {
  const { t } = useTranslation('report');
  if (scores === null || isDefaultAbility(scores)) {
    const state = scores === null ? 'damaged' : 'notTaken';
    return (
      <ReportSection title={t('ability.title')}>
        <EmptyState
          title={t(`ability.${state}.title`)}
          action={
            <Link to="/personality-test" className={buttonStyles('primary', 'md')}>
              {t('ability.takeTest')}
            </Link>
          }
        >
          {t(`ability.${state}.text`)}
        </EmptyState>
      </ReportSection>
    );
  }
  return (
    <ReportSection title={t('ability.title')}>
      <div
        className={classNames(
          'grid items-center justify-items-center gap-4 md:grid-cols-2 lg:grid-cols-1 print:grid-cols-2',
          !stacked && 'xl:grid-cols-2',
        )}
      >
        <AbilityRadar scores={scores} />
        <AbilityBars scores={scores} />
      </div>
      <p className="mt-3 text-muted text-xs">{t('ability.retake')}</p>
    </ReportSection>
  );
}
