/** What the published scores of a programme are of. A file writes it as one sentence, of which this is the only reader. */
export type ScoreBasis =
  /** The entrants of a year, by the formula of that year. */
  | { readonly kind: 'entrants'; readonly year: string }
  /** The entrants of a year by the formula of another; `simulatedBy`: the institution that worked them out. */
  | {
      readonly kind: 'rescored';
      readonly year: string;
      readonly formula: string;
      readonly simulatedBy: string | null;
    }
  /** The sheet of a year heads the column with an academic year: `2024/25`. */
  | { readonly kind: 'academicYear'; readonly sheet: string; readonly years: string }
  | {
      readonly kind: 'predecessor';
      readonly year: string;
      readonly code: string;
      readonly restructured: string;
    }
  /** None of these: the publisher's own words. */
  | { readonly kind: 'stated'; readonly text: string };

type Said = Exclude<ScoreBasis, { kind: 'stated' }>;

/** The sentence for the file. */
export function scoreBasisText(basis: Said): string {
  switch (basis.kind) {
    case 'entrants':
      return `${basis.year} entry`;
    case 'rescored': {
      const { year, formula, simulatedBy } = basis;
      const simulated = simulatedBy === null ? '' : ` (${simulatedBy} simulated score)`;
      return `${year} entrants scored with the ${formula} formula${simulated}`;
    }
    case 'academicYear':
      return `the ${basis.sheet} JUPAS sheet heads this column ${basis.years}`;
    case 'predecessor': {
      const { year, code, restructured } = basis;
      return `${year} scores of its predecessor ${code} (programme restructured for ${restructured})`;
    }
  }
}

const ENTRANTS = /^(\d{4}) entry$/;
const RESCORED = /^(\d{4}) entrants scored with the (\d{4}) formula(?: \((\w+) simulated score\))?$/;
const ACADEMIC_YEAR = /^the (\d{4}) JUPAS sheet heads this column (\d{4}\/\d{2})$/;
const PREDECESSOR = /^(\d{4}) scores of its predecessor (JS\w{4}) \(programme restructured for (\d{4})\)$/;

/** What the sentence of a file says. */
export function scoreBasisOf(text: string): ScoreBasis {
  const [, entrants] = ENTRANTS.exec(text) ?? [];
  if (entrants !== undefined) return { kind: 'entrants', year: entrants };
  const [, year, formula, simulatedBy = null] = RESCORED.exec(text) ?? [];
  if (year !== undefined && formula !== undefined) return { kind: 'rescored', year, formula, simulatedBy };
  const [, sheet, years] = ACADEMIC_YEAR.exec(text) ?? [];
  if (sheet !== undefined && years !== undefined) return { kind: 'academicYear', sheet, years };
  const [, before, code, restructured] = PREDECESSOR.exec(text) ?? [];
  if (before !== undefined && code !== undefined && restructured !== undefined)
    return { kind: 'predecessor', year: before, code, restructured };
  return { kind: 'stated', text };
}
