import type { Catalogue, Grades } from '@lodestar/domain';

const SAFE_FROM = 5;
const MOST = 14;

/** Programmes of the fields already chosen that the grades carry well: what may be put at the end of a list. */
export function candidatesFor(
  catalogue: Catalogue,
  grades: Grades,
  codes: readonly string[],
): readonly string[] {
  const fields = new Set(codes.map((code) => catalogue.find(code)?.category));
  const levels = catalogue.levels(grades);
  return catalogue.programmes
    .map(({ code, category }, place) => ({ code, category, level: levels[place]?.classification ?? -1 }))
    .filter(
      ({ code, category, level }) => level >= SAFE_FROM && fields.has(category) && !codes.includes(code),
    )
    .sort((one, other) => other.level - one.level)
    .slice(0, MOST)
    .map(({ code }) => code);
}
