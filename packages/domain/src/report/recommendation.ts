import type { PresetSubject, ProgrammeProfile } from '../ability/ability-row.ts';
import type { Area } from '../ability/area.ts';
import { type AbilityScores, type Dimension, isDefaultAbility } from '../ability/dimension.ts';
import { leadingAreas } from '../ability/leading-areas.ts';
import { type AbilityMatch, rankProgrammes, rankSubjects, TOP_MATCHES } from '../ability/match.ts';
import { spreadOverAreas } from '../ability/spread-matches.ts';
import { type Growth, growthOf } from './growth.ts';
import { type ProfileShape, profileShape, rankedDimensions } from './profile-shape.ts';
import { type TitleKey, titleOf } from './title.ts';

/** How close the best matches are: from 95 % on, from 80 % on, below. */
export type ProfileFit = 'full' | 'near' | 'far';

/** One thing a recommendation says; the texts hold the words. */
export type RecommendationFinding =
  | { readonly code: 'notTaken' }
  | { readonly code: 'profile'; readonly shape: ProfileShape }
  | { readonly code: 'balance'; readonly distance: 'near' | 'wide' }
  | { readonly code: 'growth'; readonly growth: Growth }
  | { readonly code: 'subjects'; readonly fit: ProfileFit; readonly codes: readonly string[] }
  | { readonly code: 'programmes'; readonly fit: ProfileFit; readonly codes: readonly string[] }
  | { readonly code: 'undecided' }
  | { readonly code: 'matchMeaning' }
  | { readonly code: 'careers'; readonly areas: readonly Area[] }
  | { readonly code: 'nextStep'; readonly towards: Dimension | 'even' }
  | { readonly code: 'position' };

/** What the built-in guide says about a pupil: a title, and paragraphs of findings in reading order. */
export interface Recommendation {
  readonly title: TitleKey;
  readonly paragraphs: readonly (readonly RecommendationFinding[])[];
}

const FULL_FROM = 95;
const NEAR_FROM = 80;
/** Between the highest and the lowest score, in hundredths. */
const WIDE_FROM = 160;
const NEAR_BELOW = 100;
const NAMED = 3;

function fitOf(best: number): ProfileFit {
  if (best >= FULL_FROM) return 'full';
  return best >= NEAR_FROM ? 'near' : 'far';
}

function named(
  code: 'subjects' | 'programmes',
  matches: readonly AbilityMatch<PresetSubject | ProgrammeProfile>[],
): readonly RecommendationFinding[] {
  const [best] = matches;
  if (best === undefined) return [];
  return [{ code, fit: fitOf(best.percent), codes: matches.slice(0, NAMED).map(({ row }) => row.code) }];
}

function balance(scores: AbilityScores, shape: ProfileShape): readonly RecommendationFinding[] {
  if (shape.kind === 'even' || shape.kind === 'lean') return [];
  const ranked = rankedDimensions(scores);
  const distance = (ranked[0]?.score ?? 0) - (ranked.at(-1)?.score ?? 0);
  if (distance >= WIDE_FROM) return [{ code: 'balance', distance: 'wide' }];
  return distance < NEAR_BELOW ? [{ code: 'balance', distance: 'near' }] : [];
}

/** Whether even scores leave half of all programmes level with the best, so that naming three would be chance. */
function isUndecided(shape: ProfileShape, programmes: readonly AbilityMatch<ProgrammeProfile>[]): boolean {
  const middle = programmes[Math.floor(programmes.length / 2)];
  return shape.kind === 'even' && middle !== undefined && middle.percent === programmes[0]?.percent;
}

function towards(shape: ProfileShape): Dimension | 'even' {
  if (shape.kind === 'even') return 'even';
  if (shape.kind === 'group' || shape.kind === 'lean') return shape.dimensions[0] ?? 'even';
  return shape.first;
}

function fits(
  subjects: readonly AbilityMatch<PresetSubject>[],
  programmes: readonly AbilityMatch<ProgrammeProfile>[],
): readonly RecommendationFinding[] {
  const found = [...named('subjects', subjects), ...named('programmes', programmes)];
  return found.length === 0 ? [] : [...found, { code: 'matchMeaning' }];
}

/**
 * What follows from six scores: profile, growth, subjects and programmes that fit, directions, a next step. Without
 * subjects and programmes to compare with, what is said about them is left out.
 */
export function abilityRecommendation(
  scores: AbilityScores,
  subjects: readonly PresetSubject[],
  programmes: readonly ProgrammeProfile[],
): Recommendation {
  const title = titleOf(scores);
  if (isDefaultAbility(scores)) return { title, paragraphs: [[{ code: 'notTaken' }]] };
  const shape = profileShape(scores);
  const ranked = rankProgrammes(scores, programmes);
  const undecided = isUndecided(shape, ranked);
  const areas = undecided ? [] : leadingAreas(ranked, NAMED);
  const paragraphs: readonly (readonly RecommendationFinding[])[] = [
    [{ code: 'profile', shape }, ...balance(scores, shape)],
    [{ code: 'growth', growth: growthOf(scores) }],
    undecided
      ? [{ code: 'undecided' }, { code: 'matchMeaning' }]
      : fits(rankSubjects(scores, subjects), spreadOverAreas(ranked, TOP_MATCHES)),
    areas.length === 0 ? [] : [{ code: 'careers', areas }],
    [{ code: 'nextStep', towards: towards(shape) }, { code: 'position' }],
  ];
  return { title, paragraphs: paragraphs.filter((findings) => findings.length > 0) };
}
