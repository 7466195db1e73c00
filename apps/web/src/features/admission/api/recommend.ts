import {
  type AbilityScores,
  abilityPercents,
  type Catalogue,
  type Grades,
  type InstitutionCode,
  interestsOf,
  type Level,
  type MixReason,
  type Programme,
  recommendByLevel,
  recommendMix,
  type Tier,
} from '@lodestar/domain';
import { call } from '../../../shared/api/call.ts';
import { abilityProfiles } from '../../../shared/programme/ability-profiles.ts';
import { loadFieldGuide } from '../../../shared/programme/field-guide.ts';
import { loadFlexibleRoutes } from '../../../shared/programme/flexible-routes.ts';
import { RETRY_KEYS } from './programme-calls.ts';

/** What a pupil wants recommended: programmes of one level, or a balanced mix in some fields by some interests. */
export type Wanted =
  | { readonly kind: 'level'; readonly level: Level }
  | {
      readonly kind: 'mix';
      /** Ids; none: any. */
      readonly fields: readonly string[];
      /** In the pupil's own words; may be empty. */
      readonly interests: string;
    };

export interface RecommendationWish {
  readonly grades: Grades;
  readonly wanted: Wanted;
  readonly count: number;
  readonly institutions: readonly InstitutionCode[];
  /** Chosen already. */
  readonly exclude: readonly string[];
  /** By which a mix is ranked, too; null where the test was not taken. */
  readonly abilities: AbilityScores | null;
}

export interface RecommendedCard {
  readonly programme: Programme;
  /** Its place in a mix, and why; null where a level was asked for. */
  readonly mixed: { readonly tier: Tier; readonly reasons: readonly MixReason[] } | null;
}

function namedInterests(interests: string): readonly string[] {
  return interests.trim() === '' ? [] : [interests.trim()];
}

export async function askServer(
  collection: string,
  { grades, wanted, count, institutions, exclude, abilities }: RecommendationWish,
  signal: AbortSignal,
): Promise<readonly RecommendedCard[]> {
  const body = {
    userScores: grades,
    selectedProgrammeCodes: exclude,
    institutions,
    numberOfRecommendations: count,
  };
  const asked = { signal, retryKey: RETRY_KEYS.recommendations };
  if (wanted.kind === 'level') {
    const params = { collection, level: String(wanted.level) };
    const { data } = await call('recommendProgrammesOfLevel', { params, body, ...asked });
    return data.map((programme) => ({ programme, mixed: null }));
  }
  const { data } = await call('recommendMixCall', {
    params: { collection },
    body: { ...body, fields: wanted.fields, interests: namedInterests(wanted.interests), abilities },
    ...asked,
  });
  return data.map((programme) => ({
    programme,
    mixed: { tier: programme.tier, reasons: programme.reasons },
  }));
}

/** Null where what programmes ask for cannot be fetched: the mix is made without abilities then. */
async function percentsOf(abilities: AbilityScores): Promise<ReadonlyMap<string, number> | null> {
  const profiles = await abilityProfiles().catch(() => null);
  return profiles === null ? null : abilityPercents(abilities, profiles);
}

/** What the server would answer, worked out on this device. */
export async function recommendHere(
  catalogue: Catalogue,
  { grades, wanted, count, institutions, exclude, abilities }: RecommendationWish,
): Promise<readonly RecommendedCard[]> {
  if (wanted.kind === 'level') {
    const found = recommendByLevel(catalogue, grades, wanted.level, { count, institutions, exclude });
    return found.map(({ programme }) => ({ programme, mixed: null }));
  }
  const [guide, flexible, abilityPercent] = await Promise.all([
    loadFieldGuide(),
    loadFlexibleRoutes(),
    abilities === null ? null : percentsOf(abilities),
  ]);
  const interests = interestsOf(guide, namedInterests(wanted.interests));
  const wish = { count, fields: wanted.fields, interests, institutions, exclude, abilityPercent };
  return recommendMix({ catalogue, guide, flexible }, grades, wish).map(({ programme, tier, reasons }) => ({
    programme,
    mixed: { tier, reasons },
  }));
}
