import type { Reason } from '@lodestar/domain';
import type { Standing } from '../standing.ts';
import type { GuideTexts } from './texts.ts';
import type { Wording } from './wording.ts';

/** Why a level is missing, by the line that says so. */
const LINES: readonly (readonly [Reason, keyof GuideTexts['chance']])[] = [
  ['noPublishedScores', 'noScoresLine'],
  ['formulaOfYearUnknown', 'formulaLine'],
  ['error', 'errorLine'],
];

/** Said below a table with a dash for a level: why there is none. Null where every programme has one. */
export function noLevelWords(
  standings: readonly Pick<Standing, 'code' | 'level' | 'reason'>[],
  { texts, say, list, joined }: Wording,
): string | null {
  const without = standings.filter(({ level }) => level === -1);
  const lines = LINES.flatMap(([reason, line]) => {
    const codes = [...new Set(without.filter((one) => one.reason === reason).map(({ code }) => code))];
    return codes.length === 0 ? [] : [say(texts.chance[line], { codes: list(codes) })];
  });
  return lines.length === 0 ? null : joined(lines);
}
