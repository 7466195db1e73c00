import { LEVEL_NAMES, type Level, type LevelOrNone, type Reason } from '@lodestar/domain';
import type { Wording } from './wording.ts';

export type Unrated = 'noPublishedScores' | 'formulaOfYearUnknown' | 'error';

/** Why there is no level. */
function unratedReason(reason: Reason): Unrated {
  return reason === 'noPublishedScores' || reason === 'formulaOfYearUnknown' ? reason : 'error';
}

/** The name of a level, or the reason why there is none. */
export function levelName(level: LevelOrNone, reason: Reason, { t }: Wording): string {
  return level === -1 ? t(`level.none.${unratedReason(reason)}`) : t(`level.name.${LEVEL_NAMES[level]}`);
}

/** What a level says about the score, in the words of the score statistics. */
export function levelExplained(level: Level, { t }: Wording): string {
  return t(`level.explained.${level}`);
}
