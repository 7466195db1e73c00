import type { Catalogue } from '../admission/catalogue.ts';
import type { LevelOrNone, LevelSummary, Reason, UnmetRequirement } from '../admission/classification.ts';
import { summaryOf } from '../admission/classify.ts';
import type { ElectiveRequirement, InstitutionCode, Programme } from '../admission/programme.ts';
import { type ReferenceKind, referenceKind, referenceScore } from '../admission/quartiles.ts';
import { checkPlan } from '../admission/requirement.ts';
import type {
  AdmissionDocument,
  DurationBasis,
  InterviewArrangement,
  SubsidyScheme,
} from '../admission/study-facts.ts';
import type { Grades } from '../grades/grade.ts';
import { LEVEL_SUBJECTS, type SubjectCode } from '../grades/subject.ts';
import { bandRecord } from './checks/choice.ts';
import { feeToPay } from './facets.ts';
import type { FieldNames } from './field-names.ts';
import type { Recognition } from './fields-file.ts';
import { weighsHeavily, weighsOfTen, weightIn } from './subject-lean.ts';

/** What programmes are compared by. */
export interface ComparisonBasis {
  readonly catalogue: Catalogue;
  readonly guide: FieldNames;
}

/** Offers and applications in a band over the years held. */
type BandFigures = NonNullable<ReturnType<typeof bandRecord>>;

/** What is known of a programme, one value per row of a comparison; null is "not known". */
export interface ComparedValues {
  readonly institution: InstitutionCode;
  /** Null without grades. */
  readonly level: { readonly level: LevelOrNone; readonly reason: Reason } | null;
  readonly score: {
    readonly score: number | null;
    readonly reference: number | null;
    readonly kind: ReferenceKind | null;
  } | null;
  readonly quartiles: {
    readonly upper: number | null;
    readonly median: number | null;
    readonly lower: number | null;
    readonly mean: number | null;
    readonly maximum: number;
    readonly year: number | null;
  };
  readonly unmet: readonly UnmetRequirement[] | null;
  readonly minimums: {
    readonly subjects: Readonly<Record<string, string>>;
    readonly electives: readonly (readonly ElectiveRequirement[])[];
  };
  readonly formula: {
    readonly text: string;
    readonly known: boolean;
    /** `outOf`: 10 where every subject is weighed from 3 to 10. */
    readonly heavy: readonly {
      readonly subject: SubjectCode;
      readonly weight: number;
      readonly outOf: 10 | null;
    }[];
  };
  readonly places: number | null;
  /** Of the newest year. */
  readonly bandA: { readonly offers: number; readonly applications: number; readonly year: number } | null;
  /** Over the years held. */
  readonly bandB: BandFigures | null;
  readonly interview: InterviewArrangement | null;
  readonly documents: readonly AdmissionDocument[] | null;
  readonly duration: { readonly years: number; readonly basis: DurationBasis | null } | null;
  /** Hong Kong dollars in the first year: what a local pupil pays, and the whole. */
  readonly fee: {
    readonly toPay: number;
    readonly full: number | null;
    readonly scheme: SubsidyScheme | null;
    readonly provisional: boolean;
  } | null;
  readonly fields: readonly string[];
  readonly topics: readonly string[];
  readonly careers: readonly string[];
  readonly professional: Recognition | null;
}

function heavyIn(programme: Programme): ComparedValues['formula']['heavy'] {
  const outOf = weighsOfTen(programme) ? 10 : null;
  return LEVEL_SUBJECTS.filter((subject) => weighsHeavily(programme, subject)).map((subject) => ({
    subject,
    weight: weightIn(programme, subject),
    outOf,
  }));
}

function bandAOf({ stats_apply: [applied], stats_offer: [offered] }: Programme): ComparedValues['bandA'] {
  return applied === undefined || offered === undefined
    ? null
    : { offers: offered[1], applications: applied[1], year: applied[0] };
}

function feeOf(programme: Programme): ComparedValues['fee'] {
  const toPay = feeToPay(programme);
  if (toPay === null) return null;
  const { first_year_fee_hkd: full, subsidy_scheme: scheme, fee_provisional: provisional } = programme;
  return { toPay, full, scheme, provisional: provisional === true };
}

function judged(programme: Programme, summary: LevelSummary): Pick<ComparedValues, 'level' | 'score'> {
  const { classification: level, reason, user_score: score } = summary;
  return {
    level: { level, reason },
    score: { score, reference: referenceScore(programme), kind: referenceKind(programme) },
  };
}

/** The values of one programme; null for a code that this year does not have. */
export function comparedValues(
  { catalogue, guide }: ComparisonBasis,
  code: string,
  grades: Grades | null,
): ComparedValues | null {
  const entry = catalogue.entry(code);
  if (entry === undefined) return null;
  const { programme } = entry;
  const about = guide.subjectsOf(code);
  const { duration_years: years, duration_basis: basis, calculation } = programme;
  return {
    institution: programme.institution,
    ...(grades === null ? { level: null, score: null } : judged(programme, summaryOf(entry, grades))),
    quartiles: {
      upper: programme.score_uq,
      median: programme.score_md,
      lower: programme.score_lq,
      mean: programme.score_mean,
      maximum: calculation.maximum,
      year: programme.score_year,
    },
    unmet: grades === null ? null : checkPlan(entry.requirements, grades).unmet,
    minimums: { subjects: programme.requirements, electives: programme.elective_requirements },
    formula: { text: calculation.text, known: calculation.known, heavy: heavyIn(programme) },
    places: programme.intake,
    bandA: bandAOf(programme),
    bandB: bandRecord(programme, 'B'),
    interview: programme.interview_arrangement,
    documents: programme.documents,
    duration: years === null ? null : { years, basis },
    fee: feeOf(programme),
    fields: about?.fields ?? [],
    topics: about?.topics ?? [],
    careers: about?.careers ?? [],
    professional: about?.professional ?? null,
  };
}
