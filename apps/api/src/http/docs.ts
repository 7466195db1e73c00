import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

const PREFIX = '/api/docs';

/** Writes the document of every route registered after it that has a summary. */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Lodestar',
        description: 'Admission guidance for Hong Kong secondary pupils. For reference only.',
        version: '1',
      },
    },
    transform: (route) =>
      route.schema?.summary === undefined
        ? { schema: { hide: true }, url: route.url }
        : jsonSchemaTransform(route),
  });
}

/** The page of the document at /api/docs, the document itself at /api/docs/json. */
export async function serveDocs(scope: FastifyInstance): Promise<void> {
  await scope.register(swaggerUi, { routePrefix: PREFIX });
}
