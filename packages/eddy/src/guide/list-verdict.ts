import { BAND_SIZE } from '@lodestar/domain';
import type { ListQuestion } from '../asked/list-question.ts';
import {
  type AdvisedChoice,
  balanceOf,
  isMostlyFar,
  type OrderAdvice,
  type OrderFinding,
} from '../order-advice.ts';
import { isJudged, surestFirst } from '../standing.ts';
import { shortTitle } from './programme-title.ts';
import { allAskedWords } from './requirement-words.ts';
import type { Wording } from './wording.ts';

/** A choice as it stands on the list: "A1 JS1204 BSc (CityU), Safe"; without its level where that is told beside it. */
export function placedTitle(one: AdvisedChoice, wording: Wording, withLevel = true): string {
  const { texts, say } = wording;
  const place = one.band === null ? String(one.rank) : `${one.band}${placeInBand(one)}`;
  if (!withLevel) return `${place} ${shortTitle(one, wording)}`;
  return say(texts.verdict.placed, {
    place,
    title: shortTitle(one, wording),
    level: wording.level(one.level),
  });
}

const MOST_NAMED = 3;
const placeInBand = ({ rank }: AdvisedChoice): number => ((rank - 1) % BAND_SIZE) + 1;

/** Whether a choice holds the list where it stands: a programme without offers to Band B holds nothing there. */
export const holds = ({ role, beside_grades: beside }: AdvisedChoice): boolean =>
  role === 'safe' && beside !== 'noBandBOffers';

type Behind = Extract<OrderFinding, { kind: 'behindSafe' }>;
type Unmet = Extract<OrderFinding, { kind: 'requirementNotMet' }>;
type NoneInB = Extract<OrderFinding, { kind: 'noBandBOffers' }>;
const behindOf = ({ findings }: OrderAdvice): Behind | undefined =>
  findings.find((one) => one.kind === 'behindSafe');
/** Minimums that are missed at the choices spoken of. */
const unmetOf = ({ findings, choices }: OrderAdvice): readonly Unmet[] =>
  findings.flatMap((one) =>
    one.kind === 'requirementNotMet' && choices.some(({ code }) => code === one.code) ? [one] : [],
  );
const noneInBandB = ({ findings }: OrderAdvice, code: string): NoneInB | undefined =>
  findings.find((one): one is NoneInB => one.kind === 'noBandBOffers' && one.code === code);

function balanceVerdict({ choices, balance }: OrderAdvice, wording: Wording): string | null {
  const { verdict } = wording.texts;
  const judged = choices.filter(isJudged).length;
  if (judged === 0) return null;
  const held = choices.filter(holds);
  const [only, ...more] = held;
  if (only !== undefined && more.length === 0 && isMostlyFar(balance)) {
    const far = balance.dream + balance.unmet;
    return wording.say(verdict.reaching, { far, count: choices.length, safe: placedTitle(only, wording) });
  }
  const safe = held.length;
  if (safe === judged) return verdict.tooSafe;
  if (safe > 0) return balance.dream + balance.unmet > 0 ? verdict.balanced : verdict.holds;
  return balance.match + balance.safe > 0 ? verdict.noneSafe : verdict.ambitious;
}

function safetyVerdict({ choices }: OrderAdvice, wording: Wording): string | null {
  const { texts, say, list } = wording;
  const safe = surestFirst(choices).filter(holds);
  if (safe.length > 0) {
    const surest = list(safe.slice(0, MOST_NAMED).map((one) => placedTitle(one, wording)));
    const isAll = safe.length === choices.length && safe.length > 1;
    return say(isAll ? texts.verdict.hasSafeAll : texts.verdict.hasSafe, { list: surest });
  }
  const moved = choices.find(({ role }) => role === 'safe');
  if (moved !== undefined) return say(texts.verdict.safeInBandA, { title: placedTitle(moved, wording) });
  const [nearest] = surestFirst(choices);
  return nearest === undefined ? null : say(texts.verdict.noSafe, { nearest: placedTitle(nearest, wording) });
}

/** So many dreams a list carries well. */
const DREAMS_KEPT = 3;

/** Of many dreams those that could go, the furthest named; of few, what could go first. */
function dropMany(advice: OrderAdvice, wording: Wording): string | null {
  const { choices, balance } = advice;
  const far = surestFirst(choices.filter(({ role }) => role === 'dream' || role === 'unmet'));
  const over = far.slice(DREAMS_KEPT);
  if (over.length === 0 || !isMostlyFar(balance)) return dropVerdict(advice, wording);
  return wording.say(wording.texts.verdict.dropMany, {
    far: far.length,
    count: choices.length,
    over: over.length,
    list: wording.list(over.map((one) => placedTitle(one, wording))),
  });
}

