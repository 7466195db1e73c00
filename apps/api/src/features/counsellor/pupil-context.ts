import type { PreferredLanguage, User } from '@lodestar/contract';
import {
  type CounsellorContext,
  isDefaultAbility,
  parseAbility,
  readSavedScores,
  TRADITIONAL_TO_SIMPLIFIED,
} from '@lodestar/domain';
import type { Today } from './counsellor.ts';
import type { Facts } from './deps.ts';

const SIMPLIFIED: ReadonlySet<string> = new Set(Object.values(TRADITIONAL_TO_SIMPLIFIED));

/** Everything of one pupil that a question may need; `savedScores` as they are kept. */
export function contextOf(
  deps: Facts,
  user: User,
  savedScores: unknown,
  language: PreferredLanguage,
): CounsellorContext {
  const read = readSavedScores(savedScores);
  const scores = parseAbility(user.ability_6d);
  return {
    ...commonOf(deps, language),
    grades: read.kind === 'ok' ? read.grades : {},
    choices: Object.entries(user.jupas_programme_order)
      .sort(([, one], [, other]) => one - other)
      .map(([code]) => code),
    ability: scores === null || isDefaultAbility(scores) ? null : scores,
    trajectory: {
      events: user.trajectory_events,
      connections: user.trajectory_connections,
      types: user.event_types,
    },
  };
}

/** What a question may need when nobody in particular asks it. */
export function contextOfNobody(deps: Facts): CounsellorContext {
  const trajectory = { events: [], connections: [], types: [] };
  return { ...commonOf(deps, 'en'), grades: {}, choices: [], ability: null, trajectory };
}

/** What is the same for every pupil. */
function commonOf(deps: Facts, language: PreferredLanguage) {
  const { programmes, ability, institutions } = deps;
  const { catalogue } = programmes.current();
  return {
    ...todayOf(deps),
    catalogue,
    presetSubjects: ability.subjects,
    profiles: ability.programmes,
    institutions,
    language,
  };
}

/** Which programmes are spoken of, and in which year. */
export const todayOf = ({ programmes, now }: Pick<Facts, 'programmes' | 'now'>): Today => ({
  collection: programmes.current().collection,
  currentYear: now().getFullYear(),
});

/** The language of an answer: the one wished for, but Chinese, in the same script, for whoever writes it. */
export function languageOf(text: string, wished: PreferredLanguage): PreferredLanguage {
  if (wished !== 'en' || !/\p{Script=Han}/u.test(text)) return wished;
  const characters = Array.from(text);
  const traditional = characters.filter((one) => Object.hasOwn(TRADITIONAL_TO_SIMPLIFIED, one));
  const simplified = characters.filter((one) => SIMPLIFIED.has(one));
  return simplified.length > traditional.length ? 'sc' : 'tc';
}
