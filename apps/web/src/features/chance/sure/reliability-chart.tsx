import type { BackTest } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';

const SIZE = 300;
const EDGE = 32;
const at = (share: number): number => EDGE + share * (SIZE - EDGE - 8);
const up = (share: number): number => SIZE - at(share);
const TICKS = [0, 0.25, 0.5, 0.75, 1];

/** What was said against what came, in ten steps; where the two agree a point stands on the line. */
export function ReliabilityChart({ bins }: { readonly bins: BackTest['reliability'] }) {
  const { t } = useTranslation('sure');
  const said = bins
    .map(({ said, came }) => `${Math.round(said * 100)}: ${Math.round(came * 100)}`)
    .join(', ');
  return (
    <svg
      role="img"
      aria-label={`${t('test.said')}: ${t('test.came')}. ${said}`}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      className="w-full max-w-96 text-xs"
    >
      {TICKS.map((tick) => (
        <g key={tick}>
          <path d={`M${at(0)} ${up(tick)}H${at(1)}M${at(tick)} ${up(0)}V${up(1)}`} className="stroke-line" />
          <text x={at(tick)} y={SIZE - EDGE + 18} textAnchor="middle" className="fill-muted text-[11px]">
            {tick * 100}
          </text>
          <text x={EDGE - 6} y={up(tick) + 4} textAnchor="end" className="fill-muted text-[11px]">
            {tick * 100}
          </text>
        </g>
      ))}
      <path d={`M${at(0)} ${up(0)}L${at(1)} ${up(1)}`} className="stroke-line-strong" />
      <path
        d={`M${bins.map((bin) => `${at(bin.said)} ${up(bin.came)}`).join('L')}`}
        fill="none"
        strokeWidth="2"
        className="stroke-accent"
      />
      {bins.map((bin) => (
        <circle key={bin.said} cx={at(bin.said)} cy={up(bin.came)} r="4" className="fill-accent" />
      ))}
      <text x={at(1)} y={SIZE - 2} textAnchor="end" className="fill-ink-2 text-[11px]">
        {t('test.said')} %
      </text>
      <text x={at(0) + 4} y={12} className="fill-ink-2 text-[11px]">
        {t('test.came')} %
      </text>
    </svg>
  );
}
