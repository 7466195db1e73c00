import {
  type FieldGuide,
  type FieldNames,
  type FieldsFile,
  LANGUAGE_FACTS,
  openFieldNames,
} from '@lodestar/domain';
import { useQuery } from '@tanstack/react-query';
import type { Language } from '../i18n/languages.ts';

const files = import.meta.glob<FieldsFile>('../../../../../data/fields.json', { import: 'default' });

let opened: Promise<FieldGuide> | null = null;

function loadFile(): Promise<FieldsFile> {
  const [load] = Object.values(files);
  return load === undefined ? Promise.reject(new Error('the file of fields is not in this build')) : load();
}

async function open(): Promise<FieldGuide> {
  const [{ openFieldGuide }, file] = await Promise.all([import('./open-field-guide.ts'), loadFile()]);
  return openFieldGuide(file);
}

/** Who reads no simplified characters needs nothing that makes them. */
async function openNames(language: Language): Promise<FieldNames> {
  const [file, simplified] = await Promise.all([
    loadFile(),
    LANGUAGE_FACTS[language].isSimplified
      ? import('./to-simplified.ts').then((module) => module.toSimplified)
      : (text: string) => text,
  ]);
  return openFieldNames(file, simplified);
}

/** Fields, topics, careers and interests: a file of its own, fetched once when it is first needed. */
export function loadFieldGuide(): Promise<FieldGuide> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

interface FieldGuideState {
  /** Null until it is loaded. */
  readonly guide: FieldGuide | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

const KEPT = {
  structuralSharing: false,
  staleTime: Number.POSITIVE_INFINITY,
} as const;

const guideQuery = { queryKey: ['programmes', 'fields'], queryFn: loadFieldGuide, ...KEPT };

/** The same file for a page that shows one programme and listens for no words. */
export const fieldNamesQuery = (language: Language) => ({
  queryKey: ['programmes', 'fieldNames', language],
  queryFn: () => openNames(language),
  ...KEPT,
});

/** Fields, topics and interests, fetched when a page first wants them. */
export function useFieldGuide(wanted = true): FieldGuideState {
  const guide = useQuery({ ...guideQuery, enabled: wanted });
  return { guide: guide.data ?? null, failed: guide.isError, retry: () => void guide.refetch() };
}
