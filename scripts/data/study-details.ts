import { readFileSync } from 'node:fs';
import {
  type CatalogueFile,
  DOCUMENT_NEEDS,
  DURATION_BASES,
  INTERVIEW_KINDS,
  INTERVIEW_ROUNDS,
  type ProgrammeRow,
  type RetakePenalty,
  type RetakeRule,
  SELECTION_FORMS,
  type SourceGroup,
  type SourceNote,
  type StudyFacts,
  SUBSIDY_SCHEMES,
} from '@lodestar/domain';
import { z } from 'zod';
import { BAND_A_ONLY, documentText, interviewNote } from './study-texts.ts';

const flexibleNeed = z.union([z.literal(true), z.enum(DOCUMENT_NEEDS)]);
const source = z.string().nullable();

/** The collected words for what becomes of a second sitting. */
const RETAKE = {
  noPenalty: 'noPenalty',
  'combined allowed': 'combined',
  penalty: 'penalty',
  singleSittingOnly: 'oneSitting',
} as const satisfies Record<string, RetakeRule>;
const PENALTIES: readonly (readonly [words: string, penalty: RetakePenalty])[] = [
  ['5% or less', 'upTo5'],
  ['6 to 10%', 'from6To10'],
  ['on retaken subjects', 'retakenSubjects'],
];

/** What the collected facts state of a programme; kept: length, fee, interview, documents and their sources. */
const detailsSchema = z.object({
  sources: z.record(
    z.string(),
    z.strictObject({ what: z.string(), year: z.int().nullable(), url: z.string().nullable() }),
  ),
  programmes: z.array(
    z.object({
      code: z.string(),
      duration_years: z.int().nullable(),
      duration_basis: z.enum(DURATION_BASES).nullable(),
      first_year_fee_hkd: z.int().nullable(),
      first_year_fee_after_subsidy_hkd: z.int().nullable(),
      subsidy_scheme: z.enum(SUBSIDY_SCHEMES).nullable(),
      fee_provisional: z.boolean().nullable(),
      interview: z.strictObject({
        kind: z.enum([...INTERVIEW_KINDS, 'unknown']),
        forms: z.array(z.enum(SELECTION_FORMS)),
        when: z.enum(INTERVIEW_ROUNDS).nullable(),
        rounds: z.array(z.enum(INTERVIEW_ROUNDS)),
        bandAPreferred: z.boolean().nullable(),
        note: z.string().optional(),
        general: z.boolean().optional(),
      }),
      documents: z
        .array(
          z.strictObject({
            what: z.string(),
            required: flexibleNeed,
            deadline: z.string().nullable(),
            note: z.string().optional(),
          }),
        )
        .nullable(),
      retake: z.enum(['noPenalty', 'combined allowed', 'penalty', 'singleSittingOnly']).nullable(),
      retake_note: z.string().nullable(),
      source: z.object({
        duration_years: source,
        first_year_fee_hkd: source,
        interview: source,
        documents: source,
      }),
    }),
  ),
});

type Details = z.infer<typeof detailsSchema>;
type Detail = Details['programmes'][number];

