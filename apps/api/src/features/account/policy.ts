import { ABILITIES, type Ability, type Feature, type Stage } from '@lodestar/contract';

const ADMIN_PAGES: ReadonlySet<string> = new Set(['presentation', 'analytics']);

/** What a user may see: admin pages for admins, released features for all, features in preview for admins. */
export function abilitiesOf(admin: boolean, stages: Readonly<Record<Feature, Stage>>): Ability[] {
  return ABILITIES.filter((ability) => {
    if (isAdminPage(ability)) return admin;
    const stage = stages[ability];
    return stage === 'released' || (stage === 'preview' && admin);
  });
}

function isAdminPage(ability: Ability): ability is Exclude<Ability, Feature> {
  return ADMIN_PAGES.has(ability);
}
