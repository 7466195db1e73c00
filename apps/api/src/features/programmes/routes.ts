import {
  availableCollections,
  cacheStatus,
  categoryProgrammes,
  collectionInstitutions,
  collectionProgrammes,
  collectionStats,
  currentYear,
  institutionProgrammes,
  preloadCache,
  programmeByCode,
  programmesByCodes,
  searchProgrammesCall,
} from '@lodestar/contract';
import { type AnswerBytes, sendFresh, sendKept } from '../../answer-bytes.ts';
import { notFound } from '../../errors.ts';
import { bytesRouteOf, routeOf, type Scope } from '../../route.ts';
import type { ProgrammeService } from './service.ts';

export function programmeRoutes(scope: Scope, programmes: ProgrammeService): void {
  const cacheState = () => ({
    success: true as const,
    version: programmes.version(),
    collections: programmes.years().map(({ collection, catalogue }) => ({
      collection,
      programmes: catalogue.programmes.length,
    })),
  });

  scope.route({
    ...routeOf(currentYear),
    handler: async () => ({ success: true as const, collection: programmes.current().collection }),
  });

  scope.route({
    ...routeOf(availableCollections),
    handler: async () => ({
      success: true as const,
      collections: programmes.years().map(({ collection }) => collection),
    }),
  });

  scope.route({ ...routeOf(cacheStatus), handler: async () => cacheState() });

  scope.route({
    ...routeOf(preloadCache),
    handler: async () => {
      await programmes.refresh();
      return cacheState();
    },
  });

  scope.route({
    ...bytesRouteOf(collectionProgrammes),
    handler: async (request, reply) =>
      sendKept(request, reply, programmes.year(request.params.collection).answers.whole),
  });

  scope.route({
    ...bytesRouteOf(collectionStats),
    handler: async (request, reply) =>
      sendKept(request, reply, programmes.year(request.params.collection).answers.stats),
  });

  scope.route({
    ...bytesRouteOf(collectionInstitutions),
    handler: async (request, reply) =>
      sendKept(request, reply, programmes.year(request.params.collection).answers.institutions),
  });

  scope.route({
    ...bytesRouteOf(categoryProgrammes),
    handler: async (request, reply) => {
      const { collection, category } = request.params;
      const { byCategory } = programmes.year(collection).answers;
      return sendKept(request, reply, named(byCategory, 'category', category));
    },
  });

  scope.route({
    ...bytesRouteOf(institutionProgrammes),
    handler: async (request, reply) => {
      const { collection, institution } = request.params;
      const { byInstitution } = programmes.year(collection).answers;
      return sendKept(request, reply, named(byInstitution, 'institution', institution));
    },
  });

  scope.route({
    ...bytesRouteOf(programmeByCode),
    handler: async (request, reply) => {
      const { collection, code } = request.params;
      return sendKept(request, reply, named(programmes.year(collection).answers.byCode, 'code', code));
    },
  });

  scope.route({
    ...bytesRouteOf(searchProgrammesCall),
    handler: async (request, reply) => {
      const year = programmes.year(request.params.collection);
      const { q, institutions } = request.query;
      return sendFresh(request, reply, programmes.search(year, q, institutions));
    },
  });

  scope.route({
    ...bytesRouteOf(programmesByCodes),
    handler: async (request, reply) => {
      const year = programmes.year(request.params.collection);
      return sendFresh(request, reply, programmes.byCodes(year, request.body.codes));
    },
  });
}

function named(answers: ReadonlyMap<string, AnswerBytes>, what: string, name: string): AnswerBytes {
  const answer = answers.get(name);
  if (answer === undefined) throw notFound(what, name);
  return answer;
}
