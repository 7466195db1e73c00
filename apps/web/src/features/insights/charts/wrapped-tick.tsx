import { Text, type XAxisTickContentProps } from 'recharts';
import { AXIS } from './axis-looks.ts';

/** A name under the axis, as wide as its share of it. */
export function WrappedTick({ x, y, payload, width, visibleTicksCount }: XAxisTickContentProps) {
  return (
    <Text
      x={x}
      y={y}
      width={Number(width) / visibleTicksCount - 4}
      textAnchor="middle"
      verticalAnchor="start"
      {...AXIS}
    >
      {String(payload.value)}
    </Text>
  );
}
