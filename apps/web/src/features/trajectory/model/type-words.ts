import { DEFAULT_EVENT_TYPES } from '@lodestar/domain';
import type { TFunction } from 'i18next';

/** A type as the page shows it: the usual ones in the reader's language, the pupil's own as they were written. */
export function typeWords(type: string, t: TFunction<'trajectory'>): string {
  const usual = DEFAULT_EVENT_TYPES.find((name) => name === type);
  return usual === undefined ? type.charAt(0).toUpperCase() + type.slice(1) : t(`type.${usual}`);
}
