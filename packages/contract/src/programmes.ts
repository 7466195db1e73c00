import { ELECTIVE_SUBJECTS, type HistoryYear, INTERVIEW_KINDS } from '@lodestar/domain';
import { z } from 'zod';
import { BODY } from './body-sizes.ts';
import { programmeColumnsSchema } from './catalogue/file-schema.ts';
import { endpoint } from './endpoint.ts';
import {
  catalogueFiguresSchema,
  institutionCodeSchema,
  programmeSchema,
  sourceNoteSchema,
} from './programme.ts';
import { ROUTES } from './routes.ts';

/** Longest search text, in characters. */
export const SEARCH_TEXT_LIMIT = 100;
/** How many programmes a search answers with, and the most that can be asked for at once. */
export const SEARCH_RESULT_LIMIT = 50;
export const SEARCH_PAGE_LIMIT = 100;
/** Most codes of one `codes` call. */
export const CODES_LIMIT = 50;

const feature = 'programmes';
const success = z.literal(true);
const collectionPart = z.object({
  collection: z.string().meta({ description: 'Such as `Programmes_2026`, or `dse` for the current year.' }),
});

const programmeList = z.strictObject({
  success,
  collection: z.string(),
  count: z.number().int(),
  data: z.array(programmeSchema),
});

function listOf<const Value extends z.ZodType<string, string>>(value: Value) {
  return z
    .string()
    .max(400)
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(value))
    .default([]);
}

export const currentYear = endpoint({
  ...ROUTES.currentYear,
  access: 'public',
  feature,
  summary: 'The collection of the current year',
  response: z.strictObject({ success, collection: z.string() }),
});

export const availableCollections = endpoint({
  ...ROUTES.availableCollections,
  access: 'public',
  feature,
  summary: 'All collections, newest first',
  response: z.strictObject({ success, collections: z.array(z.string()) }),
});

export const collectionProgrammes = endpoint({
  ...ROUTES.collectionProgrammes,
  access: 'public',
  feature,
  summary: 'Every programme of a collection, with the figures its levels are judged by',
  params: collectionPart,
  response: programmeList.extend({ figures: catalogueFiguresSchema }),
});

export const yearInColumns = endpoint({
  ...ROUTES.yearInColumns,
  access: 'public',
  feature,
  summary:
    'The same as the file of the year states it, field by field: two thirds to send, for whoever derives the rest',
  params: collectionPart,
  response: z.strictObject({
    success,
    collection: z.string(),
    sources: z.record(z.string(), sourceNoteSchema),
    figures: catalogueFiguresSchema,
    columns: programmeColumnsSchema,
    maxima: z.array(z.number()),
  }),
});

export const categoryProgrammes = endpoint({
  ...ROUTES.categoryProgrammes,
  access: 'public',
  feature,
  summary: 'The programmes of one field of study',
  params: collectionPart.extend({ category: z.string() }),
  response: programmeList,
});

export const institutionProgrammes = endpoint({
  ...ROUTES.institutionProgrammes,
  access: 'public',
  feature,
  summary: 'The programmes of one institution',
  params: collectionPart.extend({ institution: z.string() }),
  response: programmeList,
});

export const programmeByCode = endpoint({
  ...ROUTES.programmeByCode,
  access: 'public',
  feature,
  summary: 'One programme',
  params: collectionPart.extend({ code: z.string() }),
  response: z.strictObject({ success, data: programmeSchema }),
});

export const searchProgrammesCall = endpoint({
  ...ROUTES.searchProgrammesCall,
  access: 'public',
  feature,
  summary:
    'Programmes by code, title, institution, interest, topic or career, best match first; nothing asked for gives nothing',
  params: collectionPart,
  query: z.object({
    q: z.string().max(SEARCH_TEXT_LIMIT).default(''),
    institutions: listOf(institutionCodeSchema).meta({ description: 'Institution codes, comma-separated.' }),
    fields: listOf(z.string().max(40)).meta({ description: 'Ids of the `fields` call, comma-separated.' }),
    interview: listOf(z.enum([...INTERVIEW_KINDS, 'unknown'])),
    bandB: listOf(z.enum(['offered', 'none', 'unknown'])).meta({
      description: 'Whether Band B applicants were offered places in the newest year.',
    }),
    funding: listOf(z.string().max(40)),
    without: listOf(z.enum(ELECTIVE_SUBJECTS)).meta({
      description:
        'Electives without which the published requirements can be met, all of them missing together.',
    }),
    sort: z
      .enum(['fit', 'median', 'places', 'rate', 'name'])
      .default('fit')
      .meta({ description: 'Highest first, unknown last; `median` by its share of the highest score.' }),
    limit: z.coerce.number().int().min(1).max(SEARCH_PAGE_LIMIT).default(SEARCH_RESULT_LIMIT),
    offset: z.coerce.number().int().min(0).max(2_000).default(0),
  }),
  response: programmeList.extend({
    total: z
      .number()
      .int()
      .meta({ description: 'How many fit; `data` holds `limit` of them from `offset` on.' }),
  }),
});