/** Reads the collected details; throws with the paths of what it does not know. */
export function readDetails(path: string): Details {
  const parsed = detailsSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success)
    throw new Error(`${path} is not in the expected shape:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Kept as read before: the row names the document itself. */
const KEPT = 'programmes';
/** Documents that the year's files name already. */
const KNOWN_IDS: Readonly<Record<string, string>> = { workbook2025: 'jupascal-interview-2025' };

/** `cuInterview2025` is `cu-interview-2025`. */
function sourceId(key: string): string {
  return KNOWN_IDS[key] ?? key.replaceAll(/[A-Z]|\d+$/g, (part) => `-${part.toLowerCase()}`);
}

/** Each programme has a JUPAS page of its own, so no common one is named. */
function sourceNote({ what, year, url }: Details['sources'][string]): SourceNote {
  return { name: what, year, link: url?.includes('jupas.edu.hk/en/programme') ? null : url };
}

function interviewOf({ code, interview }: Detail): StudyFacts['interview_arrangement'] {
  const { kind, forms, rounds, bandAPreferred, note, general } = interview;
  if (kind === 'unknown') return null;
  const only = note !== undefined && BAND_A_ONLY.has(note);
  return {
    kind,
    forms,
    rounds,
    band_a: only ? 'only' : bandAPreferred === true ? 'preferred' : null,
    general: general ?? false,
    note: interviewNote(code, note),
  };
}

function documentsOf({ code, documents }: Detail): StudyFacts['documents'] {
  if (documents === null) return null;
  return documents.map(({ what, required, deadline, note }) => {
    const remarks = [note, deadline].filter((remark) => remark !== undefined && remark !== null);
    const { kind, text } = documentText(code, what, remarks);
    return { kind, need: required === true ? 'required' : required, text };
  });
}

/** What is said of a second sitting: the rule, and of a penalty how much. */
function retakeOf({
  code,
  retake,
  retake_note: note,
}: Detail): Pick<StudyFacts, 'retake_rule' | 'retake_penalty'> {
  if (retake === null) return { retake_rule: null, retake_penalty: null };
  const rule = RETAKE[retake];
  if (rule !== 'penalty') return { retake_rule: rule, retake_penalty: null };
  const penalty = PENALTIES.find(([words]) => note?.startsWith(words))?.[1];
  if (penalty === undefined) throw new Error(`${code}: a penalty without its size`);
  return { retake_rule: rule, retake_penalty: penalty };
}

function sourcesOf(row: ProgrammeRow, { source: read }: Detail): ProgrammeRow['source'] {
  const { interview: _interview, fee: _fee, documents: _documents, ...others } = row.source;
  const groups: readonly (readonly [SourceGroup, string | null])[] = [
    ['interview', read.interview],
    ['duration', read.duration_years],
    ['fee', read.first_year_fee_hkd],
    ['documents', read.documents],
  ];
  const named = groups.flatMap(([group, key]) =>
    key === null || key === KEPT ? [] : [[group, sourceId(key)]],
  );
  return { ...others, ...Object.fromEntries(named) };
}

function withDetail(row: ProgrammeRow, detail: Detail): ProgrammeRow {
  const arrangement = interviewOf(detail);
  const fee = detail.first_year_fee_hkd;
  return {
    ...row,
    duration: detail.duration_years === null ? row.duration : null,
    duration_years: detail.duration_years,
    duration_basis: detail.duration_basis,
    first_year_fee_hkd: fee,
    fee_provisional: fee === null ? null : detail.fee_provisional === true,
    fee_after_subsidy_hkd: detail.first_year_fee_after_subsidy_hkd,
    subsidy_scheme: detail.subsidy_scheme,
    interview: null,
    interview_arrangement: arrangement,
    documents: documentsOf(detail),
    ...retakeOf(detail),
    source: sourcesOf(row, detail),
  };
}

/** The file with length, fee, interview and documents of each programme as the details have them. */
export function withDetails(file: CatalogueFile, { programmes, sources }: Details): CatalogueFile {
  const details = new Map(programmes.map((detail) => [detail.code, detail]));
  const rows = file.programmes.map((row) => {
    const detail = details.get(row.code);
    if (detail === undefined) throw new Error(`${row.code}: nothing is said of it in the details`);
    return withDetail(row, detail);
  });
  const notes = Object.entries(sources)
    .filter(([key]) => !Object.hasOwn(KNOWN_IDS, key))
    .map(([key, note]) => [sourceId(key), sourceNote(note)] as const);
  const known = { ...file.sources, ...Object.fromEntries(notes) };
  const used = new Set(rows.flatMap((row) => Object.values(row.source)));
  const kept = Object.entries(known).filter(([id]) => used.has(id));
  return { ...file, sources: Object.fromEntries(kept), programmes: rows };
}
