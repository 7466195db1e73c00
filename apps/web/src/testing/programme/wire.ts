import {
  buildSearchIndex,
  type Catalogue,
  LEVELS,
  type Level,
  openCatalogue,
  type Programme,
  parseUserScores,
  recommendByLevel,
  searchProgrammes,
  TRADITIONAL_TO_SIMPLIFIED,
} from '@lodestar/domain';
import { getResponse, HttpResponse, http, type RequestHandler } from 'msw';
import { beforeEach, vi } from 'vitest';
import { institutionNames } from '../../shared/programme/shelves.ts';
import { columnsAnswer, realInstitutions, realYear, type Year } from './real-year.ts';

/** Programmes that tests call by their codes. */
const NAMED = ['JS4412', 'JS4408', 'JS4462', 'JS1204', 'JS7225', 'JS6200', 'JS6107', 'JS2950'];
/** Some of every institution's programmes: enough to search and choose from, and quick to send. */
const PORTION = 8;

function portionOf(year: Year): Catalogue {
  const { programmes, figures } = realYear(year);
  return openCatalogue(
    programmes.filter(({ code }, place) => place % PORTION === 0 || NAMED.includes(code)),
    figures,
  );
}

const portions: Readonly<Record<Year, Catalogue>> = { 2026: portionOf(2026), 2025: portionOf(2025) };
const index = buildSearchIndex(portions[2026].programmes, TRADITIONAL_TO_SIMPLIFIED, institutionNames());

function yearOf(collection: unknown): Year {
  return collection === 'Programmes_2025' ? 2025 : 2026;
}

function listed(collection: unknown, data: readonly Programme[], more: object = {}) {
  return HttpResponse.json({ success: true, collection, count: data.length, ...more, data });
}

interface RecommendationBody {
  readonly userScores: unknown;
  readonly selectedProgrammeCodes: readonly string[];
  readonly institutions: readonly string[];
  readonly numberOfRecommendations: number;
}

function isBody(body: unknown): body is RecommendationBody {
  return (
    typeof body === 'object' && body !== null && 'userScores' in body && 'selectedProgrammeCodes' in body
  );
}

function levelOf(text: unknown): Level {
  return LEVELS.find((level) => String(level) === text) ?? 0;
}

/** The calls of the page, answered over the wire from the real data by the rules of the domain. */
const usual: readonly RequestHandler[] = [
  http.get('/api/programmes/year/current', () =>
    HttpResponse.json({ success: true, collection: 'Programmes_2026' }),
  ),
  http.get('/api/programmes/collections/available', () =>
    HttpResponse.json({ success: true, collections: ['Programmes_2026', 'Programmes_2025'] }),
  ),
  http.get('/api/programmes/:collection/columns', ({ params }) => {
    const year = yearOf(params.collection);
    const codes = portions[year].programmes.map(({ code }) => code);
    return HttpResponse.json(columnsAnswer(year, codes));
  }),
  http.get('/api/programmes/:collection/code/:code', ({ params }) => {
    const data = portions[yearOf(params.collection)].find(String(params.code));
    return data === undefined
      ? HttpResponse.json({ success: false }, { status: 404 })
      : HttpResponse.json({ success: true, data });
  }),
  http.get('/api/programmes/:collection/institutions', () => {
    const institutions = realInstitutions().map((one) => ({ ...one, programmes: 1 }));
    return HttpResponse.json({ success: true, institutions });
  }),
  http.get('/api/programmes/:collection/search', ({ params, request }) => {
    const { searchParams } = new URL(request.url);
    const institutions = (searchParams.get('institutions') ?? '').split(',').filter(Boolean);
    const { total, programmes } = searchProgrammes(index, searchParams.get('q') ?? '', institutions);
    return listed(params.collection, programmes, { total });
  }),
  http.post('/api/programmes/:collection/recommendations/level/:level', async ({ params, request }) => {
    const body: unknown = await request.json();
    const scores = isBody(body) ? parseUserScores(body.userScores) : null;
    if (!isBody(body) || scores?.kind !== 'ok') return new HttpResponse(null, { status: 400 });
    const wish = {
      exclude: body.selectedProgrammeCodes,
      institutions: body.institutions,
      count: body.numberOfRecommendations,
    };
    const catalogue = portions[yearOf(params.collection)];
    const found = recommendByLevel(catalogue, scores.grades, levelOf(params.level), wish);
    return recommendationsOf(found.map(({ programme }) => programme));
  }),
];

/** What a call for recommendations answers: the page works out what it says beside each by itself. */
export function recommendationsOf(programmes: readonly Programme[]) {
  const data = programmes.map((programme) => ({
    ...programme,
    classification: 5,
    classification_text: '',
    reason: null,
    user_score: null,
    percentile: null,
  }));
  const userScores = { totalScore: 0, best5Score: 0, best6Score: 0 };
  return HttpResponse.json({
    success: true,
    collection: 'Programmes_2026',
    count: data.length,
    data,
    userScores,
  });
}

let special: readonly RequestHandler[] = [];

/** Answers some calls otherwise until the end of the test. */
export function answerWith(...handlers: readonly RequestHandler[]): void {
  special = [...handlers, ...special];
}

// happy-dom's fetch breaks on a body that is read from its clone, so requests are handed to the handlers directly.
async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const response = await getResponse([...special, ...usual], request);
  if (response === undefined) throw new Error(`nobody answers ${request.method} ${request.url}`);
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

/** Opens the wire for the tests of a file, each beginning with the usual answers. */
export function openWire(): void {
  beforeEach(() => {
    special = [];
    vi.stubGlobal('fetch', answer);
  });
}
