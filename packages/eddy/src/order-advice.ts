import {
  BAND_SIZE,
  type Band,
  type BandCounts,
  bandAt,
  classify,
  MAX_CHOICES,
  type Programme,
  qualifiersOf,
  type UnmetRequirement,
} from '@lodestar/domain';
import type { EddyContext } from './context.ts';
import { onlyNotEntered } from './not-entered.ts';
import { hasEnoughGrades, type Standing, standingOf } from './standing.ts';

/** What a choice is for on a list: reaching, matching, holding; or what keeps it from being any of these. */
export const CHOICE_ROLES = ['dream', 'match', 'safe', 'unmet', 'notEntered', 'unknown'] as const;
export type ChoiceRole = (typeof CHOICE_ROLES)[number];

export interface AdvisedChoice extends Standing {
  /** From 1. */
  readonly rank: number;
  readonly band: Band | null;
  readonly role: ChoiceRole;
}

/** One thing worth knowing about a list. */
export type OrderFinding =
  | { readonly kind: 'empty' }
  | { readonly kind: 'fewGrades' }
  | { readonly kind: 'fewerThanSix'; readonly room: number }
  | { readonly kind: 'duplicate'; readonly code: string; readonly ranks: readonly number[] }
  | { readonly kind: 'notThisYear'; readonly code: string }
  | {
      readonly kind: 'requirementNotMet';
      readonly code: string;
      readonly rank: number;
      readonly unmet: readonly UnmetRequirement[];
    }
  | {
      readonly kind: 'noBandBOffers';
      readonly code: string;
      readonly rank: number;
      readonly offers: 0;
      readonly applications: number;
      readonly year: number;
    }
  | { readonly kind: 'interviewNotInBandB'; readonly code: string; readonly rank: number }
  | { readonly kind: 'longShotsInBandA'; readonly codes: readonly string[] }
  | { readonly kind: 'noSafe' }
  | { readonly kind: 'noDream' }
  | {
      readonly kind: 'behindSafe';
      readonly safe: string;
      readonly codes: readonly string[];
      /** Whether grades alone say so: an interview or the place on the list has its say too. */
      readonly onGradesAlone: boolean;
    };
export type OrderFindingKind = OrderFinding['kind'];

export interface OrderAdvice {
  readonly choices: readonly AdvisedChoice[];
  readonly balance: Readonly<Record<ChoiceRole, number>>;
  /** What weighs most first. */
  readonly findings: readonly OrderFinding[];
}

/** So many out of reach are no single wish any more. */
const MANY_FAR = 3;

/** Whether a list, though something of it may hold, is out of reach for at least two thirds. */
export const isMostlyFar = ({ dream, unmet, match, safe }: OrderAdvice['balance']): boolean =>
  dream + unmet >= MANY_FAR && dream + unmet >= 2 * (match + safe);

/** From here on a level matches, and holds. */
export const MATCH_FROM = 3;
export const SAFE_FROM = 6;
/** From here on a choice is so likely that what stands below it will hardly be reached. */
export const NEARLY_SURE_FROM = 7;
const LONG_SHOT_UP_TO = 2;

const BAND_B = 2;

/** What a level alone makes of a choice. */
export function roleByLevel(level: Standing['level']): 'dream' | 'match' | 'safe' | 'unknown' {
  if (level === null || level === -1) return 'unknown';
  if (level >= SAFE_FROM) return 'safe';
  return level >= MATCH_FROM ? 'match' : 'dream';
}

function roleOf({ level, reason }: Standing, unmet: readonly UnmetRequirement[]): ChoiceRole {
  if (reason === 'requirementNotMet') return onlyNotEntered(unmet) ? 'notEntered' : 'unmet';
  return roleByLevel(level);
}

function isLongShot({ level, role }: AdvisedChoice): boolean {
  if (role === 'notEntered') return false;
  return role === 'unmet' || (level !== null && level !== -1 && level <= LONG_SHOT_UP_TO);
}

/** The minimums of a programme that the pupil does not meet. */
export function unmetAt(
  programme: Programme,
  { reason }: Pick<Standing, 'reason'>,
  { catalogue, grades }: EddyContext,
): readonly UnmetRequirement[] {
  return reason === 'requirementNotMet' ? classify(catalogue, programme, grades).requirement.unmet : [];
}

function choicesOf(context: EddyContext): readonly AdvisedChoice[] {
  return context.choices.flatMap((code, index) => {
    const entry = context.catalogue.entry(code);
    if (entry === undefined) return [];
    const standing = standingOf(entry, context.grades, context);
    const role = roleOf(standing, unmetAt(entry.programme, standing, context));
    return [{ ...standing, rank: index + 1, band: bandAt(index), role }];
  });
}

