import type { Family } from './signs/family.ts';
import { FROM_OTHERS } from './signs/from-others.ts';
import { HINTS } from './signs/hints.ts';
import { MEANS } from './signs/means.ts';
import { OWN_LIFE } from './signs/own-life.ts';

export const SIGNS_OF_DANGER: readonly Family[] = [...OWN_LIFE, ...MEANS, ...FROM_OTHERS, ...HINTS];
