import type { Level } from '@lodestar/domain';

const STEPS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const PITCH = 2.9;
const RISE = 1.15;
const LOWEST = 5;
const FLOOR = 14;

/** Nine steps, none to eight bars filled, so that a level shows without its colour. */
export function LevelGauge({ level }: { readonly level: Level }) {
  return (
    <svg
      viewBox="0 0 23 14"
      fill="currentColor"
      aria-hidden="true"
      className="h-[0.85em] w-[1.35em] shrink-0"
    >
      {STEPS.map((step) => {
        const height = LOWEST + RISE * (step - 1);
        return (
          <rect
            key={step}
            x={PITCH * (step - 1)}
            y={FLOOR - height}
            width="1.8"
            height={height}
            rx="0.6"
            opacity={step > level ? 0.32 : 1}
          />
        );
      })}
    </svg>
  );
}
