import { plainScores } from '@lodestar/domain';
import { useEffect, useRef, useState } from 'react';
import { useWording } from '../../../../shared/programme/wording.ts';
import { TrackBar } from '../../../../shared/ui/track-bar.tsx';
import { REDUCED_MOTION } from '../../../../shared/ui/use-media-query.ts';
import { useAdmission } from '../admission-provider.tsx';
import { Section } from '../section.tsx';

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

interface CompetitivenessBarProps {
  readonly name: string;
  readonly score: number;
  readonly full: number;
  /** Capped at 100. */
  readonly percent: number;
}

function CompetitivenessBar({ name, score, full, percent }: CompetitivenessBarProps) {
  const { t, fixed } = useWording();
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-2 text-sm leading-snug">
        <span className="font-strong">{name}</span>
        <span>
          <span className="text-muted">{t('statistics.sum', { score, full })}</span>{' '}
          <b className="font-strong">
            <EasedFigure
              value={percent}
              word={(shown) => t('statistics.percent', { percent: fixed(shown, 1) })}
            />
          </b>
        </span>
      </div>
      <TrackBar
        value={percent}
        label={name}
        valueText={t('statistics.barLabel', { name, score, full, percent: fixed(percent, 1) })}
      />
    </div>
  );
}

interface EasedFigureProps {
  readonly value: number;
  readonly word: (value: number) => string;
}

/** A figure that counts to its new value; read out at once as what it becomes. */
function EasedFigure({ value, word }: EasedFigureProps) {
  const shown = useEasedNumber(value);
  return (
    <>
      <span aria-hidden="true">{word(shown)}</span>
      <span className="sr-only">{word(value)}</span>
    </>
  );
}

const DURATION = 700;

/** Runs out gently: quick at first, slow at the end. */
export function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3;
}

/** Counts from the number shown last to the new one; at once when motion is unwelcome. */
export function useEasedNumber(target: number): number {
  const [shown, setShown] = useState(target);
  const from = useRef(target);

  useEffect(() => {
    const origin = from.current;
    if (origin === target) return;
    const duration = matchMedia(REDUCED_MOTION).matches ? 0 : DURATION;
    const start = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const progress = duration === 0 ? 1 : Math.min(1, Math.max(0, now - start) / duration);
      from.current = origin + (target - origin) * easeOut(progress);
      setShown(from.current);
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target]);

  return shown;
}