function bandBFinding(
  { code, no_band_b_offer: none, stats_apply: apply }: Programme,
  { rank, band }: AdvisedChoice,
): readonly OrderFinding[] {
  const newest: BandCounts | undefined = apply[0];
  if (band !== 'B' || none !== true || newest === undefined) return [];
  return [{ kind: 'noBandBOffers', code, rank, offers: 0, applications: newest[BAND_B], year: newest[0] }];
}

function choiceFindings(choice: AdvisedChoice, context: EddyContext): readonly OrderFinding[] {
  const programme = context.catalogue.find(choice.code);
  if (programme === undefined) return [];
  const { code, rank, band } = choice;
  const unmet = unmetAt(programme, choice, context);
  const interview = band === 'B' && programme.interview_arrangement?.band_a === 'only';
  return [
    ...(unmet.length > 0 ? [{ kind: 'requirementNotMet', code, rank, unmet } as const] : []),
    ...bandBFinding(programme, choice),
    ...(interview ? [{ kind: 'interviewNotInBandB', code, rank } as const] : []),
  ];
}

function duplicates(codes: readonly string[]): readonly OrderFinding[] {
  const repeated = new Set(codes.filter((code, index) => codes.indexOf(code) !== index));
  return [...repeated].map((code) => ({
    kind: 'duplicate',
    code,
    ranks: codes.flatMap((one, index) => (one === code ? [index + 1] : [])),
  }));
}

function gaveNoneOutsideBandA({ stats_offer: [newest] }: Programme): boolean {
  const [, , ...others] = newest ?? [];
  const outside = others.slice(0, -1);
  return newest !== undefined && outside.every((count) => count === 0);
}

function isNearlySure({ level, band, code }: AdvisedChoice, { catalogue }: EddyContext): boolean {
  if (level === null || level < NEARLY_SURE_FROM) return false;
  const programme = catalogue.find(code);
  return programme !== undefined && (band === 'A' || !gaveNoneOutsideBandA(programme));
}

function balanceFindings(choices: readonly AdvisedChoice[], context: EddyContext): readonly OrderFinding[] {
  const judged = choices.filter(({ role }) => role !== 'unknown' && role !== 'notEntered');
  if (judged.length === 0) return [];
  const bandA = choices.slice(0, BAND_SIZE);
  const longShots = bandA.length === BAND_SIZE && bandA.every(isLongShot);
  const certain = choices.find((choice) => isNearlySure(choice, context));
  const programme = certain && context.catalogue.find(certain.code);
  const qualifiers = programme === undefined ? [] : qualifiersOf(programme, certain?.band);
  const onGradesAlone = qualifiers.some(({ key }) => key === 'onGradesAlone');
  const behind = certain === undefined ? [] : choices.filter(({ rank }) => rank > certain.rank);
  const full = judged.length >= BAND_SIZE;
  return [
    ...(longShots ? [{ kind: 'longShotsInBandA', codes: bandA.map(({ code }) => code) } as const] : []),
    ...(full && !choices.some(({ role }) => role === 'safe') ? [{ kind: 'noSafe' } as const] : []),
    ...(full && judged.every(({ role }) => role === 'safe') ? [{ kind: 'noDream' } as const] : []),
    ...(certain !== undefined && behind.length > 0
      ? [
          {
            kind: 'behindSafe',
            safe: certain.code,
            codes: behind.map(({ code }) => code),
            onGradesAlone,
          } as const,
        ]
      : []),
  ];
}

/** How many of some choices are of each kind. */
export function balanceOf(choices: readonly AdvisedChoice[]): OrderAdvice['balance'] {
  const count = (role: ChoiceRole): number => choices.filter((choice) => choice.role === role).length;
  return {
    dream: count('dream'),
    match: count('match'),
    safe: count('safe'),
    unmet: count('unmet'),
    notEntered: count('notEntered'),
    unknown: count('unknown'),
  };
}

/**
 * What is worth knowing about the order of a pupil's list: minimums not met, bands that were never offered, balance
 * of reaching and holding, places left. It never reorders: what is wanted most belongs first.
 */
export function judgeOrder(context: EddyContext): OrderAdvice {
  const { choices: codes, catalogue, grades } = context;
  const choices = choicesOf(context);
  const room = MAX_CHOICES - new Set(codes).size;
  const gone = [...new Set(codes)].filter((code) => catalogue.find(code) === undefined);
  if (codes.length === 0) {
    return { choices, balance: balanceOf(choices), findings: [{ kind: 'empty' }] };
  }
  return {
    choices,
    balance: balanceOf(choices),
    findings: [
      ...(hasEnoughGrades(grades) ? [] : [{ kind: 'fewGrades' } as const]),
      ...duplicates(codes),
      ...gone.map((code) => ({ kind: 'notThisYear', code }) as const),
      ...choices.flatMap((choice) => choiceFindings(choice, context)),
      ...balanceFindings(choices, context),
      ...(room > 0 ? [{ kind: 'fewerThanSix', room } as const] : []),
    ],
  };
}
