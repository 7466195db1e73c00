import { health, pageConfig, readiness, surveyFormState } from '@lodestar/contract';
import { routeOf, type Scope } from '../../http/route.ts';
import { VERSION } from '../../shared/version.ts';
import type { SystemService } from './service.ts';

export function systemRoutes(scope: Scope, system: SystemService): void {
  const unlimited = (access: 'public') => ({ access, unlimited: true });

  scope.route({
    ...routeOf(pageConfig),
    config: unlimited(pageConfig.access),
    handler: async () => system.pageConfig(),
  });

  scope.route({
    ...routeOf(surveyFormState),
    config: unlimited(surveyFormState.access),
    handler: async (request) => ({
      success: true as const,
      state: await system.surveyFormState(`${request.protocol}://${request.host}`),
    }),
  });

  scope.route({
    ...routeOf(health),
    config: unlimited(health.access),
    handler: async () => ({ status: 'ok' as const, version: VERSION }),
  });

  scope.route({
    ...routeOf(readiness),
    config: unlimited(readiness.access),
    handler: async () => {
      await system.requireReady();
      return { status: 'ok' as const };
    },
  });
}
