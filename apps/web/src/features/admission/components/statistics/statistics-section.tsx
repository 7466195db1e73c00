import { plainScores } from '@lodestar/domain';
import { useWording } from '../../../../shared/programme/wording.ts';
import { useAdmission } from '../../model/admission.ts';
import { Section } from '../section.tsx';
import { CompetitivenessBar } from './competitiveness-bar.tsx';
import { EasedFigure } from './eased-figure.tsx';

const FULL_SIX = 42;
const FULL_FIVE = 35;
const FIVE_OF_FIVE = 25;

/** The plain scores on the 7-point scale, and how far they go. */
export function StatisticsSection() {
  const { grades } = useAdmission();
  const { t, number } = useWording();
  const scores = plainScores(grades);
  const figures = [
    { name: t('statistics.total'), value: scores.totalScore },
    { name: t('statistics.best5'), value: scores.best5Score },
    { name: t('statistics.best6'), value: scores.best6Score },
    { name: t('statistics.core'), value: scores.coreScore },
  ];
  return (
    <Section title={t('statistics.title')}>
      <dl className="mb-5 grid grid-cols-4 gap-2">
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-muted text-xs leading-snug">{name}</dt>
            <dd className="mt-1 font-display text-2xl leading-none tracking-display">
              <EasedFigure value={value} word={(shown) => number(Math.round(shown))} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-4">
        <CompetitivenessBar
          name={t('statistics.top')}
          score={scores.best6Score}
          full={FULL_SIX}
          percent={scores.top}
        />
        <CompetitivenessBar
          name={t('statistics.competitive')}
          score={scores.best5Score}
          full={FULL_FIVE}
          percent={scores.competitive}
        />
        <CompetitivenessBar
          name={t('statistics.safety')}
          score={scores.best5Score}
          full={FIVE_OF_FIVE}
          percent={scores.safety}
        />
      </div>
      <p className="mt-4 text-muted text-xs leading-snug">{t('statistics.note')}</p>
    </Section>
  );
}
