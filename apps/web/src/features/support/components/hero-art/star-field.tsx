import { between, scatter, whole } from './scatter.ts';

/** The one star that stands still. */
const POLE = { x: 742, y: 212 };
const FARTHEST = 800;
const PEN = [0.8, 1.1, 1.5, 2.1] as const;
const FADES_FROM = 560;
const FADED_AT = 100;

interface Trail {
  readonly width: number;
  readonly opacity: number;
  readonly path: string;
}

function point(radius: number, angle: number): string {
  return `${whole(POLE.x + radius * Math.cos(angle))} ${whole(POLE.y + radius * Math.sin(angle))}`;
}

/** Trails fade towards the side where the words stand. */
function strength(x: number, chance: number): number {
  const plain = [0.24, 0.32, 0.42, 0.52][Math.floor(chance * 4)] ?? 0.24;
  const room = Math.min(1, Math.max(0.12, (x - FADED_AT) / (FADES_FROM - FADED_AT)));
  return Math.round(plain * room * 20) / 20;
}

function drawTrails(): readonly Trail[] {
  const chance = scatter(422);
  const trails: Trail[] = [];
  for (let radius = 26; radius < FARTHEST; radius += between(chance, 9, 14)) {
    const count = radius < 60 ? 1 : radius < 260 ? 2 : 3;
    const first = between(chance, 0, 2 * Math.PI);
    for (let index = 0; index < count; index += 1) {
      const start = first + (index * 2 * Math.PI) / count + between(chance, -0.5, 0.5);
      const end = start + between(chance, 0.42, 0.6);
      const middle = POLE.x + radius * Math.cos((start + end) / 2);
      trails.push({
        width: PEN[Math.floor(chance() ** 2 * PEN.length)] ?? PEN[0],
        opacity: strength(middle, chance()),
        path: `M${point(radius, start)}A${whole(radius)} ${whole(radius)} 0 0 1 ${point(radius, end)}`,
      });
    }
  }
  return trails;
}

/** Trails drawn with the same pen become one path. */
const TRAILS = [...Map.groupBy(drawTrails(), ({ width, opacity }) => `${width} ${opacity}`).values()].flatMap(
  (same) => {
    const [pen] = same;
    return pen ? [{ ...pen, path: same.map(({ path }) => path).join('') }] : [];
  },
);

export function StarField() {
  return (
    <g fill="none" stroke="var(--accent)" strokeLinecap="round">
      {TRAILS.map(({ width, opacity, path }) => (
        <path key={`${width} ${opacity}`} d={path} strokeWidth={width} opacity={opacity} />
      ))}
    </g>
  );
}

/** Drawn last, over everything else. */
export function Pole() {
  return (
    <g fill="var(--eddy)">
      <circle cx={POLE.x} cy={POLE.y} r="58" opacity="0.1" />
      <circle cx={POLE.x} cy={POLE.y} r="34" opacity="0.14" />
      <path d={`M${POLE.x} 179q4 29 33 33q-29 4-33 33q-4-29-33-33q29-4 33-33z`} />
    </g>
  );
}
