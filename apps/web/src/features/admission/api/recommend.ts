import type {
  AbilityScores,
  Grades,
  InstitutionCode,
  Level,
  MixReason,
  Programme,
  Tier,
} from '@lodestar/domain';
import { call } from '../../../shared/api/call.ts';

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

/** As the mix takes them. */
export function namedInterests(interests: string): readonly string[] {
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
  if (wanted.kind === 'level') {
    const params = { collection, level: String(wanted.level) };
    const { data } = await call('recommendProgrammesOfLevel', { params, body, signal });
    return data.map((programme) => ({ programme, mixed: null }));
  }
  const { data } = await call('recommendMixCall', {
    params: { collection },
    body: { ...body, fields: wanted.fields, interests: namedInterests(wanted.interests), abilities },
    signal,
  });
  return data.map((programme) => ({
    programme,
    mixed: { tier: programme.tier, reasons: programme.reasons },
  }));
}
