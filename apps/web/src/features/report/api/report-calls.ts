import type { GenerationPurpose } from '@lodestar/contract';
import type { PresetSubject, ProgrammeProfile } from '@lodestar/domain';
import { call } from '../../../shared/api/call.ts';
import type { Language } from '../../../shared/i18n/languages.ts';
import { loadAbilityProfiles } from '../../../shared/programme/ability-profiles.ts';

/** How long reading the database and writing a text may take (specification 2, section 9). */
export const DATABASE_TIMEOUT_MS = 10_000;
const RECOMMENDATION_TIMEOUT_MS = 30_000;

/** Ends with a call that is no longer wanted, or that takes too long. */
export function within(milliseconds: number, signal?: AbortSignal): AbortSignal {
  const late = AbortSignal.timeout(milliseconds);
  return signal ? AbortSignal.any([signal, late]) : late;
}

const isSubject = (row: object): row is PresetSubject => 'code' in row && 'reqr' in row;

async function loadSubjects(signal: AbortSignal): Promise<readonly PresetSubject[]> {
  const { data } = await call('readAllRows', { body: { collection: 'preset_subjects' }, signal });
  const rows: readonly object[] = data;
  return rows.filter(isSubject);
}

export interface MatchData {
  readonly subjects: readonly PresetSubject[];
  readonly programmes: readonly ProgrammeProfile[];
}

/** What the abilities are compared with: every subject and every programme of the year. */
export async function loadMatchData(signal: AbortSignal): Promise<MatchData> {
  const inTime = within(DATABASE_TIMEOUT_MS, signal);
  const [subjects, programmes] = await Promise.all([loadSubjects(inTime), loadAbilityProfiles(inTime)]);
  return { subjects, programmes };
}

/** A text by Eddy, written from what is stored about the pupil. */
export async function writeText(purpose: GenerationPurpose, language: Language): Promise<string> {
  const { content } = await call('generate', {
    body: { text: purpose, language, purpose },
    signal: within(RECOMMENDATION_TIMEOUT_MS),
  });
  if (content.trim() === '') throw new Error('an empty text was written');
  return content;
}
