import type { PreferredLanguage, User } from '@lodestar/contract';
import {
  type CounsellorContext,
  type InstitutionNames,
  isDefaultAbility,
  parseAbility,
  readSavedScores,
} from '@lodestar/domain';
import type { AbilityService } from '../ability/service.ts';
import type { ProgrammeService } from '../programmes/service.ts';
import type { Today } from './counsellor.ts';

export interface ContextDeps {
  readonly programmes: ProgrammeService;
  readonly ability: AbilityService;
  readonly institutions: readonly InstitutionNames[];
  readonly now: () => Date;
}

/** Everything of one pupil that a question may need; `savedScores` as they are kept. */
export function contextOf(
  deps: ContextDeps,
  user: User,
  savedScores: unknown,
  language: PreferredLanguage,
): CounsellorContext {
  const { programmes, ability, institutions } = deps;
  const { catalogue } = programmes.current();
  const { collection, currentYear } = todayOf(deps);
  const read = readSavedScores(savedScores);
  const scores = parseAbility(user.ability_6d);
  return {
    catalogue,
    collection,
    grades: read.kind === 'ok' ? read.grades : {},
    choices: Object.entries(user.jupas_programme_order)
      .sort(([, one], [, other]) => one - other)
      .map(([code]) => code),
    ability: scores === null || isDefaultAbility(scores) ? null : scores,
    presetSubjects: ability.subjects,
    profiles: ability.programmes,
    trajectory: {
      events: user.trajectory_events,
      connections: user.trajectory_connections,
      types: user.event_types,
    },
    institutions,
    language,
    currentYear,
  };
}

/** Which programmes are spoken of, and in which year. */
export const todayOf = ({ programmes, now }: Pick<ContextDeps, 'programmes' | 'now'>): Today => ({
  collection: programmes.current().collection,
  currentYear: now().getFullYear(),
});

/** The language of an answer: the one wished for or preferred, but Chinese for whoever writes Chinese. */
export function languageOf(text: string, wished: PreferredLanguage): PreferredLanguage {
  return wished === 'en' && /\p{Script=Han}/u.test(text) ? 'tc' : wished;
}
