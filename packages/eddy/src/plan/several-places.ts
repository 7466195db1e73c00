import { foundByTopics } from '../asked/named-programmes.ts';
import type { Wish } from './parts.ts';

/** More universities would be a wall of text. */
const MOST_PLACES = 4;
/** At how many universities something is asked about; none: at none, or at too many to tell of each. */
export function placesNamed({ reading }: Wish): number {
  const { length } = reading.named.institutions;
  return length > MOST_PLACES ? 0 : length;
}

/** Of several universities named, one programme of each before any second one. */
export function oneOfEach(codes: readonly string[], { reading, context }: Wish): readonly string[] {
  const { institutions } = reading.named;
  if (institutions.length < 2) return codes;
  const first = institutions.flatMap(
    (at) => codes.find((code) => context.catalogue.find(code)?.institution === at) ?? [],
  );
  return [...new Set([...first, ...codes])];
}

/** What is found by the fields that a message only leaves out: "what else than actuarial science". */
export function leftOutCodes({ reading: { named }, context }: Wish): readonly string[] {
  return foundByTopics(named.leftOut, named.institutions, context).found.map(({ code }) => code);
}