const bandFigures = z.strictObject({
  A: z.number().int(),
  B: z.number().int(),
  C: z.number().int(),
  D: z.number().int(),
  E: z.number().int(),
  total: z.number().int(),
});

export const programmeHistoryCall = endpoint({
  ...ROUTES.programmeHistoryCall,
  access: 'public',
  feature,
  summary: 'Scores and offers of a programme in the years held, each on its own formula, oldest first',
  params: collectionPart.extend({ code: z.string() }),
  response: z.strictObject({
    success,
    years: z.array(
      z.strictObject({
        year: z.number().int(),
        uq: z.number().nullable(),
        md: z.number().nullable(),
        lq: z.number().nullable(),
        mean: z.number().nullable(),
        comparable: z
          .boolean()
          .nullable()
          .meta({ description: 'With the year after; null where that is not known.' }),
        offers: bandFigures.nullable(),
        applications: bandFigures.nullable(),
        source: sourceNoteSchema.nullable(),
      }) satisfies z.ZodType<HistoryYear>,
    ),
  }),
});

export const collectionFields = endpoint({
  ...ROUTES.collectionFields,
  access: 'public',
  feature,
  summary: 'The fields of study with their number of programmes; a programme has one to three',
  params: collectionPart,
  response: z.strictObject({
    success,
    fields: z.array(
      z.strictObject({
        id: z.string(),
        name_en: z.string(),
        name_tc: z.string(),
        name_sc: z.string(),
        programmes: z.number().int(),
      }),
    ),
  }),
});

export const collectionStats = endpoint({
  ...ROUTES.collectionStats,
  access: 'public',
  feature,
  summary: 'Numbers over a collection',
  params: collectionPart,
  response: z.strictObject({
    success,
    data: z.strictObject({
      programmes: z.number().int(),
      institutions: z.record(z.string(), z.number().int()),
      categories: z.record(z.string(), z.number().int()),
      applications: z.number().int(),
      offers: z.number().int(),
      year: z.number().int().nullable(),
    }),
  }),
});

export const collectionInstitutions = endpoint({
  ...ROUTES.collectionInstitutions,
  access: 'public',
  feature,
  summary: 'The institutions in display order, with their number of programmes',
  params: collectionPart,
  response: z.strictObject({
    success,
    institutions: z.array(
      z.strictObject({
        code: institutionCodeSchema,
        name_en: z.string(),
        name_tc: z.string(),
        name_sc: z.string(),
        programmes: z.number().int(),
      }),
    ),
  }),
});

export const programmesByCodes = endpoint({
  ...ROUTES.programmesByCodes,
  access: 'public',
  feature,
  summary: 'Programmes by a list of codes; unknown codes are left out and named in the message',
  params: collectionPart,
  body: z.object({ codes: z.array(z.string().max(20)).max(CODES_LIMIT) }),
  largestBody: BODY.fields,
  response: z.strictObject({
    success,
    message: z.string(),
    programmes_by_code: z.record(z.string(), programmeSchema),
  }),
});

const cacheState = z.strictObject({
  success,
  version: z.number().int(),
  collections: z.array(z.strictObject({ collection: z.string(), programmes: z.number().int() })),
});

export const preloadCache = endpoint({
  ...ROUTES.preloadCache,
  access: 'public',
  feature,
  summary: 'Looks whether the catalogue in memory is the newest',
  response: cacheState,
});

export const cacheStatus = endpoint({
  ...ROUTES.cacheStatus,
  access: 'public',
  feature,
  summary: 'What the catalogue in memory holds',
  response: cacheState,
});
