import { BAND_SIZE } from '@lodestar/domain';
import { onlyNotEntered } from '../not-entered.ts';
import { type AdvisedChoice, type OrderFinding, roleByLevel } from '../order-advice.ts';
import { type Standing, surestFirst } from '../standing.ts';
import type { OrderAdviceResult } from '../tools/order-advised.ts';
import type { Weighed } from '../tools/weighed.ts';
import { findingWords } from './finding-words.ts';
import { placedTitle } from './list-verdict.ts';
import { shortTitle } from './programme-title.ts';
import { allAskedWords } from './requirement-words.ts';
import type { Wording } from './wording.ts';

type Decided = Pick<
  OrderAdviceResult,
  'choices' | 'beside' | 'asked' | 'findings' | 'weighed' | 'most' | 'place' | 'pickedFor' | 'preferred'
>;
type Unmet = Extract<OrderFinding, { kind: 'requirementNotMet' }>;
type NoneInB = Extract<OrderFinding, { kind: 'noBandBOffers' }>;

const unmetAtChoice = ({ findings }: Pick<Decided, 'findings'>, code: string): Unmet | undefined =>
  findings.find(
    (one): one is Unmet =>
      one.kind === 'requirementNotMet' && one.code === code && !onlyNotEntered(one.unmet),
  );
const noneInBandB = ({ findings }: Pick<Decided, 'findings'>, code: string): NoneInB | undefined =>
  findings.find((one): one is NoneInB => one.kind === 'noBandBOffers' && one.code === code);

const standingsOf = ({ choices, beside }: Decided): readonly Standing[] => [...choices, ...beside];

/** How far one stands from the median; nothing of what is no median. */
function gapWords(
  { code, from_reference: gap, reference_kind: kind, year }: Standing,
  wording: Wording,
): string | null {
  const { texts, say } = wording;
  if (gap === null || gap === 0 || kind === null) return null;
  return say(gap < 0 ? texts.decided.gapBelow : texts.decided.gapAbove, {
    code,
    gap: Math.abs(gap),
    year,
    reference: texts.reference[kind],
  });
}

const MOST_SHARED = 3;

/** What it shares with what was told, and the other does not; where that is nothing, all it shares. */
function ownShares(taken: Weighed, left: Weighed, { list }: Wording): string {
  const own = taken.shares.filter((one) => !left.shares.includes(one));
  return list((own.length > 0 ? own : taken.shares).slice(0, MOST_SHARED));
}

/** By what the last that is taken comes before the first that is not. */
function becauseOf(
  taken: Weighed,
  left: Weighed,
  isOne: boolean,
  standingOf: (code: string) => Standing | undefined,
  wording: Wording,
): string {
  const { texts, say, level } = wording;
  const { decided } = texts;
  const other = left.code;
  switch (taken.before) {
    case 'minimum':
      return say(decided.minimum, { other, required: allAskedWords(left.unmet, wording) });
    case 'likes':
      return taken.shares.length === 0
        ? decided.ofOrder
        : say(decided.ofLikes, { shares: ownShares(taken, left, wording) });
    case 'map':
      return taken.shares.length === 0
        ? decided.ofOrder
        : say(decided.ofMap, { shares: ownShares(taken, left, wording) });
    case 'ability':
      return say(decided.ofAbility, { percent: taken.percent, otherPercent: left.percent });
    case 'rate':
      return say(decided.ofRate, { other, rate: taken.rate, otherRate: left.rate });
    case 'level': {
      const values = {
        other,
        level: level(standingOf(taken.code)?.level ?? null),
        otherLevel: level(standingOf(left.code)?.level ?? null),
      };
      return isOne
        ? say(decided.surer, values)
        : say(decided.surerSome, { other, otherLevel: values.otherLevel });
    }
    case 'order':
    case null:
      return decided.ofOrder;
  }
}

/** How near several stand that are alike. */
function reachOf(one: Standing | undefined): 'held' | 'open' | 'far' | 'untold' {
  const role = roleByLevel(one?.level ?? null);
  return role === 'safe' ? 'held' : role === 'match' ? 'open' : role === 'dream' ? 'far' : 'untold';
}

