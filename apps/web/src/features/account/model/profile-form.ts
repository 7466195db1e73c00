import type { User } from '@lodestar/contract';
import type { ProfileInput, ProfileOutput } from './profile-schema.ts';

/** The fields in the order of their messages and, but for the names (`pageOrder`), of the page. */
export const PROFILE_ORDER = [
  'First_Name',
  'Last_Name',
  'Form',
  'School_District',
  'Title',
  'Nickname',
  'Gender',
  'Tel',
  'School_Name',
] as const satisfies readonly (keyof ProfileInput)[];

const FORM_TEXTS = ['', '1', '2', '3', '4', '5', '6'] as const;

/** A user's row as the form shows it. */
export function profileInput(user: User): ProfileInput {
  return {
    First_Name: user.First_Name,
    Last_Name: user.Last_Name,
    Form: FORM_TEXTS[user.Form ?? 0] ?? '',
    School_District: user.School_District,
    Title: user.Title ?? '',
    Nickname: user.Nickname ?? '',
    Gender: user.Gender ?? '',
    Tel: user.Tel ?? '',
    School_Name: user.School_Name ?? '',
  };
}

/** The latest row with what the form changed in it; a changed profile calls for a new recommendation. */
export function withProfile(
  latest: User,
  output: ProfileOutput,
  changed: Readonly<Partial<Record<keyof ProfileInput, unknown>>>,
): User {
  const changes = Object.fromEntries(Object.entries(output).filter(([name]) => Object.hasOwn(changed, name)));
  return { ...latest, ...changes, needs_recommendation_regeneration: true };
}
