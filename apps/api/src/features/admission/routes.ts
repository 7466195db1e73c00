import {
  chancesCall,
  checkListCall,
  classifyProgramme,
  DEFAULT_RECOMMENDATIONS,
  findingBody,
  recommendMixCall,
  recommendProgrammes,
  recommendProgrammesOfLevel,
} from '@lodestar/contract';
import { DEFAULT_MIX_COUNT, DEFAULT_SEED } from '@lodestar/domain';
import { acceptedLanguage } from '../../http/accept-language.ts';
import { sendFresh } from '../../http/answer-bytes.ts';
import { sourceOf } from '../../http/request-source.ts';
import { bytesRoute, route, type Scope } from '../../http/route.ts';
import type { AdmissionService } from './service.ts';

export function admissionRoutes(scope: Scope, admission: AdmissionService): void {
  bytesRoute(scope, classifyProgramme, (request, reply) => {
    const { programmeCode, userScores } = request.body;
    const language = acceptedLanguage(request.headers['accept-language']);
    const answer = admission.classify(request.params.collection, programmeCode, userScores, language);
    return sendFresh(request, reply, answer);
  });

  bytesRoute(scope, recommendProgrammes, (request, reply) => {
    const { collection, n } = request.params;
    const answer = admission.recommend({
      ...wishOf(request.body, n),
      collection,
      language: acceptedLanguage(request.headers['accept-language']),
    });
    return sendFresh(request, reply, answer);
  });

  bytesRoute(scope, recommendProgrammesOfLevel, (request, reply) => {
    const { collection, level } = request.params;
    const wish = {
      ...wishOf(request.body, DEFAULT_RECOMMENDATIONS),
      collection,
      language: acceptedLanguage(request.headers['accept-language']),
    };
    return sendFresh(request, reply, admission.recommendByLevel(wish, level));
  });

  bytesRoute(scope, recommendMixCall, (request, reply) => {
    const { fields, interests, abilities, ...body } = request.body;
    const answer = admission.recommendMix({
      ...wishOf(body, DEFAULT_MIX_COUNT),
      fields: fields ?? [],
      interests: interests ?? [],
      abilities: abilities ?? null,
      collection: request.params.collection,
      language: acceptedLanguage(request.headers['accept-language']),
    });
    return sendFresh(request, reply, answer);
  });

  bytesRoute(scope, chancesCall, async (request, reply) => {
    const { userScores, choices, grades, seed } = request.body;
    const { collection } = request.params;
    const question = { userScores, choices, grades: grades ?? {}, seed: seed ?? DEFAULT_SEED };
    const { address } = sourceOf(request);
    return sendFresh(request, reply, await admission.chances(collection, question, address));
  });

  route(scope, checkListCall, async (request) => {
    const { userScores, choices } = request.body;
    const { address } = sourceOf(request);
    const { collection } = request.params;
    const findings = await admission.checkList(collection, userScores ?? null, choices, address);
    return { success: true as const, findings: findings.map(findingBody) };
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
