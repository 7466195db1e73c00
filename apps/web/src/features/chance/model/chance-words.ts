import type { Chance } from '@lodestar/domain';
import type { TFunction } from 'i18next';

const LEAST = 0.03;
const MOST = 0.97;

/** Whole per cent, as chances are told. */
export const percentOf = (share: number): number => Math.round(share * 100);

/** A chance beside its bar: never under 3 % nor over 97 %. */
export function figureWords({ p }: Chance, t: TFunction<'chance'>): string {
  if (p <= LEAST) return t('figure.under');
  return p >= MOST ? t('figure.over') : t('figure.about', { count: percentOf(p) });
}

/** The chance of nothing, as it stands first. */
export function nothingWords({ p }: Chance, t: TFunction<'chance'>): string {
  if (p <= LEAST) return t('nothing.under');
  return p >= MOST ? t('nothing.over') : t('nothing.about', { count: percentOf(p) });
}
