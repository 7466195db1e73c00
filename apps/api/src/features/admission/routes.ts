import {
  classifyProgramme,
  DEFAULT_RECOMMENDATIONS,
  recommendProgrammes,
  recommendProgrammesOfLevel,
} from '@lodestar/contract';
import { sendFresh } from '../../answer-bytes.ts';
import { bytesRouteOf, type Scope } from '../../route.ts';
import { languageOf } from './level-text.ts';
import type { AdmissionService } from './service.ts';

export function admissionRoutes(scope: Scope, admission: AdmissionService): void {
  scope.route({
    ...bytesRouteOf(classifyProgramme),
    handler: async (request, reply) => {
      const { programmeCode, userScores } = request.body;
      const language = languageOf(request.headers['accept-language']);
      const answer = admission.classify(request.params.collection, programmeCode, userScores, language);
      return sendFresh(request, reply, answer);
    },
  });

  scope.route({
    ...bytesRouteOf(recommendProgrammes),
    handler: async (request, reply) => {
      const { collection, n } = request.params;
      const answer = admission.recommend({
        ...wishOf(request.body, n),
        collection,
        language: languageOf(request.headers['accept-language']),
      });
      return sendFresh(request, reply, answer);
    },
  });

  scope.route({
    ...bytesRouteOf(recommendProgrammesOfLevel),
    handler: async (request, reply) => {
      const { collection, level } = request.params;
      const wish = {
        ...wishOf(request.body, DEFAULT_RECOMMENDATIONS),
        collection,
        language: languageOf(request.headers['accept-language']),
      };
      return sendFresh(request, reply, admission.recommendByLevel(wish, level));
    },
  });
}

type RecommendationBody = (typeof recommendProgrammes.body)['_zod']['output'];

function wishOf(body: RecommendationBody, otherwise: number) {
  const { userScores, selectedProgrammeCodes, institutions, numberOfRecommendations } = body;
  return {
    userScores,
    selectedProgrammeCodes: selectedProgrammeCodes ?? [],
    institutions: institutions ?? [],
    count: numberOfRecommendations ?? otherwise,
  };
}
