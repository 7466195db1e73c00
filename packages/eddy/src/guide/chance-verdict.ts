import { MATCH_FROM, NEARLY_SURE_FROM, SAFE_FROM } from '../order-advice.ts';
import { type Standing, surestFirst } from '../standing.ts';
import { shortTitle } from './programme-title.ts';
import type { Wording } from './wording.ts';

const isWithin = ({ level, beside_grades: beside }: Standing): boolean =>
  level !== null && level >= MATCH_FROM && beside !== 'noBandBOffers';

/** Said behind a yes wherever an interview or the band decides as well. */
const alone = (standings: readonly Standing[], { texts: { verdict } }: Wording): string | null =>
  standings.some(({ beside_grades: beside }) => beside === 'interviewOrBand') ? verdict.onGradesAlone : null;

/** Yes or no to "can I get in"; null where there is no level. */
export function yesOrNo(one: Standing, wording: Wording): string | null {
  const { verdict } = wording.texts;
  const { level, reason, beside_grades: beside } = one;
  if (level === null || level === -1) return null;
  if (reason === 'requirementNotMet') return verdict.noAsItStands;
  if (level >= MATCH_FROM && beside === 'noBandBOffers') return verdict.notInBandB;
  if (level < MATCH_FROM) return level > 0 ? verdict.unlikely : verdict.hardly;
  const likely = level >= NEARLY_SURE_FROM ? verdict.veryLikely : verdict.likely;
  return wording.joined([level >= SAFE_FROM ? likely : verdict.eitherWay, alone([one], wording)]);
}

const MOST_NAMED = 3;

/** Yes or no to "can I get in" at several: those within reach, the surest first; null where nothing can be told. */
export function yesOrNoOf(standings: readonly Standing[], wording: Wording): string | null {
  const { texts, say, list, joined } = wording;
  const surest = surestFirst(standings);
  const [nearest] = surest;
  if (nearest === undefined) return null;
  const named = (one: Standing): string =>
    say(texts.verdict.named, { title: shortTitle(one, wording), level: wording.level(one.level) });
  const within = surest.filter(isWithin);
  if (within.length === 0) return say(texts.verdict.noneOf, { nearest: named(nearest) });
  const shown = within.slice(0, MOST_NAMED);
  const text = within.length === surest.length ? texts.verdict.allOf : texts.verdict.someOf;
  return joined([say(text, { list: list(shown.map(named)) }), alone(shown, wording)]);
}
