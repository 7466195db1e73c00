import { type AbilityScores, type Dimension, isDefaultAbility } from '../ability/dimension.ts';
import { type DimensionPair, type EvenLevel, profileShape } from './profile-shape.ts';

/** A title of the recommendation: texts hold the words. */
export type TitleKey =
  | 'notTaken'
  | 'group'
  | `even.${EvenLevel}`
  | `lean.${Dimension}`
  | `peak.${Dimension}`
  | `pair.${DimensionPair}`;

/** Limits of a title: words in English, characters in Chinese; never punctuation. */
export const TITLE_LIMITS = { words: 5, characters: 12 } as const;

/** Which title belongs to six scores. */
export function titleOf(scores: AbilityScores): TitleKey {
  if (isDefaultAbility(scores)) return 'notTaken';
  const shape = profileShape(scores);
  switch (shape.kind) {
    case 'even':
      return `even.${shape.level}`;
    case 'lean': {
      const [only, another] = shape.dimensions;
      return only === undefined || another !== undefined ? 'even.early' : `lean.${only}`;
    }
    case 'peak':
      return `peak.${shape.first}`;
    case 'pair':
      return `pair.${shape.pair}`;
    case 'group':
      return 'group';
  }
}
