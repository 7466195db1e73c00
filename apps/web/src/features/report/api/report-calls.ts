import type {
  classifyProgramme,
  currentYear,
  GenerationPurpose,
  generate,
  programmesByCodes,
  ResponseOf,
} from '@lodestar/contract';
import type { Grades, PresetSubject, Programme, ProgrammeProfile } from '@lodestar/domain';
import { requestJson } from '../../../shared/api-client.ts';
import type { Language } from '../../../shared/i18n/languages.ts';

/** How long reading the database and writing a text may take (specification 2, section 9). */
export const DATABASE_TIMEOUT_MS = 10_000;
const RECOMMENDATION_TIMEOUT_MS = 30_000;

/** Names under which a page follows the retries of a call. */
export const RETRY_KEYS = { profile: 'report.profile', recommendation: 'report.recommendation' } as const;

/** Ends with a call that is no longer wanted, or that takes too long. */
export function within(milliseconds: number, signal?: AbortSignal): AbortSignal {
  const late = AbortSignal.timeout(milliseconds);
  return signal ? AbortSignal.any([signal, late]) : late;
}

export async function loadCurrentCollection(signal: AbortSignal): Promise<string> {
  const { collection } = await requestJson<ResponseOf<typeof currentYear>>('/api/programmes/year/current', {
    signal: within(DATABASE_TIMEOUT_MS, signal),
  });
  return collection;
}

export async function loadProgrammes(
  collection: string,
  codes: readonly string[],
  signal: AbortSignal,
): Promise<Readonly<Record<string, Programme>>> {
  const { programmes_by_code } = await requestJson<ResponseOf<typeof programmesByCodes>>(
    `/api/programmes/${encodeURIComponent(collection)}/codes`,
    { method: 'POST', body: { codes }, signal: within(DATABASE_TIMEOUT_MS, signal) },
  );
  return programmes_by_code;
}

export type Verdict = ResponseOf<typeof classifyProgramme>;

export function classify(
  collection: string,
  programmeCode: string,
  userScores: Grades,
  signal: AbortSignal,
): Promise<Verdict> {
  return requestJson(`/api/programmes/${encodeURIComponent(collection)}/classify`, {
    method: 'POST',
    body: { programmeCode, userScores },
    signal: within(DATABASE_TIMEOUT_MS, signal),
    retryKey: `classify ${programmeCode}`,
  });
}

async function readAll<Row>(collection: string, signal: AbortSignal): Promise<readonly Row[]> {
  const { data } = await requestJson<{ readonly data: readonly Row[] }>('/api/database/readAll', {
    method: 'POST',
    body: { collection },
    signal: within(DATABASE_TIMEOUT_MS, signal),
    retryKey: `readAll ${collection}`,
  });
  return data;
}

export interface MatchData {
  readonly subjects: readonly PresetSubject[];
  readonly programmes: readonly ProgrammeProfile[];
}

/** What the abilities are compared with: every subject and every programme of the year. */
export async function loadMatchData(signal: AbortSignal): Promise<MatchData> {
  const [subjects, programmes] = await Promise.all([
    readAll<PresetSubject>('preset_subjects', signal),
    readAll<ProgrammeProfile>('prog_data_2025', signal),
  ]);
  return { subjects, programmes };
}

/** A text by Eddy, written from what is stored about the pupil. */
export async function writeText(purpose: GenerationPurpose, language: Language): Promise<string> {
  const { content } = await requestJson<ResponseOf<typeof generate>>('/api/chatbot/generate', {
    method: 'POST',
    body: { text: purpose, language, purpose },
    signal: within(RECOMMENDATION_TIMEOUT_MS),
    retryKey: RETRY_KEYS.recommendation,
  });
  if (content.trim() === '') throw new Error('an empty text was written');
  return content;
}
