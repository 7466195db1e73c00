import type { AbilityScores } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { RADAR_FRAME, radarCorners } from '../model/radar.ts';

/** The six scores as a shape; the figures stand in the table beside it. */
export function AbilityRadar({ scores }: { readonly scores: AbilityScores }) {
  const { t } = useTranslation('report');
  const { corners, outline } = radarCorners(scores);
  const { centre, rings, axes } = RADAR_FRAME;
  return (
    <svg
      viewBox="0 12 340 280"
      role="img"
      aria-label={t('ability.radar')}
      className="w-full max-w-[22rem] print:max-w-[19rem]"
    >
      <g className="fill-none stroke-line">
        {rings.map(({ score, points }) => (
          <polygon key={score} points={points} />
        ))}
        {axes.map(({ dimension, end }) => (
          <line key={dimension} x1={centre.x} y1={centre.y} x2={end.x} y2={end.y} />
        ))}
      </g>
      <polygon points={outline} className="fill-accent/15 stroke-2 stroke-accent" />
      {axes.map(({ dimension, label, anchor }, index) => (
        <g key={dimension}>
          <circle
            cx={corners[index]?.x}
            cy={corners[index]?.y}
            r={4}
            className="fill-accent stroke-2 stroke-paper"
          />
          <text
            x={label.x}
            y={label.y}
            textAnchor={anchor}
            dominantBaseline="middle"
            className="fill-ink text-xs"
          >
            {t(`ability.short.${dimension}`)}
          </text>
        </g>
      ))}
    </svg>
  );
}
