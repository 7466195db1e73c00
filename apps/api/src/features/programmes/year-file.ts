import { createHash } from 'node:crypto';
import { type CatalogueFileVerdict, validateCatalogueFile } from '@lodestar/contract';
import { causeOf } from '../../shared/start-error.ts';

/** Judges the text of a year's file. */
export function judgeYearFile(text: string): CatalogueFileVerdict {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    const why = { code: 'notJson', detail: causeOf(error) } as const;
    return { kind: 'invalid', complaints: [{ row: null, field: '', why }] };
  }
  return validateCatalogueFile(content);
}

/** Changes when, and only when, the text does. */
export function hashOf(file: string | Uint8Array): string {
  return createHash('sha256').update(file).digest('hex');
}
