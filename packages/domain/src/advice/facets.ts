import type { LevelOrNone } from '../admission/classification.ts';
import type { Programme } from '../admission/programme.ts';
import { ELECTIVE_SUBJECTS } from '../grades/subject.ts';
import type { FieldNames } from './field-names.ts';
import { canBeMissing, weighsHeavily } from './subject-lean.ts';

/** What programmes can be narrowed by. `counts`: gives the subject much weight; every formula takes every elective. */
export const FACETS = [
  'field',
  'institution',
  'funding',
  'level',
  'interview',
  'bandB',
  'duration',
  'fee',
  'without',
  'counts',
  'new',
] as const;
export type Facet = (typeof FACETS)[number];

/** Of these all that are chosen must hold; of the others one. */
export const ALL_MUST_HOLD: ReadonlySet<Facet> = new Set<Facet>(['without', 'counts']);

/** What nothing was found about. */
const UNKNOWN = 'unknown';

/** First-year fees in Hong Kong dollars, after a subsidy where there is one: each up to the number, the last above all. */
export const FEE_STEPS = [30_000, 50_000, 80_000] as const;

/** What a local pupil pays in the first year; null where it was not found. */
export function feeToPay({
  fee_after_subsidy_hkd,
  first_year_fee_hkd,
}: Pick<Programme, 'fee_after_subsidy_hkd' | 'first_year_fee_hkd'>): number | null {
  return fee_after_subsidy_hkd ?? first_year_fee_hkd;
}

function feeOption(programme: Programme): string {
  const fee = feeToPay(programme);
  if (fee === null) return UNKNOWN;
  const step = FEE_STEPS.find((most) => fee <= most);
  return step === undefined ? `over${FEE_STEPS[FEE_STEPS.length - 1]}` : `upTo${step}`;
}

function bandBOption({ no_band_b_offer }: Programme): string {
  if (no_band_b_offer === null) return UNKNOWN;
  return no_band_b_offer ? 'none' : 'offered';
}

/** The options of each facet that hold for a programme; those of `level` depend on the pupil. */
export type FacetOptions = Readonly<Record<Exclude<Facet, 'level'>, readonly string[]>>;

export function facetOptions(programme: Programme, guide: FieldNames): FacetOptions {
  return {
    field: guide.subjectsOf(programme.code)?.fields ?? [],
    institution: [programme.institution],
    funding: [programme.funding ?? UNKNOWN],
    interview: [programme.interview_arrangement?.kind ?? UNKNOWN],
    bandB: [bandBOption(programme)],
    duration: [programme.duration_years === null ? UNKNOWN : String(programme.duration_years)],
    fee: [feeOption(programme)],
    without: canBeMissing(programme, []),
    counts: ELECTIVE_SUBJECTS.filter((subject) => weighsHeavily(programme, subject)),
    new: programme.new_programme ? ['new'] : [],
  };
}

/** The option of a level; "none" where there is no level. */
export function levelOption(level: LevelOrNone): string {
  return level === -1 ? 'none' : String(level);
}
