import { LEVEL_THRESHOLDS, type Level } from '@lodestar/domain';

/** At the quartiles logit(percent) is -ln 3, 0 and ln 3. */
const QUARTILE = Math.log(3);
const UPPER_REACH = 20;
const LOWER_REACH = 14;
const MEDIAN_AT = 53;

/** Across, 0 to 100, on an example curve whose upper quartile lies farther out than its lower one. */
export function acrossOf(percent: number): number {
  const logit = Math.log(percent / (100 - percent));
  return MEDIAN_AT + (logit / QUARTILE) * (logit > 0 ? UPPER_REACH : LOWER_REACH);
}

/** The curve in a square of 100 by 100, percentages upwards. */
export function curvePath(): string {
  const points: string[] = [];
  for (let percent = 1; percent <= 99; percent += 1) {
    const x = acrossOf(percent);
    if (x >= 0 && x <= 100) points.push(`${x.toFixed(1)} ${100 - percent}`);
  }
  return `M${points.join('L')}`;
}

interface LevelStretch {
  readonly level: Level;
  readonly from: number;
  readonly to: number;
}

/** The scale at the side: between which percentages each level lies, from the top down. */
export function levelStretches(): readonly LevelStretch[] {
  return LEVEL_THRESHOLDS.map(({ level, fromPercent }, index) => ({
    level,
    from: fromPercent,
    to: LEVEL_THRESHOLDS[index - 1]?.fromPercent ?? 100,
  }));
}

export function levelAt(percent: number): Level {
  return LEVEL_THRESHOLDS.find(({ fromPercent }) => percent >= fromPercent)?.level ?? 0;
}
