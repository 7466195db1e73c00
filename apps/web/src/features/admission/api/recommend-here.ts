import {
  type AbilityScores,
  abilityPercents,
  type Catalogue,
  interestsOf,
  recommendByLevel,
  recommendMix,
} from '@lodestar/domain';
import { abilityProfiles } from '../../../shared/programme/ability-profiles.ts';
import { loadFieldGuide } from '../../../shared/programme/field-guide.ts';
import { loadFlexibleRoutes } from '../../../shared/programme/flexible-routes.ts';
import { namedInterests, type RecommendationWish, type RecommendedCard } from './recommend.ts';

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
