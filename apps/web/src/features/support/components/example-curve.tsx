import { LEVEL_NAMES } from '@lodestar/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { acrossOf, curvePath, heightOf, levelAt, levelStretches, PLOT } from '../model/example-curve.ts';

const YOU = 47;
const SHARES = [0, 25, 50, 75, 100] as const;
const QUARTILES = [
  { percent: 25, name: 'lowerQuartile' },
  { percent: 50, name: 'median' },
  { percent: 75, name: 'upperQuartile' },
] as const;
const SCALE = PLOT.width + 8;
const CURVE = curvePath();
const STRETCHES = levelStretches();

/** How to read the curve of a receipt: quartiles, the pupil's mark, the levels at the side. */
export function ExampleCurve() {
  const { t } = useTranslation(['support', 'common']);
  const title = useId();
  const x = acrossOf(YOU);
  const y = heightOf(YOU);
  const level = levelAt(YOU);
  return (
    <svg
      viewBox={`-46 -16 ${PLOT.width + 150} ${PLOT.height + 48}`}
      role="img"
      aria-labelledby={title}
      className="h-auto w-full overflow-visible text-[11.5px] [&_text]:fill-muted"
    >
      <title id={title}>{t('receipt.chart')}</title>
      {STRETCHES.map(({ level: step, top, bottom }) => (
        <rect
          key={step}
          data-level={step}
          x={SCALE}
          y={top + 0.6}
          width="9"
          height={Math.max(0, bottom - top - 1.2)}
          rx="1"
          fill="var(--level-fill)"
        />
      ))}
      {SHARES.map((percent) => (
        <g key={percent}>
          <path
            d={`M0 ${heightOf(percent)}H${PLOT.width}`}
            stroke={percent === 0 ? 'var(--ink-2)' : 'var(--line)'}
          />
          <text x="-8" y={heightOf(percent) + 4} textAnchor="end">
            {percent}%
          </text>
        </g>
      ))}
      <path d={CURVE} fill="none" stroke="var(--ink)" strokeWidth="2" />
      {QUARTILES.map(({ percent, name }) => (
        <g key={name}>
          <circle
            cx={acrossOf(percent)}
            cy={heightOf(percent)}
            r="3.2"
            fill="var(--surface)"
            stroke="var(--ink)"
            strokeWidth="1.6"
          />
          <text x="4" y={heightOf(percent) - 5}>
            {t(`receipt.${name}`)}
          </text>
        </g>
      ))}
      <path
        d={`M${x} ${y}V${PLOT.height}M${x} ${y}H${SCALE}`}
        fill="none"
        stroke="var(--accent)"
        strokeWidth="1.25"
        strokeDasharray="3 3"
      />
      <path d={`M${x} ${y - 7}l7 7-7 7-7-7z`} fill="var(--accent)" stroke="var(--surface)" strokeWidth="2" />
      <text x={x + 12} y={y + 26} className="fill-accent! font-strong text-[13px]">
        {t('receipt.you')}
      </text>
      <text x={SCALE + 14} y={y + 4} data-level={level} className="fill-level-ink! font-strong">
        {t(`common:level.${LEVEL_NAMES[level]}`)}
      </text>
      <text x="0" y={PLOT.height + 24}>
        {t('receipt.score')}
      </text>
    </svg>
  );
}
