import { type ProgrammeRow, subjectChoice, takesAnyElective } from '@lodestar/domain';
import type { ComputedFigure } from '@lodestar/eddy';

const STATISTICS_YEAR = 2025;
const SCIENCES = new Set(['BIO', 'CHE', 'PHY']);
const EXTENDED = new Set(['MEP', 'MEP_M1', 'MEP_M2']);

type Alternatives = ProgrammeRow['elective_requirements'];

const countOf = (one: Alternatives[number]): number => one.reduce((sum, { count }) => sum + count, 0);

function bandShare(rows: readonly ProgrammeRow[], funding: string): number {
  let [bandA, total] = [0, 0];
  for (const row of rows.filter((one) => one.funding === funding)) {
    for (const [year, a, , , , , all] of row.stats_offer) {
      if (year !== STATISTICS_YEAR) continue;
      bandA += a;
      total += all;
    }
  }
  return Math.round((1000 * bandA) / total) / 10;
}

/** A count that an answer gives, worked out again from the catalogue. */
export function figureNow(figure: ComputedFigure, rows: readonly ProgrammeRow[]): number {
  const those = (holds: (alternatives: Alternatives, row: ProgrammeRow) => boolean): number =>
    rows.filter((row) => holds(row.elective_requirements, row)).length;
  switch (figure.kind) {
    case 'elective':
      return those((all) => all.some((one) => one.some(({ any_of }) => any_of.includes(figure.subject))));
    case 'electiveCount':
      return those((all) => all.length > 0 && all.every((one) => countOf(one) === figure.n));
    case 'counted':
      return those((_, { counted_subjects }) => counted_subjects === figure.n);
    case 'needsScience':
      return those(
        (all) =>
          all.length > 0 &&
          all.every((one) => one.some(({ any_of }) => any_of.every((subject) => SCIENCES.has(subject)))),
      );
    case 'free':
      return those(
        (all) =>
          all.length === 0 ||
          all.some((one) =>
            one.every(
              ({ any_of }) =>
                takesAnyElective(subjectChoice(any_of)) || any_of.every((subject) => EXTENDED.has(subject)),
            ),
          ),
      );
    case 'bandShare':
      return bandShare(rows, figure.funding);
  }
}

const NUMBER = /\d[\d,]*(?:\.\d+)?/g;
/** A1, M2, N3, S6 and codes of programmes are names, not figures. */
const NAMES = /(?<![A-Za-z0-9])(?:[ABMSN]\d|JS+[A-Z]?\d+|TOPIK II)(?![A-Za-z0-9])/g;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The figures written in a text. */
export function figuresIn(text: string): ReadonlySet<string> {
  const plain = text.replace(NAMES, ' ').normalize('NFKC');
  return new Set(Array.from(plain.matchAll(NUMBER), ([number]) => number.replaceAll(',', '')));
}

/** The months named in an English text, as Chinese writes them: by number. */
export function monthsIn(text: string): readonly string[] {
  const words = text.toLowerCase();
  return MONTHS.flatMap((month, index) =>
    new RegExp(`\\b${month}[a-z]*\\b`).test(words) ? [`${index + 1}`] : [],
  );
}