/** Which to take, why in a line, and what would change it. */
export function pickWords(decided: Decided, wording: Wording): string | null {
  const { texts, say, list, joined } = wording;
  const { weighed, most } = decided;
  const taken = weighed.slice(0, most ?? 1);
  const left = weighed.slice(taken.length);
  const [last, next] = [taken.at(-1), left[0]];
  if (last === undefined || next === undefined) return null;
  const all = standingsOf(decided);
  const standingOf = (code: string): Standing | undefined => all.find((one) => one.code === code);
  const titleOf = (code: string): string => {
    const one = standingOf(code);
    return one === undefined ? code : shortTitle(one, wording);
  };
  const bold = (some: readonly Weighed[], last: 'and' | 'or' = 'or'): string =>
    list(
      some.map(({ code }) => `**${titleOf(code)}**`),
      last,
    );
  const [only, ...more] = taken;
  const lead =
    more.length === 0 && only !== undefined
      ? say(texts.decided.takeOne, { title: titleOf(only.code), left: bold(left) })
      : say(texts.decided.takeSome, { list: bold(taken, 'and'), left: bold(left) });
  const lost = weighed.every(({ unmet }) => unmet.length > 0 && !onlyNotEntered(unmet));
  const why = becauseOf(last, next, more.length === 0, standingOf, wording);
  const [own, beside] = [standingOf(last.code), standingOf(next.code)];
  const far = last.before === 'level' && (beside?.from_reference ?? 0) < 0 ? beside : own;
  const isAlike = last.before !== 'level' && last.before !== 'minimum';
  const alike = isAlike ? texts.decided[reachOf(standingOf(last.code))] : null;
  const isOnGrades = taken.some(({ code }) => standingOf(code)?.beside_grades === 'interviewOrBand');
  const chosen = decided.choices.filter(({ code }) => taken.some((one) => one.code === code));
  const change =
    next.unmet.length > 0 && !lost
      ? say(texts.decided.changeMinimum, { required: allAskedWords(next.unmet, wording) })
      : decided.pickedFor === 'holding'
        ? texts.decided.changeHolding
        : say(texts.decided.changeLikes, { other: next.code });
  return joined([
    lead,
    lost
      ? say(texts.decided.allLost, { required: allAskedWords(last.unmet, wording) })
      : joined([alike, why]),
    far === undefined || lost ? null : gapWords(far, wording),
    isOnGrades && !lost ? texts.verdict.onGradesAlone : null,
    ...noneLines(decided, chosen, wording),
    change,
  ]);
}

/** What a choice that comes into Band A would take the place of: what is lost there, else what stands last. */
function givenUp({ choices, findings }: Decided, wording: Wording): string {
  const bandA = choices.filter(({ band }) => band === 'A');
  const lost = bandA.find(({ code }) => unmetAtChoice({ findings }, code) !== undefined);
  const given = lost ?? bandA.at(-1);
  return given === undefined ? '' : shortTitle(given, wording);
}

/** Whether one choice stands right, or goes where it is to go. */
function placeOne(one: AdvisedChoice, decided: Decided, wording: Wording): string {
  const { texts, say, joined } = wording;
  const { place } = decided;
  const values = { title: placedTitle(one, wording, false), level: wording.level(one.level) };
  const unmet = unmetAtChoice(decided, one.code);
  if (unmet !== undefined)
    return say(texts.decided.leaveLost, { ...values, required: allAskedWords(unmet.unmet, wording) });
  const none = noneInBandB(decided, one.code);
  const isUp = place === null ? one.rank > 1 : place < one.rank;
  if (none !== undefined)
    return say(texts.decided.tooLow, {
      ...values,
      applications: none.applications,
      year: String(none.year),
      given: givenUp(decided, wording),
    });
  const gap = gapWords(one, wording);
  if (one.rank === 1 && !isUp) return joined([say(texts.decided.leaveFirst, values), gap]);
  const holds = one.role === 'safe' && one.rank > BAND_SIZE;
  if (isUp && decided.preferred === one.code) return joined([say(texts.decided.upWished, values), gap]);
  if (isUp) return joined([say(holds ? texts.decided.upHolding : texts.decided.upIfWished, values), gap]);
  return joined([say(holds ? texts.decided.leaveHolding : texts.decided.leaveThere, values), gap]);
}

/** What all of several miss; null where one of them does not. */
function sharedLoss(decided: Pick<Decided, 'findings'>, some: readonly AdvisedChoice[]): Unmet | null {
  const unmet = some.flatMap(({ code }) => unmetAtChoice(decided, code) ?? []);
  return unmet.length === some.length && some.length > 1 ? (unmet[0] ?? null) : null;
}

