import {
  INSTITUTIONS,
  type InstitutionCode,
  initialScoreTable,
  parseChoices,
  parseScoreTable,
  type ScoreTable,
} from '@lodestar/domain';

const NO_CODES: readonly string[] = [];
const NO_INSTITUTIONS: readonly InstitutionCode[] = [];

/** Institutions kept in storage, in display order; null when they are not a list of known codes. */
export function parseInstitutions(stored: unknown): readonly InstitutionCode[] | null {
  if (!Array.isArray(stored)) return null;
  const chosen = INSTITUTIONS.filter((code) => stored.includes(code));
  return chosen.length === stored.length ? chosen : null;
}

/** What a guest's work is kept under, in this browser only. */
export const GUEST_SCORES = {
  key: 'lodestar.guest.scores',
  parse: parseScoreTable,
  initial: (): ScoreTable => initialScoreTable(),
} as const;

export const GUEST_CHOICES = {
  key: 'lodestar.guest.choices',
  parse: parseChoices,
  initial: () => NO_CODES,
} as const;

export const GUEST_INSTITUTIONS = {
  key: 'lodestar.guest.institutions',
  parse: parseInstitutions,
  initial: () => NO_INSTITUTIONS,
} as const;
