import { type AbilityScores, DIMENSIONS, HIGHEST_SCORE, isDefaultAbility } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonStyles } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ReportSection } from './report-section.tsx';

interface AbilitySectionProps {
  /** Null when what is stored cannot be read. */
  readonly scores: AbilityScores | null;
  /** Something tall stands beside it on a desk, so that the radar goes above the bars. */
  readonly stacked?: boolean;
  /** Bars alone where there is little room. */
  readonly figures?: 'bars' | 'radarAndBars';
}

/** The six abilities as bars and radar, or the way to the test while there are none. */
export function AbilitySection({ scores, stacked = false, figures = 'radarAndBars' }: AbilitySectionProps) {
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
    <ReportSection title={t('ability.title')} className="print:break-inside-avoid">
      {figures === 'bars' ? (
        <AbilityBars scores={scores} />
      ) : (
        <div
          className={classNames(
            'grid items-center justify-items-center gap-4 md:grid-cols-2 lg:grid-cols-1 print:grid-cols-2',
            !stacked && 'xl:grid-cols-2',
          )}
        >
          <AbilityRadar scores={scores} />
          <AbilityBars scores={scores} />
        </div>
      )}
      <p className="mt-3 text-muted text-xs print:hidden">{t('ability.retake')}</p>
    </ReportSection>
  );
}

/** Six scores out of five, each with its bar: the table behind the radar. */
function AbilityBars({ scores }: { readonly scores: AbilityScores }) {
  const { t } = useTranslation('report');
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{t('ability.title')}</caption>
      <thead>
        <tr className="border-line border-b text-muted text-xs">
          <th scope="col" className="py-1.5 text-start font-(weight:--weight-text)">
            {t('ability.name')}
          </th>
          <th scope="col" colSpan={2} className="py-1.5 text-end font-(weight:--weight-text)">
            {t('ability.outOf', { highest: HIGHEST_SCORE })}
          </th>
        </tr>
      </thead>
      <tbody>
        {DIMENSIONS.map((dimension, index) => {
          const score = scores[index] ?? 0;
          return (
            <tr key={dimension} className="border-line border-b">
              <th scope="row" className="py-2 pe-3 print:py-1 text-start font-(weight:--weight-text)">
                {t(`ability.dimension.${dimension}`)}
              </th>
              <td className="w-2/5 py-2 print:py-1" aria-hidden="true">
                <div className="h-2 overflow-hidden rounded-1 bg-sunken">
                  <div
                    className="h-full rounded-1 bg-accent"
                    style={{ inlineSize: `${(score / HIGHEST_SCORE) * 100}%` }}
                  />
                </div>
              </td>
              <td className="w-14 py-2 text-end print:py-1 font-strong tabular-nums">{score.toFixed(1)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The six scores as a shape; the figures stand in the table beside it. */
function AbilityRadar({ scores }: { readonly scores: AbilityScores }) {
  const { t } = useTranslation('report');
  const { corners, outline } = radarCorners(scores);
  const { centre, rings, axes } = RADAR_FRAME;
  return (
    <svg
      viewBox="0 12 340 280"
      role="img"
      aria-label={t('ability.radar')}
      className="w-full max-w-[22rem] print:max-w-[14rem]"
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
            className="fill-ink text-[length:min(var(--text-xs),14px)]"
          >
            {t(`ability.short.${dimension}`)}
          </text>
        </g>
      ))}
    </svg>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const CENTRE: Point = { x: 170, y: 150 };
const RADIUS = 108;
const LABEL_RADIUS = 122;

/** A point of the radar: on the axis of an ability, so far from the middle; axes go round from the top. */
function at(index: number, distance: number): Point {
  const angle = (index / DIMENSIONS.length) * 2 * Math.PI;
  return { x: CENTRE.x + distance * Math.sin(angle), y: CENTRE.y - distance * Math.cos(angle) };
}

const written = (points: readonly Point[]) =>
  points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

const ring = (score: number) =>
  written(DIMENSIONS.map((_, index) => at(index, (score / HIGHEST_SCORE) * RADIUS)));

function anchorOf(index: number): 'middle' | 'start' | 'end' {
  if (index % (DIMENSIONS.length / 2) === 0) return 'middle';
  return index < DIMENSIONS.length / 2 ? 'start' : 'end';
}

/** Grid, axes and label places of the radar, which are the same for everybody. */
const RADAR_FRAME = {
  centre: CENTRE,
  rings: [1, 2, 3, 4, 5].map((score) => ({ score, points: ring(score) })),
  axes: DIMENSIONS.map((dimension, index) => ({
    dimension,
    end: at(index, RADIUS),
    label: at(index, LABEL_RADIUS),
    anchor: anchorOf(index),
  })),
};

/** The six scores as corners of the radar. */
function radarCorners(scores: AbilityScores): { corners: readonly Point[]; outline: string } {
  const corners = scores.map((score, index) => at(index, (score / HIGHEST_SCORE) * RADIUS));
  return { corners, outline: written(corners) };
}
