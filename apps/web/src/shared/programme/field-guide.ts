import type { FieldGuide, FieldsFile } from '@lodestar/domain';
import { useQuery } from '@tanstack/react-query';

const files = import.meta.glob<FieldsFile>('../../../../../data/fields.json', { import: 'default' });

let opened: Promise<FieldGuide> | null = null;

async function open(): Promise<FieldGuide> {
  const [load] = Object.values(files);
  if (load === undefined) throw new Error('the file of fields is not in this build');
  const [{ openFieldGuide }, file] = await Promise.all([import('./open-field-guide.ts'), load()]);
  return openFieldGuide(file);
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

export const guideQuery = {
  queryKey: ['programmes', 'fields'],
  queryFn: loadFieldGuide,
  structuralSharing: false,
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
  retry: false,
} as const;

/** Fields, topics and interests, fetched when a page first wants them. */
export function useFieldGuide(wanted = true): FieldGuideState {
  const guide = useQuery({ ...guideQuery, enabled: wanted });
  return { guide: guide.data ?? null, failed: guide.isError, retry: () => void guide.refetch() };
}
