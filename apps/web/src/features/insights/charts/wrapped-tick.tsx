import { Text, type XAxisTickContentProps } from 'recharts';
import { AXIS } from './axis-looks.ts';

const CHINESE = /\p{Script=Han}/u;

/** A name under the axis, as wide as its share of it; between Chinese characters any place is one to break at. */
export function WrappedTick({ x, y, payload, width, visibleTicksCount }: XAxisTickContentProps) {
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
