import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { catalogueFiguresSchema, institutionCodeSchema, programmeSchema } from './programme.ts';

/** Longest search text, in characters. */
export const SEARCH_TEXT_LIMIT = 100;
/** Most programmes a search answers with. */
export const SEARCH_RESULT_LIMIT = 50;
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

const institutionFilter = z
  .string()
  .transform((text) => text.split(',').filter((code) => code !== ''))
  .pipe(z.array(institutionCodeSchema));

export const currentYear = endpoint({
  method: 'GET',
  path: '/api/programmes/year/current',
  access: 'public',
  feature,
  summary: 'The collection of the current year',
  response: z.strictObject({ success, collection: z.string() }),
});

export const availableCollections = endpoint({
  method: 'GET',
  path: '/api/programmes/collections/available',
  access: 'public',
  feature,
  summary: 'All collections, newest first',
  response: z.strictObject({ success, collections: z.array(z.string()) }),
});

export const collectionProgrammes = endpoint({
  method: 'GET',
  path: '/api/programmes/:collection',
  access: 'public',
  feature,
  summary: 'Every programme of a collection, with the figures its levels are judged by',
  params: collectionPart,
  response: programmeList.extend({ figures: catalogueFiguresSchema }),
});

export const categoryProgrammes = endpoint({
  method: 'GET',
  path: '/api/programmes/:collection/category/:category',
  access: 'public',
  feature,
  summary: 'The programmes of one field of study',
  params: collectionPart.extend({ category: z.string() }),
  response: programmeList,
});

export const institutionProgrammes = endpoint({
  method: 'GET',
  path: '/api/programmes/:collection/institution/:institution',
  access: 'public',
  feature,
  summary: 'The programmes of one institution',
  params: collectionPart.extend({ institution: z.string() }),
  response: programmeList,
});

export const programmeByCode = endpoint({
  method: 'GET',
  path: '/api/programmes/:collection/code/:code',
  access: 'public',
  feature,
  summary: 'One programme',
  params: collectionPart.extend({ code: z.string() }),
  response: z.strictObject({ success, data: programmeSchema }),
});

export const searchProgrammesCall = endpoint({
  method: 'GET',
  path: '/api/programmes/:collection/search',
  access: 'public',
  feature,
  summary: 'Programmes by code, title or short name, best match first, at most 50',
  params: collectionPart,
  query: z.object({
    q: z.string().max(SEARCH_TEXT_LIMIT).default(''),
    institutions: institutionFilter.default([]).meta({ description: 'Institution codes, comma-separated.' }),
  }),
  response: programmeList,
});

export const collectionStats = endpoint({
  method: 'GET',
  path: '/api/programmes/:collection/stats',
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
  method: 'GET',
  path: '/api/programmes/:collection/institutions',
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
  method: 'POST',
  path: '/api/programmes/:collection/codes',
  access: 'public',
  feature,
  summary: 'Programmes by a list of codes; unknown codes are left out and named in the message',
  params: collectionPart,
  body: z.object({ codes: z.array(z.string().max(20)).max(CODES_LIMIT) }),
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
  method: 'POST',
  path: '/api/programmes/cache/preload',
  access: 'public',
  feature,
  summary: 'Looks whether the catalogue in memory is the newest',
  response: cacheState,
});

export const cacheStatus = endpoint({
  method: 'GET',
  path: '/api/programmes/cache/status',
  access: 'public',
  feature,
  summary: 'What the catalogue in memory holds',
  response: cacheState,
});
