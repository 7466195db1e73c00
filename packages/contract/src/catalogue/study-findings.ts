import type { ProgrammeRow, SourceGroup } from '@lodestar/domain';
import type { Finding } from './complaint.ts';

type Field = keyof ProgrammeRow;

const isStated = (row: ProgrammeRow, field: Field): boolean => (row[field] ?? null) !== null;

/** Fields of which the second says something only about the first. */
const TOGETHER: readonly (readonly [of: Field, about: Field])[] = [
  ['duration_years', 'duration_basis'],
  ['first_year_fee_hkd', 'fee_provisional'],
  ['fee_after_subsidy_hkd', 'subsidy_scheme'],
];

/** A text and the fields it is worked out from: only one of the two can be right. */
const TWICE: readonly (readonly [text: Field, made: Field])[] = [
  ['duration', 'duration_years'],
  ['interview', 'interview_arrangement'],
];

const SOURCE_OF: readonly (readonly [field: Field, group: SourceGroup])[] = [
  ['duration_years', 'duration'],
  ['first_year_fee_hkd', 'fee'],
  ['interview_arrangement', 'interview'],
  ['documents', 'documents'],
];

function together(row: ProgrammeRow): Finding[] {
  return TOGETHER.flatMap(([of, about]) => {
    if (isStated(row, of) === isStated(row, about)) return [];
    const [field, other] = isStated(row, of) ? [about, of] : [of, about];
    return [{ field, why: { code: 'goesWith', other } }];
  });
}

function twice(row: ProgrammeRow): Finding[] {
  return TWICE.filter(([text, made]) => isStated(row, text) && isStated(row, made)).map(([text, other]) => ({
    field: text,
    why: { code: 'statedTwice', other },
  }));
}

function unsourced(row: ProgrammeRow): Finding[] {
  return SOURCE_OF.filter(([field, group]) => isStated(row, field) && !Object.hasOwn(row.source, group)).map(
    ([field, group]) => ({ field: `source.${group}`, why: { code: 'withoutSource', other: field } }),
  );
}

function subsidy(row: ProgrammeRow): Finding[] {
  const { first_year_fee_hkd: fee, fee_after_subsidy_hkd: after } = row;
  if ((after ?? null) === null) return [];
  if ((fee ?? null) === null) {
    return [{ field: 'first_year_fee_hkd', why: { code: 'goesWith', other: 'fee_after_subsidy_hkd' } }];
  }
  return Number(after) < Number(fee)
    ? []
    : [{ field: 'fee_after_subsidy_hkd', why: { code: 'notBelowFee', fee: Number(fee) } }];
}

function interview(row: ProgrammeRow): Finding[] {
  const arrangement = row.interview_arrangement ?? null;
  if (arrangement === null || arrangement.kind !== 'none') return [];
  const { forms, rounds, band_a } = arrangement;
  return forms.length === 0 && rounds.length === 0 && band_a === null
    ? []
    : [{ field: 'interview_arrangement', why: { code: 'noneWithDetails' } }];
}

/** What length, fee, interview and documents of a row contradict, and which of them lacks its source. */
export function studyFindings(row: ProgrammeRow): Finding[] {
  return [...together(row), ...twice(row), ...subsidy(row), ...interview(row), ...unsourced(row)];
}
