import {
  Bar,
  CartesianGrid,
  Cell,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { type ChartData, seriesColour } from './chart-data.ts';
import { AXIS, type ChartSize, LINE_OF_AXIS, MARGIN, pointsOf, TooltipBox } from './chart-look.tsx';

interface BarsProps {
  /** The first series as bars from 0 to 100; a second one as marks on an axis of its own at the top. */
  readonly data: ChartData;
  /** What it takes before it has measured its room; null: nothing. */
  readonly size: ChartSize | null;
}

type Point = ReturnType<typeof pointsOf>[number];

const MARK = { r: 4.5, fill: 'var(--surface)', stroke: 'var(--ink)', strokeWidth: 2 } as const;
const BAR_SIZE = 16;
/** What the names beside the bars may take, in pixels. */
const NAMES_WIDTH = 132;

/** What an axis and its name take, in pixels. */
const NAMED_AXIS = 44;
/** How much of the one colour the last bar keeps: the first leads, and no colour means anything else. */
const PALEST = 0.45;

/** The name of an axis, on the side where the axis stands. */
const nameOf = (value: string, position: 'insideTop' | 'insideBottom') =>
  ({ value, position, fontSize: AXIS.fontSize, fill: AXIS.fill }) as const;

/** Bars lying one under the other, so that long names can be read on a phone. */
export function Bars({ data, size }: BarsProps) {
  const [first, second] = data.series;
  const last = Math.max(1, data.rows.length - 1);
  return (
    <ResponsiveContainer width="100%" height="100%" {...(size && { initialDimension: size })}>
      <ComposedChart layout="vertical" data={pointsOf(data)} margin={MARGIN} accessibilityLayer={false}>
        <CartesianGrid xAxisId="first" horizontal={false} stroke="var(--line)" />
        <YAxis
          type="category"
          dataKey="label"
          width={NAMES_WIDTH}
          tick={AXIS}
          tickLine={false}
          axisLine={LINE_OF_AXIS}
          interval={0}
        />
        <XAxis
          xAxisId="first"
          type="number"
          domain={[0, 100]}
          {...(first && { label: nameOf(`▬ ${first.name}`, 'insideBottom'), height: NAMED_AXIS })}
          tick={AXIS}
          tickLine={false}
          axisLine={false}
        />
        {second && (
          <XAxis
            xAxisId="second"
            type="number"
            orientation="top"
            label={nameOf(`○ ${second.name}`, 'insideTop')}
            height={NAMED_AXIS}
            domain={[0, evenMaximum(data.rows.map(({ values }) => values[1] ?? 0))]}
            allowDecimals={false}
            tick={AXIS}
            tickLine={false}
            axisLine={false}
          />
        )}
        <Tooltip
          content={<TooltipBox series={data.series} writing={{}} />}
          cursor={{ fill: 'var(--sunken)' }}
          isAnimationActive={false}
        />
        <Bar
          xAxisId="first"
          dataKey={(point: Point) => point.values[0]}
          fill={seriesColour(0)}
          barSize={BAR_SIZE}
          radius={[0, 2, 2, 0]}
          isAnimationActive={false}
        >
          {data.rows.map(({ label }, place) => (
            <Cell key={label} fillOpacity={1 - ((1 - PALEST) * place) / last} />
          ))}
        </Bar>
        {second && (
          <Line
            xAxisId="second"
            dataKey={(point: Point) => point.values[1]}
            stroke="none"
            dot={MARK}
            activeDot={MARK}
            isAnimationActive={false}
          />
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

const INTERVALS = 4;
const STEPS = [1, 2, 3, 4, 5, 6, 8, 10] as const;

/** The end of an axis from 0 that four equal intervals cut at round numbers, and that holds every value. */
export function evenMaximum(values: readonly number[]): number {
  const least = Math.max(INTERVALS, ...values) / INTERVALS;
  const unit = 10 ** Math.floor(Math.log10(least));
  const step = STEPS.find((one) => one * unit >= least) ?? 10;
  return step * unit * INTERVALS;
}
