import type { Level, LevelOrNone } from '@lodestar/domain';
import { ChevronDown, ChevronUp, CircleQuestionMark } from 'lucide-react';
import type { MouseEventHandler } from 'react';
import { classNames } from './class-names.ts';

interface LevelBadgeProps {
  readonly level: LevelOrNone;
  /** Name of the level, or the reason why there is none, in the reader's language. */
  readonly name: string;
  readonly size?: 'md' | 'lg';
  /** With a handler the badge is a button that opens the receipt. */
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  readonly expanded?: boolean;
  /** Id of the receipt. */
  readonly controls?: string;
  /** Longer accessible name, such as the level with its programme. */
  readonly label?: string;
}

const BASE =
  'inline-flex items-center gap-[0.45em] whitespace-nowrap rounded-1 bg-level font-strong leading-[1.3] text-level-on no-underline';
const SIZE = {
  md: 'py-[0.28em] pr-[0.6em] pl-[0.5em] text-xs',
  lg: 'py-[0.38em] pr-[0.75em] pl-[0.65em] text-md',
} as const;
const CHEVRON = '-mr-[0.2em] -ml-[0.1em] size-[0.95em] opacity-85';

export function LevelBadge({
  level,
  name,
  size = 'md',
  onClick,
  expanded,
  controls,
  label,
}: LevelBadgeProps) {
  const className = classNames(
    BASE,
    SIZE[size],
    level === -1 && 'outline-dashed outline-1 -outline-offset-1 outline-line-strong',
    onClick && 'tap-target hover:brightness-105',
  );
  const content = (
    <>
      {level === -1 ? (
        <CircleQuestionMark aria-hidden="true" className="size-[0.95em]" />
      ) : (
        <LevelGauge level={level} />
      )}
      <span>{name}</span>
    </>
  );
  if (!onClick)
    return (
      <span className={className} data-level={level}>
        {content}
      </span>
    );
  const Chevron = expanded ? ChevronUp : ChevronDown;
  return (
    <button
      type="button"
      className={className}
      data-level={level}
      onClick={onClick}
      aria-expanded={expanded ?? false}
      aria-controls={controls}
      aria-label={label}
    >
      {content}
      <Chevron aria-hidden="true" className={CHEVRON} />
    </button>
  );
}

const STEPS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const PITCH = 2.9;
const RISE = 1.15;
const LOWEST = 5;
const FLOOR = 14;

/** Nine steps, none to eight bars filled, so that a level shows without its colour. */
function LevelGauge({ level }: { readonly level: Level }) {
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
