import { between, scatter, whole } from './scatter.ts';

const LEFT = -420;
const RIGHT = 1210;
const SHORE = 664;
const BOTTOM = 760;
const TOWERS: readonly (readonly [x: number, width: number, height: number])[] = [
  [342, 20, 84],
  [578, 18, 116],
  [797, 17, 78],
];

interface Block {
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

function buildCity(): readonly Block[] {
  const chance = scatter(1985);
  const blocks: Block[] = [];
  let x = LEFT;
  while (x < RIGHT) {
    const width = between(chance, 13, 27);
    const downtown = x > 270 && x < 1010 ? 14 : 0;
    blocks.push({ x, width, height: between(chance, 20, 44) + downtown + (chance() > 0.82 ? 22 : 0) });
    x += width + between(chance, 2, 9);
  }
  return [...blocks, ...TOWERS.map(([at, width, height]) => ({ x: at, width, height }))];
}

function lightWindows(blocks: readonly Block[]): string {
  const chance = scatter(34);
  return blocks
    .flatMap(({ x, width, height }) =>
      Array.from({ length: Math.floor(height / 24) + (chance() > 0.5 ? 1 : 0) }, () => {
        const column = x + between(chance, 3, width - 6);
        return `M${whole(column)} ${whole(SHORE - between(chance, 8, height - 6))}h3`;
      }),
    )
    .join('');
}

function ripple(): string {
  const chance = scatter(88);
  let path = '';
  for (let y = SHORE + 12; y < BOTTOM; y += 9) {
    let x = LEFT - between(chance, 0, 60);
    while (x < RIGHT) {
      const length = between(chance, 26, 108);
      path += `M${whole(x)} ${whole(y)}h${whole(length)}`;
      x += length + between(chance, 36, 118);
    }
  }
  return path;
}

const CITY = buildCity();
const SKYLINE = CITY.map(
  ({ x, width, height }) => `M${whole(x)} ${SHORE}v${whole(-height)}h${whole(width)}V${SHORE}z`,
).join('');
const WINDOWS = lightWindows(CITY);
const RIPPLES = ripple();

/** The harbour's far side at dusk, and the water before it. */
export function City() {
  return (
    <>
      <path d={SKYLINE} fill="color-mix(in oklab, var(--accent) 40%, var(--paper))" />
      <path d={WINDOWS} stroke="var(--lit, var(--paper))" strokeWidth="2.2" opacity="0.7" />
      <path
        d={`M${LEFT} ${SHORE}H${RIGHT}V${BOTTOM}H${LEFT}z`}
        fill="color-mix(in oklab, var(--accent) 13%, var(--paper))"
      />
      <path d={RIPPLES} stroke="var(--accent)" strokeWidth="1.2" opacity="0.38" />
    </>
  );
}
