import {
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Text,
  Tooltip,
  XAxis,
  type XAxisTickContentProps,
  YAxis,
} from 'recharts';
import { PHONE, useMediaQuery } from '../../../shared/ui/use-media-query.ts';
import { type ChartData, type Writing, writeNumber } from './chart-data.ts';
import { AXIS, type ChartSize, LINE_OF_AXIS, MARGIN, pointsOf, TooltipBox } from './chart-look.tsx';

/** So few names along the axis that each is shown, over several lines where it must be. */
const FEW = 8;
const EDGE = 28;
/** One line of a name; two where each is shown, four where there is little room. */
const NAMES_HEIGHT = { one: 30, two: 46, four: 64 } as const;
/** How many days are named under the axis. Chosen here: the chart library would measure each name in the page. */
const MOST_LABELS = { wide: 7, narrow: 4 } as const;

interface LinesProps {
  readonly data: ChartData;
  readonly writing: Writing;
  /** What it takes before it has measured its room; null: nothing. */
  readonly size: ChartSize | null;
}

/** Lines along time. */
export function Lines({ data, writing, size }: LinesProps) {
  const labels = data.rows.map(({ label }) => label);
  const few = labels.length <= FEW;
  const narrow = useMediaQuery(PHONE);
  const lines = few ? (narrow ? 'four' : 'two') : 'one';
  return (
    <ResponsiveContainer width="100%" height="100%" {...(size && { initialDimension: size })}>
      <LineChart data={pointsOf(data)} margin={MARGIN} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="label"
          tickFormatter={writing.axis ?? String}
          tick={few ? WrappedTick : AXIS}
          height={NAMES_HEIGHT[lines]}
          tickLine={false}
          axisLine={LINE_OF_AXIS}
          ticks={[...spreadLabels(labels, few ? FEW : MOST_LABELS[narrow ? 'narrow' : 'wide'])]}
          interval={0}
          padding={few ? { left: EDGE, right: EDGE } : { left: 0, right: 0 }}
        />
        <YAxis
          tick={AXIS}
          tickFormatter={writing.scale ?? writeNumber}
          tickLine={false}
          axisLine={false}
          allowDecimals={false}
          interval={0}
          width={44}
        />
        <Tooltip content={<TooltipBox series={data.series} writing={writing} />} isAnimationActive={false} />
        {data.series.map((series, place) => (
          <Line
            key={series.name}
            dataKey={(point: { values: readonly number[] }) => point.values[place]}
            name={series.name}
            stroke={series.colour}
            strokeWidth={2}
            strokeDasharray={series.dashed ? '6 4' : '0'}
            dot={few && { r: 3, fill: series.colour, strokeWidth: 0 }}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  );
}

/** At most so many of the labels, the first and the last among them, as evenly apart as may be. */
export function spreadLabels(labels: readonly string[], most: number): readonly string[] {
  if (labels.length <= most) return labels;
  const step = (labels.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, place) => labels[Math.round(place * step)] ?? '');
}

const CHINESE = /\p{Script=Han}/u;

/** A name under the axis, as wide as its share of it; between Chinese characters any place is one to break at. */
function WrappedTick({ x, y, payload, width, visibleTicksCount }: XAxisTickContentProps) {
  return (
    <Text
      x={x}
      y={y}
      width={Number(width) / visibleTicksCount - 4}
      textAnchor="middle"
      verticalAnchor="start"
      breakAll={CHINESE.test(String(payload.value))}
      {...AXIS}
    >
      {String(payload.value)}
    </Text>
  );
}
