import type { Level, LevelOrNone } from '@lodestar/domain';
import type { Standing } from '../standing.ts';
import { shortTitle } from './programme-title.ts';
import type { Wording } from './wording.ts';

/** From here on a level is around the median or above. */
const WITHIN_REACH = 3;
const LIKELY = 5;
const VERY_LIKELY = 7;

const isJudged = (level: LevelOrNone | null): level is Level => level !== null && level !== -1;

/** Those with a level: the highest first, of the same level by how many of last year's admitted stand below. */
export function surestFirst<T extends Pick<Standing, 'level' | 'percentile'>>(
  standings: readonly T[],
): readonly (T & { readonly level: Level })[] {
  return standings
    .flatMap((one) => (isJudged(one.level) ? [{ ...one, level: one.level }] : []))
    .toSorted((one, other) => other.level - one.level || (other.percentile ?? 0) - (one.percentile ?? 0));
}

/** Yes or no to "can I get in", by level; null where there is none. `isUnmet`: a requirement is missing. */
export function yesOrNo(
  { level, reason }: Pick<Standing, 'level' | 'reason'>,
  { texts: { verdict } }: Wording,
): string | null {
  if (!isJudged(level)) return null;
  if (reason === 'requirementNotMet') return verdict.noAsItStands;
  if (level >= VERY_LIKELY) return verdict.veryLikely;
  if (level >= LIKELY) return verdict.likely;
  if (level >= WITHIN_REACH) return verdict.eitherWay;
  return level > 0 ? verdict.unlikely : verdict.hardly;
}

const MOST_NAMED = 3;

/** Yes or no to "can I get in" at several: those within reach, the surest first; null where nothing can be told. */
export function yesOrNoOf(standings: readonly Standing[], wording: Wording): string | null {
  const { texts, say, list } = wording;
  const surest = surestFirst(standings);
  const [nearest] = surest;
  if (nearest === undefined) return null;
  const named = (one: Standing): string =>
    say(texts.verdict.named, { title: shortTitle(one, wording), level: wording.level(one.level) });
  const within = surest.filter(({ level }) => level >= WITHIN_REACH);
  if (within.length === 0) return say(texts.verdict.noneOf, { nearest: named(nearest) });
  const titles = list(within.slice(0, MOST_NAMED).map(named));
  const text = within.length === surest.length ? texts.verdict.allOf : texts.verdict.someOf;
  return say(text, { list: titles, count: within.length });
}
