/** A repeatable source of chance, so that a drawing comes out the same everywhere. Answers 0 to 1. */
function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const between = (chance: () => number, from: number, to: number): number => from + (to - from) * chance();

/** Whole units are fine enough at the size the drawing has. */
const whole = (value: number): number => Math.round(value);

/** A long exposure over the harbour: everything turns and one star stays where it is. */
export function HeroArt() {
  return (
    <svg
      viewBox="-420 0 1620 760"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className="hero-art absolute bottom-0 left-1/2 aspect-[1620/760] h-80 -translate-x-[56%] md:h-120 lg:inset-0 lg:aspect-auto lg:size-full lg:translate-x-0"
    >
      <StarField />
      <Hills />
      <City />
      <Pupil />
      <Pole />
    </svg>
  );
}

/** The ridge behind, and Lion Rock before it. */
function Hills() {
  return (
    <>
      <path
        d="M-420 604l70-16 60 6 70-28 70 6 70-28 50-6 30-12 70-16 58 2 62-26 58 8 52-24 52 8 58-26 60 10 70-16 60 10 60-8 60 10 80-22 80 16 80-24 80 18 80-22 80 14V760H-420Z"
        fill="color-mix(in oklab, var(--accent) 9%, var(--paper))"
      />
      <path
        d="M-420 636C-300 634-120 632 0 606 60 592 110 574 160 560 210 546 246 538 288 520 318 507 338 492 362 480 372 474 380 462 392 452L404 440C410 430 420 424 432 423 446 421 456 427 462 437L470 445C474 452 474 462 480 470 488 478 500 476 514 472 540 466 562 470 590 478 630 490 668 494 712 506 770 520 820 540 880 548 950 558 1010 552 1080 566 1130 576 1170 586 1200 592V760H-420Z"
        fill="color-mix(in oklab, var(--accent) 19%, var(--paper))"
      />
      <path
        d="M404 441c8 9 12 21 10 35m16-52c10 14 14 28 11 48m14-42c7 14 8 28 5 44M300 516c30-2 52-10 76-22m-24 6c-12 12-30 22-52 32m220-58c-4 14-20 26-40 34m116-27c-8 15-30 29-56 37m180-9c-14 13-36 21-60 27m230 14c-18 10-44 18-70 20"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="1.4"
        strokeLinecap="round"
        opacity="0.42"
      />
    </>
  );
}

const EYE = { x: 238, y: 602 };
const ARM = 150;
const TICKS = 19;
const SWEEP = (38 * Math.PI) / 180;

function onArc(radius: number, angle: number): string {
  const x = EYE.x + radius * Math.cos(angle);
  const y = EYE.y - radius * Math.sin(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

const ANGLES = Array.from({ length: TICKS }, (_, tick) => (SWEEP * tick) / (TICKS - 1));
const SEXTANT = `M${onArc(ARM, 0)}A${ARM} ${ARM} 0 0 0 ${onArc(ARM, SWEEP)}${ANGLES.map(
  (angle, tick) => `M${onArc(ARM - (tick % 5 === 0 ? 12 : 7), angle)}L${onArc(ARM, angle)}`,
).join('')}`;

/** On a hill over the harbour, a pupil with a school bag takes the star's height. */
function Pupil() {
  return (
    <>
      <g fill="none" stroke="var(--accent)">
        <path d="M249 593L707 239" strokeWidth="1.5" strokeDasharray="2 7" strokeLinecap="round" />
        <path d="M252 602H434" strokeWidth="1.2" opacity="0.7" />
        <path d={SEXTANT} strokeWidth="1.3" />
      </g>
      <path
        d="M-420 742C-300 736-160 728-60 708 20 692 110 664 196 655 244 650 282 654 322 668 392 692 462 726 540 760H-420Z"
        fill="color-mix(in oklab, var(--accent) 62%, var(--paper))"
      />
      <g transform="translate(232 652)" fill="var(--ink)">
        <path d="M-7 1l1-23-2-2C-9-34-7-41 0-42 7-41 9-36 9-27l-1 5v23H3L1-18-2 1Z" />
        <rect x="-15" y="-40" width="10" height="19" rx="4" fill="var(--accent)" />
        <path
          d="M5-37c5 4 9 8 14 6"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="3.6"
          strokeLinecap="round"
        />
        <circle cx="2.5" cy="-49.5" r="6.3" />
      </g>
    </>
  );
}

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
function City() {
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

function StarField() {
  return (
    <g fill="none" stroke="var(--accent)" strokeLinecap="round">
      {TRAILS.map(({ width, opacity, path }) => (
        <path key={`${width} ${opacity}`} d={path} strokeWidth={width} opacity={opacity} />
      ))}
    </g>
  );
}

/** Drawn last, over everything else. */
function Pole() {
  return (
    <g fill="var(--eddy)">
      <circle cx={POLE.x} cy={POLE.y} r="58" opacity="0.1" />
      <circle cx={POLE.x} cy={POLE.y} r="34" opacity="0.14" />
      <path d={`M${POLE.x} 179q4 29 33 33q-29 4-33 33q-4-29-33-33q29-4 33-33z`} />
    </g>
  );
}
