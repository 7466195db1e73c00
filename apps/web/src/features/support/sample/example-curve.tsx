import { LEVEL_NAMES, LEVEL_THRESHOLDS, type Level } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';

/** At the quartiles logit(percent) is -ln 3, 0 and ln 3. */
const QUARTILE = Math.log(3);
const UPPER_REACH = 20;
const LOWER_REACH = 14;
const MEDIAN_AT = 53;

/** Across, 0 to 100, on an example curve whose upper quartile lies farther out than its lower one. */
export function acrossOf(percent: number): number {
  const logit = Math.log(percent / (100 - percent));
  return MEDIAN_AT + (logit / QUARTILE) * (logit > 0 ? UPPER_REACH : LOWER_REACH);
}

/** The curve in a square of 100 by 100, percentages upwards. */
function curvePath(): string {
  const points: string[] = [];
  for (let percent = 1; percent <= 99; percent += 1) {
    const x = acrossOf(percent);
    if (x >= 0 && x <= 100) points.push(`${x.toFixed(1)} ${100 - percent}`);
  }
  return `M${points.join('L')}`;
}

interface LevelStretch {
  readonly level: Level;
  readonly from: number;
  readonly to: number;
}

/** The scale at the side: between which percentages each level lies, from the top down. */
export function levelStretches(): readonly LevelStretch[] {
  return LEVEL_THRESHOLDS.map(({ level, fromPercent }, index) => ({
    level,
    from: fromPercent,
    to: LEVEL_THRESHOLDS[index - 1]?.fromPercent ?? 100,
  }));
}

export function levelAt(percent: number): Level {
  return LEVEL_THRESHOLDS.find(({ fromPercent }) => percent >= fromPercent)?.level ?? 0;
}

const YOU = 47;
const SHARES = [0, 25, 50, 75, 100] as const;
const QUARTILES = [
  { percent: 25, name: 'lowerQuartile' },
  { percent: 50, name: 'median' },
  { percent: 75, name: 'upperQuartile' },
] as const;
const CURVE = curvePath();
const YOU_ACROSS = acrossOf(YOU);
const SIGHT = `M${YOU_ACROSS} 100V${100 - YOU}H100`;

const LABEL = 'absolute whitespace-nowrap text-2xs leading-none';

/** How to read the curve of a receipt: quartiles, the pupil's mark, the levels at the side. Words never shrink. */
export function ExampleCurve() {
  const { t } = useTranslation(['sample', 'common']);
  const level = levelAt(YOU);
  return (
    <div role="img" aria-label={t('curve.alt')}>
      <p aria-hidden="true" className="mb-3 text-muted text-xs leading-snug">
        {t('curve.share')}
      </p>
      <div aria-hidden="true" className="relative ms-10 me-20 h-52">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full overflow-visible [&_path]:fill-none [&_path]:[vector-effect:non-scaling-stroke]"
        >
          {SHARES.map((percent) => (
            <path
              key={percent}
              d={`M0 ${100 - percent}H100`}
              stroke={percent === 0 ? 'var(--ink-2)' : 'var(--line)'}
            />
          ))}
          <path d={CURVE} stroke="var(--ink)" strokeWidth="2" />
          <path d={SIGHT} stroke="var(--accent)" strokeWidth="1.25" strokeDasharray="3 3" />
        </svg>
        {SHARES.map((percent) => (
          <span
            key={percent}
            className={`${LABEL} end-[calc(100%+0.5rem)] translate-y-1/2 text-muted`}
            style={{ bottom: `${percent}%` }}
          >
            {percent}%
          </span>
        ))}
        {QUARTILES.map(({ percent, name }) => (
          <span key={name}>
            <span className={`${LABEL} start-1 -translate-y-1 text-muted`} style={{ bottom: `${percent}%` }}>
              {t(`curve.${name}`)}
            </span>
            <span
              className="absolute size-2 -translate-x-1/2 translate-y-1/2 rounded-full border-[1.6px] border-ink bg-surface"
              style={{ left: `${acrossOf(percent)}%`, bottom: `${percent}%` }}
            />
          </span>
        ))}
        <span
          className="absolute size-3 -translate-x-1/2 translate-y-1/2 rotate-45 border-2 border-surface bg-accent"
          style={{ left: `${YOU_ACROSS}%`, bottom: `${YOU}%` }}
        />
        <span
          className="absolute translate-y-full ps-3 pt-3 font-strong text-accent text-sm leading-none"
          style={{ left: `${YOU_ACROSS}%`, bottom: `${YOU}%` }}
        >
          {t('curve.you')}
        </span>
        <ExampleLevelScale level={level} name={t(`common:level.${LEVEL_NAMES[level]}`)} at={YOU} />
      </div>
      <p aria-hidden="true" className="ms-10 mt-2 text-muted text-2xs leading-snug">
        {t('curve.score')}
      </p>
    </div>
  );
}

const STRETCHES = levelStretches();

/** The nine levels as a strip cut at their real thresholds, the one in question named beside it. */
function ExampleLevelScale({ level, name, at }: { level: Level; name: string; at: number }) {
  return (
    <>
      <div className="absolute inset-y-0 start-[calc(100%+0.5rem)] w-2.5">
        {STRETCHES.map(({ level: step, from, to }) => (
          <span
            key={step}
            data-level={step}
            className="absolute inset-x-0 rounded-[1px] border-surface border-y bg-level"
            style={{ bottom: `${from}%`, height: `${to - from}%` }}
          />
        ))}
      </div>
      <span
        data-level={level}
        className="absolute start-[calc(100%+1.5rem)] translate-y-1/2 whitespace-nowrap font-strong text-level-ink text-xs leading-none"
        style={{ bottom: `${at}%` }}
      >
        {name}
      </span>
    </>
  );
}
