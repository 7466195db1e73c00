import type { TFunction } from 'i18next';

export const CELL = 'px-2 py-1.5 text-end';

/** A mean response time, in milliseconds. */
export function writeMean(mean: number, t: TFunction<'analytics'>): string {
  return t('details.ms', { value: mean.toFixed(mean < 10 ? 1 : 0) });
}
