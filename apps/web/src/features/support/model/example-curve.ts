import { LEVEL_THRESHOLDS, type Level } from '@lodestar/domain';

/** The drawing's plane: percent up, an unnamed score across. */
export const PLOT = { width: 240, height: 200 } as const;

/** At the quartiles logit(percent) is -ln 3, 0 and ln 3. */
const QUARTILE = Math.log(3);
const UPPER_REACH = 52;
const LOWER_REACH = 34;
const MEDIAN_AT = 112;

export const heightOf = (percent: number): number => PLOT.height * (1 - percent / 100);

/** Across for a percentage on an example curve whose upper quartile lies farther out than its lower one. */
export function acrossOf(percent: number): number {
  const logit = Math.log(percent / (100 - percent));
  return MEDIAN_AT + (logit / QUARTILE) * (logit > 0 ? UPPER_REACH : LOWER_REACH);
}

export function curvePath(): string {
  const points: string[] = [];
  for (let percent = 1; percent <= 99; percent += 1) {
    const x = acrossOf(percent);
    if (x >= 0 && x <= PLOT.width) points.push(`${x.toFixed(1)} ${heightOf(percent).toFixed(1)}`);
  }
  return `M${points.join('L')}`;
}

interface LevelStretch {
  readonly level: Level;
  readonly top: number;
  readonly bottom: number;
}

/** The scale at the side: where each level begins and ends, from the top down. */
export function levelStretches(): readonly LevelStretch[] {
  return LEVEL_THRESHOLDS.map(({ level, fromPercent }, index) => ({
    level,
    top: heightOf(LEVEL_THRESHOLDS[index - 1]?.fromPercent ?? 100),
    bottom: heightOf(fromPercent),
  }));
}

export function levelAt(percent: number): Level {
  return LEVEL_THRESHOLDS.find(({ fromPercent }) => percent >= fromPercent)?.level ?? 0;
}
