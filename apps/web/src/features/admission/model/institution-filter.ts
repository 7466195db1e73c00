import { INSTITUTIONS, type InstitutionCode } from '@lodestar/domain';

const NO_INSTITUTIONS: readonly InstitutionCode[] = [];

/** Institutions kept in storage, in display order; null when they are not a list of known codes. */
export function parseInstitutions(stored: unknown): readonly InstitutionCode[] | null {
  if (!Array.isArray(stored)) return null;
  const chosen = INSTITUTIONS.filter((code) => stored.includes(code));
  return chosen.length === stored.length ? chosen : null;
}

/** The institutions a pupil wants to see, kept on the device. */
export const INSTITUTION_FILTER = { parse: parseInstitutions, initial: () => NO_INSTITUTIONS } as const;
