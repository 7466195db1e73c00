import type { ProgrammeProfile } from '@lodestar/domain';
import { call } from '../api/call.ts';

const isProfile = (row: object): row is ProgrammeProfile => 'code' in row && 'ability' in row;

/** What every programme of the year asks of a pupil's abilities. */
export async function loadAbilityProfiles(signal?: AbortSignal): Promise<readonly ProgrammeProfile[]> {
  const { data } = await call('readAllRows', { body: { collection: 'prog_data_2025' }, signal });
  const rows: readonly object[] = data;
  return rows.filter(isProfile);
}

let remembered: Promise<readonly ProgrammeProfile[]> | null = null;

/** The same, fetched once. */
export function abilityProfiles(): Promise<readonly ProgrammeProfile[]> {
  remembered ??= loadAbilityProfiles().catch((error: unknown) => {
    remembered = null;
    throw error;
  });
  return remembered;
}
