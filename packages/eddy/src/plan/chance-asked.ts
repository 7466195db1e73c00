import { clausesWithEnds } from '../asked/clauses.ts';
import { asksAnyChance } from '../asked/reach-words.ts';
import type { Reading } from '../asked/reading.ts';
import { readPlainly } from '../asked/said-plainly.ts';
import type { Wish } from './parts.ts';

/** What is said of a chance by itself. */
export interface ChanceAsked {
  readonly text: string;
  readonly reading: Reading;
}

/**
 * A chance at all at universities, and at no field or subject there: 科大能上嗎, whatever is told before it. Only the words that ask
 * for it, where they name the university; null where none is asked for.
 */
export function chanceAsked({
  text,
  reading,
  context,
}: Pick<Wish, 'text' | 'reading' | 'context'>): ChanceAsked | null {
  if (!asksAnyChance(reading.text)) return null;
  const asking = clausesWithEnds(text).map((clause) => ({
    text: clause,
    reading: readPlainly(clause, context),
  }));
  const asked = asking.find(
    ({ reading: { text: plain, named } }) => named.institutions.length > 0 && asksAnyChance(plain),
  ) ?? { text, reading };
  const { codes, institutions, topics } = asked.reading.named;
  const isOpen = institutions.length > 0 && codes.length + topics.length === 0;
  return isOpen && asked.reading.grades.subjects.length === 0 ? asked : null;
}
