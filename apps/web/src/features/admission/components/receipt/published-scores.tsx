import type { Programme } from '@lodestar/domain';
import { useWording } from '../../../../shared/programme/wording.ts';
import { publishedWords } from '../../model/published-figures.ts';

/** Published scores that the pupil's cannot be compared with: shown all the same. */
export function PublishedScores({ programme }: { readonly programme: Programme }) {
  const words = publishedWords(programme, useWording());
  return words === null ? null : <p className="mt-3 text-sm leading-snug">{words}</p>;
}
