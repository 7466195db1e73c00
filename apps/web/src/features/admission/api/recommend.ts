import {
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
  { grades, wanted, count, institutions, exclude }: RecommendationWish,
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
    body: { ...body, fields: wanted.fields, interests: namedInterests(wanted.interests) },
    ...asked,
  });
  return data.map((programme) => ({
    programme,
    mixed: { tier: programme.tier, reasons: programme.reasons },
  }));
}

/** What the server would answer, worked out on this device. */
export async function recommendHere(
  catalogue: Catalogue,
  { grades, wanted, count, institutions, exclude }: RecommendationWish,
): Promise<readonly RecommendedCard[]> {
  if (wanted.kind === 'level') {
    const found = recommendByLevel(catalogue, grades, wanted.level, { count, institutions, exclude });
    return found.map(({ programme }) => ({ programme, mixed: null }));
  }
  const [guide, flexible] = await Promise.all([loadFieldGuide(), loadFlexibleRoutes()]);
  const interests = interestsOf(guide, namedInterests(wanted.interests));
  const wish = { count, fields: wanted.fields, interests, institutions, exclude, abilityPercent: null };
  return recommendMix({ catalogue, guide, flexible }, grades, wish).map(({ programme, tier, reasons }) => ({
    programme,
    mixed: { tier, reasons },
  }));
}
