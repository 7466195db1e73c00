import {
  availableCollections,
  type Complaint,
  cacheStatus,
  categoryProgrammes,
  collectionFields,
  collectionInstitutions,
  collectionProgrammes,
  collectionStats,
  currentYear,
  type ImportReport,
  importProgrammes,
  institutionProgrammes,
  preloadCache,
  programmeByCode,
  programmeHistoryCall,
  programmesByCodes,
  searchProgrammesCall,
  yearInColumns,
} from '@lodestar/contract';
import type { Language } from '@lodestar/domain';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { fieldProblem, invalidFields, notFound } from '../../errors.ts';
import { acceptedLanguage } from '../../http/accept-language.ts';
import { type AnswerBytes, sendFresh, sendKept } from '../../http/answer-bytes.ts';
import { callerOf } from '../../http/caller.ts';
import { textOf } from '../../http/json-bodies.ts';
import { bytesRoute, route, routeOf, type Scope } from '../../http/route.ts';
import type { SecurityLog } from '../../shared/security-log.ts';
import type { KeptAnswers } from './present.ts';
import type { LoadedYear, ProgrammeService } from './service.ts';

export function programmeRoutes(scope: Scope, programmes: ProgrammeService): void {
  const cacheState = () => ({
    success: true as const,
    version: programmes.version(),
    collections: programmes.years().map(({ collection, catalogue }) => ({
      collection,
      programmes: catalogue.programmes.length,
    })),
  });

  route(scope, currentYear, async () => ({
    success: true as const,
    collection: programmes.current().collection,
  }));

  route(scope, availableCollections, async () => ({
    success: true as const,
    collections: programmes.years().map(({ collection }) => collection),
  }));

  route(scope, cacheStatus, async () => cacheState());

  route(scope, preloadCache, async () => {
    await programmes.refresh();
    return cacheState();
  });

  bytesRoute(scope, collectionProgrammes, async (request, reply) =>
    sendKept(request, reply, programmes.year(request.params.collection).answers.whole),
  );

  bytesRoute(scope, yearInColumns, async (request, reply) =>
    sendKept(request, reply, programmes.year(request.params.collection).answers.columns()),
  );

  bytesRoute(scope, collectionStats, async (request, reply) =>
    sendKept(request, reply, programmes.year(request.params.collection).answers.stats),
  );

  bytesRoute(scope, collectionInstitutions, async (request, reply) =>
    sendKept(request, reply, programmes.year(request.params.collection).answers.institutions),
  );

  bytesRoute(scope, categoryProgrammes, async (request, reply) => {
    const { collection, category } = request.params;
    const { byCategory } = programmes.year(collection).answers;
    return sendKept(request, reply, named(byCategory, 'category', category));
  });

  bytesRoute(scope, institutionProgrammes, async (request, reply) => {
    const { collection, institution } = request.params;
    const { byInstitution } = programmes.year(collection).answers;
    return sendKept(request, reply, named(byInstitution, 'institution', institution));
  });

  bytesRoute(scope, programmeByCode, async (request, reply) => {
    const { collection, code } = request.params;
    return sendKept(request, reply, named(programmes.year(collection).answers.byCode, 'code', code));
  });

  bytesRoute(scope, searchProgrammesCall, async (request, reply) => {
    const year = programmes.year(request.params.collection);
    const language = acceptedLanguage(request.headers['accept-language']);
    return sendFresh(request, reply, programmes.search(year, searchWish(year, request.query, language)));
  });

  bytesRoute(scope, collectionFields, async (request, reply) =>
    sendKept(request, reply, programmes.year(request.params.collection).answers.fields),
  );

  bytesRoute(scope, programmeHistoryCall, async (request, reply) => {
    const { collection, code } = request.params;
    return sendKept(request, reply, named(programmes.year(collection).answers.historyByCode, 'code', code));
  });

  bytesRoute(scope, programmesByCodes, async (request, reply) => {
    const year = programmes.year(request.params.collection);
    return sendFresh(request, reply, programmes.byCodes(year, request.body.codes));
  });
}

type SearchQuery = (typeof searchProgrammesCall.query)['_zod']['output'];

function searchWish({ advice }: LoadedYear, query: SearchQuery, language: Language) {
  const { q, institutions, fields, interview, bandB, funding, without, sort, limit, offset } = query;
  const unknown = fields.filter((id) => advice.guide.field(id) === null);
  if (unknown.length > 0)
    throw invalidFields(unknown.map((id) => fieldProblem('query.fields', 'unknownField', id)));
  const filter = { institution: institutions, field: fields, interview, bandB, funding, without };
  return { q, filter, sort, limit, offset, language };
}

function named(answers: KeptAnswers, what: string, name: string): AnswerBytes {
  const answer = answers.get(name);
  if (answer === undefined) throw notFound(what, name);
  return answer;
}

export function programmeAdminRoutes(
  scope: Scope,
  programmes: ProgrammeService,
  securityLog: SecurityLog,
): void {
  scope.register(async (inner: Scope) => {
    inner.removeAllContentTypeParsers();
    // The text is read where it is judged, in a thread of its own.
    inner.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_: unknown, bytes: Buffer) =>
      textOf(bytes),
    );
    inner.route({
      ...routeOf(importProgrammes),
      validatorCompiler: (route) =>
        route.httpPart === 'body'
          ? (value) => ({ value })
          : validatorCompiler({ ...route, schema: importProgrammes.query }),
      handler: async (request) => {
        const dryRun = request.query.dryRun === 'true';
        const report = await programmes.importYear({ text: String(request.body ?? ''), dryRun });
        if (!dryRun) {
          const result = report.kind === 'refused' ? 'refused' : 'done';
          securityLog.record({ who: callerOf(request).uid, what: 'import', result, requestId: request.id });
        }
        if (report.kind === 'refused' && !dryRun) throw refusal(report);
        return { success: true as const, report };
      },
    });
  });
}

type Refused = Extract<ImportReport, { kind: 'refused' }>;

function refusal({ complaints }: Refused) {
  return invalidFields(
    complaints.map(({ row, field, why }) =>
      fieldProblem(placeOf(row, field), why.code, 'value' in why ? why.value : undefined),
    ),
  );
}

/** A row is named by its code, or by its place in the list where it has none. */
function placeOf(row: Complaint['row'], field: string): string {
  const name = typeof row === 'number' ? `programmes.${row - 1}` : row;
  return [name ?? '', field].filter((part) => part !== '').join('.') || 'body';
}
