import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { AXIS, LINE_OF_AXIS, MARGIN, pointsOf } from './axis-looks.ts';
import type { ChartData, Writing } from './chart-data.ts';
import { TooltipBox } from './tooltip-box.tsx';
import { WrappedTick } from './wrapped-tick.tsx';

/** So few names along the axis that each is shown, over several lines where it must be. */
const FEW = 8;
const EDGE = 36;

interface LinesProps {
  readonly data: ChartData;
  readonly writing: Writing;
}

/** Lines along time. */
export function Lines({ data, writing }: LinesProps) {
  const few = data.rows.length <= FEW;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart data={pointsOf(data)} margin={MARGIN} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="label"
          tickFormatter={writing.axis ?? String}
          tick={few ? WrappedTick : AXIS}
          height={few ? 46 : 30}
          tickLine={false}
          axisLine={LINE_OF_AXIS}
          minTickGap={28}
          interval={few ? 0 : 'preserveStartEnd'}
          padding={few ? { left: EDGE, right: EDGE } : { left: 0, right: 0 }}
        />
        <YAxis tick={AXIS} tickLine={false} axisLine={false} allowDecimals={false} width={44} />
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
