import {
  DOCUMENT_KINDS,
  DOCUMENT_NEEDS,
  DURATION_BASES,
  INTERVIEW_KINDS,
  INTERVIEW_ROUNDS,
  RETAKE_PENALTIES,
  RETAKE_RULES,
  SELECTION_FORMS,
  type StudyFacts,
  SUBSIDY_SCHEMES,
} from '@lodestar/domain';
import { z } from 'zod';
import { inEachLanguageOf } from '../each-language.ts';

const LONGEST_COURSE = 10;
const DEAREST_YEAR = 1_000_000;
const MOST_DOCUMENTS = 20;

const words = z
  .string()
  .min(1)
  .max(200)
  .regex(/^\P{Cc}*$/u);
const factText = inEachLanguageOf(words);
const dollars = z.int().min(1).max(DEAREST_YEAR);

const arrangement = z.strictObject({
  kind: z.enum(INTERVIEW_KINDS),
  forms: z.array(z.enum(SELECTION_FORMS)).max(SELECTION_FORMS.length).readonly(),
  rounds: z.array(z.enum(INTERVIEW_ROUNDS)).max(INTERVIEW_ROUNDS.length).readonly(),
  band_a: z.enum(['only', 'preferred']).nullable(),
  general: z.boolean(),
  note: factText.nullable(),
});

const document = z.strictObject({
  kind: z.enum(DOCUMENT_KINDS),
  need: z.enum(DOCUMENT_NEEDS),
  text: factText,
});

/** What studying takes, and what else than grades decides: as a file may state it and as a call answers it. */
export const studyShape = {
  duration_years: z.int().min(1).max(LONGEST_COURSE).nullable(),
  duration_basis: z.enum(DURATION_BASES).nullable(),
  first_year_fee_hkd: dollars.nullable(),
  fee_provisional: z.boolean().nullable(),
  fee_after_subsidy_hkd: dollars.nullable(),
  subsidy_scheme: z.enum(SUBSIDY_SCHEMES).nullable(),
  interview_arrangement: arrangement.nullable(),
  documents: z.array(document).min(1).max(MOST_DOCUMENTS).readonly().nullable(),
  retake_rule: z.enum(RETAKE_RULES).nullable(),
  retake_penalty: z.enum(RETAKE_PENALTIES).nullable(),
} as const satisfies { [Field in keyof StudyFacts]: z.ZodType<StudyFacts[Field]> };