/** Several of which each misses a minimum: none holds its place. */
export function keepAllLost(decided: Decided, wording: Wording): string | null {
  const some = decided.choices.filter(({ code }) => decided.asked.includes(code));
  const lost = sharedLoss(decided, some);
  if (lost === null) return null;
  return wording.say(wording.texts.decided.keepAllLost, {
    codes: wording.list(some.map(({ code }) => code)),
    required: allAskedWords(lost.unmet, wording),
  });
}

const named = (some: readonly AdvisedChoice[], wording: Wording): string =>
  wording.list(some.map((one) => placedTitle(one, wording)));

/** Of which of some no place in Band B is of use. */
const noneLines = (decided: Decided, some: readonly AdvisedChoice[], wording: Wording): readonly string[] =>
  some.flatMap(({ code }) => noneInBandB(decided, code) ?? []).map((one) => findingWords(one, wording));

/** Of some in one band, the one that the pupil would sooner study goes first, or stays there. */
function wishedFirst(decided: Decided, some: readonly AdvisedChoice[], wording: Wording): string {
  const { texts, say } = wording;
  const wished = some.find(({ code }) => code === decided.preferred);
  const isFirst = wished !== undefined && wished === some[0];
  return wording.joined([
    say(isFirst ? texts.decided.wishedStays : texts.decided.wishedFirst, {
      title: wished === undefined ? '' : shortTitle(wished, wording),
      list: named(some, wording),
    }),
    ...noneLines(decided, some, wording),
  ]);
}

/** Where one stands, or which of some stands higher. */
export function placeDecision(decided: Decided, wording: Wording): string | null {
  const { texts, say } = wording;
  const some = decided.choices.filter(({ code }) => decided.asked.includes(code));
  const [one, other] = some;
  if (one === undefined) return null;
  if (other === undefined) return placeOne(one, decided, wording);
  const lost = sharedLoss(decided, some);
  if (lost !== null)
    return say(texts.decided.orderLost, {
      codes: wording.list(some.map(({ code }) => code)),
      required: allAskedWords(lost.unmet, wording),
    });
  const isSameBand = some.every(({ band }) => band === one.band);
  if (isSameBand && some.some(({ code }) => code === decided.preferred))
    return wishedFirst(decided, some, wording);
  return isSameBand
    ? wording.joined([
        say(texts.decided.firstOfBoth, {
          upper: one.code,
          lower: wording.list(some.slice(1).map(({ code }) => code)),
          list: named(some, wording),
        }),
        ...noneLines(decided, some, wording),
      ])
    : swapDecision(decided, wording);
}

/** Whether two change places. */
export function swapDecision(decided: Decided, wording: Wording): string | null {
  const { texts, say } = wording;
  const [upper, ...others] = decided.choices.filter(({ code }) => decided.asked.includes(code));
  const lower = others.at(-1);
  if (upper === undefined) return null;
  if (lower === undefined) return placeOne(upper, decided, wording);
  const values = {
    lower: shortTitle(lower, wording),
    list: named([upper, ...others], wording),
  };
  const both = [upper, lower];
  if (upper.band === lower.band && both.some(({ code }) => code === decided.preferred))
    return wishedFirst(decided, both, wording);
  if (upper.band === lower.band)
    return wording.joined([
      say(texts.decided.swapSame, values),
      ...noneLines(decided, [upper, lower], wording),
    ]);
  const none = noneInBandB(decided, lower.code);
  if (none === undefined) return say(texts.decided.swapLeave, values);
  return say(texts.decided.swapLift, {
    ...values,
    upper: shortTitle(upper, wording),
    applications: none.applications,
    year: String(none.year),
  });
}

/** Of several that all miss a minimum, the furthest goes first, and nothing is gained by it; null where one does not. */
export function allLostDrop(
  decided: Decided,
  some: readonly AdvisedChoice[],
  wording: Wording,
): string | null {
  const first = sharedLoss(decided, some);
  const furthest = surestFirst(some).at(-1);
  if (first === null || furthest === undefined) return null;
  return wording.say(wording.texts.decided.dropAllLost, {
    title: placedTitle(furthest, wording),
    required: allAskedWords(first.unmet, wording),
  });
}
