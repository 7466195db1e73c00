import type { InEachLanguage } from '../languages.ts';

/** What a length of study rests on: said of the programme, the years of its fee table, or the institution's general rule. */
export const DURATION_BASES = ['stated', 'feeTable', 'institutionRule'] as const;
export type DurationBasis = (typeof DURATION_BASES)[number];

/** Schemes that lower the fee of a local pupil: for self-financing degrees, and for chosen ones of them. */
export const SUBSIDY_SCHEMES = ['NMTSS', 'SSSDP'] as const;
export type SubsidyScheme = (typeof SUBSIDY_SCHEMES)[number];

/** Whether applicants are called: all, selected ones, perhaps, or nobody. */
export const INTERVIEW_KINDS = ['required', 'selective', 'may', 'none'] as const;
export type InterviewKind = (typeof INTERVIEW_KINDS)[number];

/** What applicants are judged by besides their grades. */
export const SELECTION_FORMS = [
  'interview',
  'groupInterview',
  'test',
  'audition',
  'portfolio',
  'video',
] as const;
export type SelectionForm = (typeof SELECTION_FORMS)[number];

/** Before or after the results of the examination. */
export const INTERVIEW_ROUNDS = ['beforeResults', 'afterResults'] as const;
export type InterviewRound = (typeof INTERVIEW_ROUNDS)[number];

/** A short text of a fact, Simplified made from Traditional Chinese when the file is prepared. */
export type FactText = InEachLanguage<string>;

export interface InterviewArrangement {
  readonly kind: InterviewKind;
  readonly forms: readonly SelectionForm[];
  readonly rounds: readonly InterviewRound[];
  /** How far the institution ties it to Band A; null where nothing is said. */
  readonly band_a: 'only' | 'preferred' | null;
  /** True: only the institution's general words are known, nothing of this programme. */
  readonly general: boolean;
  readonly note: FactText | null;
}

export const DOCUMENT_KINDS = ['portfolio', 'video', 'statement', 'reference', 'test', 'other'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const DOCUMENT_NEEDS = ['required', 'recommended', 'may'] as const;
export type DocumentNeed = (typeof DOCUMENT_NEEDS)[number];

/** Something to hand in besides the results. */
export interface AdmissionDocument {
  readonly kind: DocumentKind;
  readonly need: DocumentNeed;
  readonly text: FactText;
}

/** What becomes of results of a second sitting; `combined`: the best of several count, and nothing is said of a deduction. */
export const RETAKE_RULES = ['noPenalty', 'combined', 'penalty', 'oneSitting'] as const;
export type RetakeRule = (typeof RETAKE_RULES)[number];

/** How much is taken off, of the score or, without a figure, of the subjects taken again. */
export const RETAKE_PENALTIES = ['upTo5', 'from6To10', 'retakenSubjects'] as const;
export type RetakePenalty = (typeof RETAKE_PENALTIES)[number];

/** What studying takes, and what else than grades decides. Null is "not found", never "none". */
export interface StudyFacts {
  readonly duration_years: number | null;
  readonly duration_basis: DurationBasis | null;
  /** Tuition of the first year in Hong Kong dollars, before any subsidy. */
  readonly first_year_fee_hkd: number | null;
  /** True: the institution has yet to confirm the fee. */
  readonly fee_provisional: boolean | null;
  /** What a local pupil pays of it under `subsidy_scheme`. */
  readonly fee_after_subsidy_hkd: number | null;
  readonly subsidy_scheme: SubsidyScheme | null;
  readonly interview_arrangement: InterviewArrangement | null;
  readonly documents: readonly AdmissionDocument[] | null;
  readonly retake_rule: RetakeRule | null;
  /** Stated only where the rule is a penalty. */
  readonly retake_penalty: RetakePenalty | null;
}

/** The same in a year's file, which may leave them out. */
export type StatedStudyFacts = { readonly [Field in keyof StudyFacts]?: StudyFacts[Field] | undefined };

/** The words of the specification's `interview`; `special` is of files without an arrangement. */
const INTERVIEW_TEXTS = {
  required: 'Yes',
  selective: 'Yes (on a selective basis)',
  may: 'May require interview and/or test',
  special: 'Yes (special cases only)',
  none: 'No',
} as const satisfies Record<InterviewKind | 'special', string>;
type WordedInterview = keyof typeof INTERVIEW_TEXTS;

/** What an `interview` says. `stated`: in words of its own, with what stands in brackets behind them. */
export type PublishedInterview =
  | { readonly kind: WordedInterview }
  | { readonly kind: 'stated'; readonly text: string; readonly details: string | null };

const KIND_OF_TEXT: ReadonlyMap<string, WordedInterview> = new Map(
  (['required', 'selective', 'may', 'special', 'none'] as const).map((kind) => [
    INTERVIEW_TEXTS[kind].toLowerCase(),
    kind,
  ]),
);

/** Reads the specification's `interview`. */
export function publishedInterview(interview: string): PublishedInterview {
  const whole = interview.trim();
  const kind = KIND_OF_TEXT.get(whole.toLowerCase());
  if (kind !== undefined) return { kind };
  const [, text, details] = /^(.*?)\s*\(([^()]*)\)$/.exec(whole) ?? [];
  return { kind: 'stated', text: text || whole, details: details ?? null };
}

/** The arrangement in the words of the specification's `interview`. */
function interviewText({ kind }: InterviewArrangement): string {
  return INTERVIEW_TEXTS[kind];
}

/** The length in the words of the specification's `duration`: a general rule is only what is normal. */
function durationText(years: number, basis: DurationBasis | null): string {
  const text = years === 1 ? '1 year' : `${years} years`;
  return basis === 'institutionRule' ? `normally ${text}` : text;
}

const PLAIN_YEARS = /^(\d+) years?$/;

interface Stated extends StatedStudyFacts {
  readonly duration: string | null;
  readonly interview: string | null;
}

/** Length, fee, interview and documents of a row, each null where its file says nothing, with the two texts made of them. */
export function studyFacts(row: Stated): StudyFacts & Pick<Stated, 'duration' | 'interview'> {
  const plain = PLAIN_YEARS.exec(row.duration ?? '')?.[1];
  const years = row.duration_years ?? (plain === undefined ? null : Number(plain));
  const basis = row.duration_basis ?? (plain === undefined ? null : 'stated');
  const arrangement = row.interview_arrangement ?? null;
  return {
    duration: row.duration ?? (years === null ? null : durationText(years, basis)),
    duration_years: years,
    duration_basis: basis,
    first_year_fee_hkd: row.first_year_fee_hkd ?? null,
    fee_provisional: row.fee_provisional ?? null,
    fee_after_subsidy_hkd: row.fee_after_subsidy_hkd ?? null,
    subsidy_scheme: row.subsidy_scheme ?? null,
    interview: row.interview ?? (arrangement === null ? null : interviewText(arrangement)),
    interview_arrangement: arrangement,
    documents: row.documents ?? null,
    retake_rule: row.retake_rule ?? null,
    retake_penalty: row.retake_penalty ?? null,
  };
}
