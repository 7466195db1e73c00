import {
  ABILITIES,
  type Ability,
  AGREEMENT_VERSION,
  type CurrentUser,
  type Feature,
  type Stage,
  type User,
} from '@lodestar/contract';
import type { WholeUser } from './user-repository.ts';

/** Whatever was put there by hand: the pages leave out what they cannot read, and say so. */
const listOf = <Entry>(stored: readonly Entry[]): Entry[] => (Array.isArray(stored) ? [...stored] : []);

/** The user record of the specification. Field by field: nothing goes out that is not named here. */
export function presentUser(user: WholeUser): User {
  return {
    User_ID: user.userId,
    UID: user.uid,
    First_Name: user.firstName,
    Last_Name: user.lastName,
    Nickname: user.nickname,
    Title: user.title,
    Gender: user.gender,
    Email_Address: user.email,
    Tel: user.phone,
    User_Role: user.role,
    School_Name: user.schoolName,
    School_District: user.schoolDistrict,
    Form: user.form,
    direct_marketing: user.directMarketing,
    email_list: user.emailList,
    card_id: user.cardId,
    ability_6d: user.ability,
    eddy_recommendation_title: user.recommendationTitle,
    eddy_recommendation_text: user.recommendationText,
    needs_recommendation_regeneration: user.needsRecommendation,
    trajectory_events: listOf(user.events),
    trajectory_connections: listOf(user.connections),
    trajectory_analyses: listOf(user.analyses),
    event_types: listOf(user.eventTypes),
    preferred_language: user.language,
    jupas_programme_order: Object.fromEntries((user.order ?? []).map((code, rank) => [code, rank])),
    createdAt: user.createdAt.toISOString(),
    admin: user.admin,
  };
}

/** `canMail`: whether links can be mailed here; else nobody is asked to open one. */
export function presentCurrentUser(
  user: WholeUser,
  abilities: readonly Ability[],
  canMail: boolean,
): CurrentUser {
  return {
    ...presentUser(user),
    abilities: [...abilities],
    agreement_due: user.agreedVersion !== AGREEMENT_VERSION,
    email_confirmation_due: canMail && user.emailVerifiedAt === null,
  };
}

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
