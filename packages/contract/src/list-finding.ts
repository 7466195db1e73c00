import { JUPAS_BANDS, type ListFinding, SELECTION_FORMS, STALE_KINDS } from '@lodestar/domain';
import { z } from 'zod';
import { routeNeedSchema } from './advice-files.ts';
import { studyShape } from './catalogue/study-schema.ts';
import { chanceShape, shareSchema } from './chances.ts';
import { levelOrNoneSchema, requirementCheckSchema, unmetBody } from './classification.ts';
import { sourceNoteSchema } from './programme.ts';

const count = z.number().int();
const bandSchema = z.enum(JUPAS_BANDS);
const formsSchema = z.array(z.enum(SELECTION_FORMS)).readonly();
const documentsSchema = studyShape.documents.unwrap();

function said<
  const Id extends string,
  const Severity extends string,
  const Figures extends Readonly<Record<string, z.ZodType>>,
>(id: Id, severity: readonly Severity[], figures: Figures) {
  return z.strictObject({
    id: z.literal(id),
    severity: z.enum(severity),
    codes: z.array(z.string()).readonly(),
    figures: z.strictObject(figures).readonly(),
    year: count.nullable(),
    source: sourceNoteSchema.nullable(),
  });
}

const ERROR = ['error'] as const;
const WARNING = ['warning'] as const;
const INFO = ['info'] as const;
const TOLD = ['warning', 'info'] as const;
const TO_MEND = ['error', 'warning'] as const;

/** What a check of a list finds: an id, its figures, the entry year and the document they are of. */
export const listFindingSchema = z.discriminatedUnion('id', [
  said('duplicate', ERROR, { times: count }),
  said('gone', ERROR, {}),
  said('overCap', ERROR, { cap: count, count }),
  said('requirementUnmet', ERROR, { unmet: requirementCheckSchema.shape.unmet }),
  said('flexibleRoute', TOLD, {
    subject: z.string(),
    required: z.string(),
    held: z.string().nullable(),
    needs: z.array(routeNeedSchema).readonly(),
    bandARequired: z.literal(true).nullable(),
    interviewRequired: z.literal(true).nullable(),
    band: bandSchema,
  }),
  said('noBandOffers', TOLD, { band: bandSchema, applications: count, from: count, to: count }),
  said('bandAPreferred', WARNING, {
    band: bandSchema,
    tie: z.enum(['only', 'preferred']),
    forms: formsSchema,
  }),
  said('allReach', WARNING, { levels: z.array(levelOrNoneSchema).readonly() }),
  said('noFloor', TO_MEND, { ...chanceShape, leftOut: z.array(z.string()).readonly() }),
  said('correlated', INFO, { p: shareSchema, apart: shareSchema }),
  said('interviewDecides', WARNING, { forms: formsSchema }),
  said('sixSubjects', WARNING, { counts: count, have: count }),
  said('placesCut', WARNING, { offers: count, before: count }),
  said('staleFormula', WARNING, { what: z.enum(STALE_KINDS) }),
  said('missingDocument', WARNING, { documents: documentsSchema }),
  said('feeGap', INFO, { lowest: count, lowestCode: z.string(), highest: count }),
  said('deadTail', INFO, { behind: z.string(), ...chanceShape }),
]);

/** A finding as answers write it. */
export function findingBody(finding: ListFinding): z.infer<typeof listFindingSchema> {
  return finding.id === 'requirementUnmet'
    ? { ...finding, figures: { unmet: finding.figures.unmet.map(unmetBody) } }
    : finding;
}