/** What could go first: a place that is lost, one that is hardly reached, the furthest of several dreams. */
function dropVerdict(advice: OrderAdvice, wording: Wording, isOfSome = false): string | null {
  const { texts, say } = wording;
  const { verdict } = texts;
  const [unmet] = unmetOf(advice);
  const of = (code: string | undefined): AdvisedChoice | undefined =>
    advice.choices.find((one) => one.code === code);
  const lost = of(unmet?.code);
  if (unmet !== undefined && lost !== undefined)
    return say(verdict.dropLost, {
      title: placedTitle(lost, wording),
      required: allAskedWords(unmet.unmet, wording),
    });
  const dreams = surestFirst(advice.choices.filter(({ role }) => role === 'dream'));
  const furthest = dreams.at(-1);
  if (dreams.length > 1 && furthest !== undefined)
    return say(verdict.dropFurthest, { title: placedTitle(furthest, wording) });
  const least = isOfSome ? surestFirst(advice.choices).at(-1) : undefined;
  if (least !== undefined) return say(verdict.dropFurthest, { title: placedTitle(least, wording) });
  const behind = behindOf(advice);
  const last = of(behind?.codes.at(-1));
  if (behind !== undefined && last !== undefined)
    return say(behind.onGradesAlone ? verdict.dropBehindOnGrades : verdict.dropBehind, {
      title: placedTitle(last, wording),
      safe: behind.safe,
    });
  return advice.choices.some(isJudged) ? verdict.dropNone : null;
}

function keepOne(one: AdvisedChoice, advice: OrderAdvice, wording: Wording): string {
  const { texts, say } = wording;
  const { verdict } = texts;
  const title = placedTitle(one, wording);
  const unmet = unmetOf(advice).find(({ code }) => code === one.code);
  if (unmet !== undefined)
    return say(verdict.keepLost, { title, required: allAskedWords(unmet.unmet, wording) });
  const behind = behindOf(advice);
  if (one.role === 'safe' && !holds(one)) return say(verdict.keepMoved, { title });
  const none = noneInBandB(advice, one.code);
  if (none !== undefined) {
    const { applications, year } = none;
    return say(texts.decided.keepInB, { title, applications, year: String(year) });
  }
  if (behind?.codes.includes(one.code) === true) {
    const text = behind.onGradesAlone ? verdict.keepBehindOnGrades : verdict.keepBehind;
    return say(text, { title, safe: behind.safe });
  }
  if (one.role === 'dream') return say(verdict.keepDream, { title });
  return isJudged(one) ? say(verdict.keep, { title }) : say(verdict.keepUnknown, { title });
}

/** One by one; of several those that stay in one sentence, and the others one by one. */
function keepVerdict(asked: readonly AdvisedChoice[], advice: OrderAdvice, wording: Wording): string {
  const lost = new Set(unmetOf(advice).map(({ code }) => code));
  const stays = asked.filter(({ code }) => !lost.has(code) && noneInBandB(advice, code) === undefined);
  if (stays.length < MOST_NAMED) return wording.joined(asked.map((one) => keepOne(one, advice, wording)));
  const others = asked.filter((one) => !stays.includes(one));
  return wording.joined([
    wording.say(wording.texts.decided.keepSeveral, { codes: wording.list(stays.map(({ code }) => code)) }),
    ...others.map((one) => keepOne(one, advice, wording)),
  ]);
}

function pickVerdict({ choices }: OrderAdvice, wording: Wording): string | null {
  const { texts, say } = wording;
  const [best] = surestFirst(choices);
  const [first] = choices;
  if (best === undefined || first === undefined) return null;
  return say(best.code === first.code ? texts.verdict.pickFirst : texts.verdict.pick, {
    best: placedTitle(best, wording),
    first: shortTitle(first, wording),
  });
}

function dreamVerdict({ choices }: OrderAdvice, wording: Wording): string {
  const { texts, say } = wording;
  const safe = surestFirst(choices).find(holds);
  return safe === undefined
    ? texts.verdict.dreamFirst
    : say(texts.verdict.dreamFirstWith, { safe: placedTitle(safe, wording) });
}

/** What some choices are, in one word: without hold, hardly held, balanced, holding. */
export function shapeOf(
  choices: readonly AdvisedChoice[],
): 'ambitious' | 'reaching' | 'balanced' | 'cautious' | null {
  const judged = choices.filter(isJudged);
  if (judged.length === 0) return null;
  if (!judged.some(holds)) return 'ambitious';
  if (judged.filter(holds).length === 1 && isMostlyFar(balanceOf(choices))) return 'reaching';
  return judged.some(({ role }) => role === 'dream' || role === 'unmet') ? 'balanced' : 'cautious';
}

/** The plain answer to what was asked of a list, before any table; null where levels are missing for it. */
export function listVerdict(
  about: ListQuestion,
  advice: OrderAdvice & { readonly asked: readonly string[] },
  wording: Wording,
): string | null {
  const asked = advice.choices.filter(({ code }) => advice.asked.includes(code));
  switch (about) {
    case 'balance':
      return balanceVerdict(advice, wording);
    case 'safety':
      return safetyVerdict(advice, wording);
    case 'drop':
      return asked.length > 1
        ? dropVerdict({ ...advice, choices: asked }, wording, true)
        : dropVerdict(advice, wording);
    case 'dropMany':
      return dropMany(advice, wording);
    case 'keep':
      return keepVerdict(asked, advice, wording);
    case 'pick':
      return pickVerdict(advice, wording);
    case 'dreamFirst':
      return dreamVerdict(advice, wording);
    case 'fill': {
      const holding = surestFirst(advice.choices).filter(holds).slice(0, MOST_NAMED);
      const caught = wording.list(holding.map((one) => placedTitle(one, wording)));
      return holding.length === 0
        ? wording.texts.verdict.fillNone
        : wording.say(wording.texts.verdict.fill, { list: caught });
    }
    case 'rank':
    case 'change':
    case 'place':
    case 'swap':
      return null;
  }
}
