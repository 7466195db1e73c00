import type { Programme } from '../admission/programme.ts';
import type { FieldGuide } from './field-guide.ts';
import { byFit, type InterestFit, interestFits } from './interest-fit.ts';
import { readInterests, type SpokenInterests } from './read-interests.ts';

/** A programme that fits what was named, and why. */
export interface InterestMatch {
  readonly programme: Programme;
  readonly fit: InterestFit;
}

/**
 * Programmes that fit what a pupil named, nearest first; equals in their own order. A dislike lowers and hides nothing:
 * where only dislikes are named, all programmes are given, those that none speaks against first.
 */
export function searchByInterest(
  guide: FieldGuide,
  programmes: readonly Programme[],
  said: string | SpokenInterests,
): readonly InterestMatch[] {
  const interests = typeof said === 'string' ? readInterests(guide, said) : said;
  const fitOf = interestFits(guide, interests);
  const likes = interests.likes.length + interests.topics.length + interests.careers.length;
  if (likes + interests.dislikes.length === 0) return [];
  return programmes
    .map((programme) => ({ programme, fit: fitOf(programme) }))
    .filter(({ fit }) => likes === 0 || fit.kind !== 'none')
    .sort((one, other) => byFit(one.fit, other.fit));
}
