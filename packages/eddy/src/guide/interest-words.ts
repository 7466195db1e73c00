import type { EddyContext } from '../context.ts';
import { MATCH_FROM } from '../order-advice.ts';
import { surestFirst } from '../standing.ts';
import type { InterestResult } from '../tools/programmes-by-interest.ts';
import { halfBelow, needsGrades } from './chance-words.ts';
import { allShut, missedWords } from './ladder-words.ts';
import { noLevelWords } from './no-level-words.ts';
import { institutionsNamed, longTitle, shortTitle } from './programme-title.ts';
import { reachWords } from './reach-words.ts';
import { paragraphs, table, type Wording } from './wording.ts';

/** What was liked, and where. */
function conditionsOf(
  { likes, institutions }: InterestResult,
  context: EddyContext,
  wording: Wording,
): string {
  const { texts, say, list } = wording;
  const at = say(texts.condition.at, { institutions: institutionsNamed(institutions, context, wording) });
  return [list(likes), ...(institutions.length > 0 ? [at] : [])].join(texts.condition.separator);
}

function lead(result: InterestResult, context: EddyContext, wording: Wording): string {
  const { likes, dislikes, count, programmes } = result;
  const { texts, say, list } = wording;
  const { interest } = texts;
  const reach =
    likes.length === 0 ? null : reachWords(result, conditionsOf(result, context, wording), wording);
  const shown = programmes.length;
  if (reach !== null)
    return wording.joined([reach, shown < count ? say(texts.found.first, { shown }) : null]);
  if (likes.length === 0) return say(interest.awayOnly, { dislikes: list(dislikes, 'or') });
  const words = count === 0 ? interest.related : count === 1 ? interest.one : interest.many;
  return wording.joined([withinWords(programmes, wording), say(words, { likes: list(likes), count })]);
}

const MOST_NAMED = 3;

/** Which of those shown are within reach, or the nearest of them; null without levels. */
function withinWords(programmes: InterestResult['programmes'], wording: Wording): string | null {
  const { texts, say, list } = wording;
  const surest = surestFirst(programmes.filter(({ disliked }) => !disliked));
  const within = surest.filter(({ level }) => level !== null && level >= MATCH_FROM);
  const named = (one: (typeof surest)[number]): string =>
    say(texts.verdict.named, { title: shortTitle(one, wording), level: wording.level(one.level) });
  const [nearest] = surest;
  if (nearest === undefined || allShut(programmes)) return null;
  return within.length === 0
    ? say(texts.interest.nearest, { nearest: named(nearest) })
    : say(texts.interest.within, { list: list(within.slice(0, MOST_NAMED).map(named)) });
}

/** Programmes by interest: how many share something, which are nearest, and what speaks against them. */
export function interestWords(
  result: InterestResult,
  entered: number,
  context: EddyContext,
  wording: Wording,
): string {
  const { texts, say, joined, list } = wording;
  const { interest } = texts;
  const { programmes, likes, dislikes, notes } = result;
  if (likes.length + dislikes.length === 0) return interest.unheard;
  if (programmes.length === 0) return joined([interest.none, ...notes]);
  const judged = programmes.some(({ level }) => level !== null);
  const rows = programmes.map((one) => [
    longTitle(one, wording),
    joined([
      one.shares.length === 0 ? interest.field : list(one.shares),
      one.disliked ? interest.against : null,
    ]),
    ...(judged ? [wording.level(one.level)] : []),
  ]);
  const heads = [texts.table.programme, interest.shares, ...(judged ? [texts.table.level] : [])];
  return paragraphs([
    allShut(programmes) ? missedWords(result.missed, wording) : null,
    lead(result, context, wording),
    table(heads, rows),
    joined([
      likes.length > 0 && dislikes.length > 0 ? say(interest.away, { dislikes: list(dislikes, 'or') }) : null,
      ...notes,
      noLevelWords(programmes, wording),
      halfBelow(programmes, wording),
    ]),
    judged ? null : needsGrades(result.grades_needed, entered, wording),
  ]);
}
