import type { PreferredLanguage, User } from '@lodestar/contract';
import type {
  Catalogue,
  ChanceBasis,
  FieldGuide,
  InstitutionNames,
  PresetSubject,
  ProgrammeProfile,
  ScoreHistory,
} from '@lodestar/domain';
import {
  hongKongDay,
  isDefaultAbility,
  LANGUAGE_FACTS,
  parseAbility,
  readSavedScores,
  TRADITIONAL_TO_SIMPLIFIED,
  yearInHongKong,
} from '@lodestar/domain';
import {
  type Classifier,
  type EddyContext,
  type Intent,
  type Knowledge,
  languageHeard,
} from '@lodestar/eddy';
import { AppError } from '../../errors.ts';
import type { Today } from './answerer.ts';

/** What is known of programmes and subjects. */
export interface Facts {
  readonly programmes: {
    readonly current: () => {
      readonly catalogue: Catalogue;
      readonly collection: string;
      readonly chances: ChanceBasis;
    };
  };
  readonly ability: {
    readonly subjects: readonly PresetSubject[];
    readonly programmes: readonly ProgrammeProfile[];
  };
  readonly institutions: readonly InstitutionNames[];
  readonly scoreHistory: ScoreHistory;
  readonly fields: FieldGuide;
  readonly intents: Classifier<Intent>;
  readonly knowledge: Knowledge;
  readonly now: () => Date;
}

const SIMPLIFIED: ReadonlySet<string> = new Set(Object.values(TRADITIONAL_TO_SIMPLIFIED));

/** Everything of one pupil that a question may need; `savedScores` as they are kept. */
export function contextOf(
  deps: Facts,
  user: User,
  savedScores: unknown,
  language: PreferredLanguage,
): EddyContext {
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
export function contextOfNobody(deps: Facts): EddyContext {
  const trajectory = { events: [], connections: [], types: [] };
  return { ...commonOf(deps, 'en'), grades: {}, choices: [], ability: null, trajectory };
}

/** What is the same for every pupil. */
function commonOf(deps: Facts, language: PreferredLanguage) {
  const { ability, institutions, scoreHistory, fields, intents, knowledge, now } = deps;
  return {
    ...todayOf(deps),
    chanceFits: deps.programmes.current().chances.fits,
    today: hongKongDay(now()),
    knowledge,
    presetSubjects: ability.subjects,
    profiles: ability.programmes,
    institutions,
    scoreHistory,
    fields,
    intents,
    language,
  };
}

/** Which programmes are spoken of, and in which year. */
export function todayOf({ programmes, now }: Pick<Facts, 'programmes' | 'now'>): Today {
  const { catalogue, collection } = programmes.current();
  return { catalogue, collection, currentYear: yearInHongKong(now()) };
}

/** The language of an answer: the one wished for, but Chinese, in the same script, for whoever writes it, also in Latin letters. */
export function languageOf(text: string, wished: PreferredLanguage): PreferredLanguage {
  if (LANGUAGE_FACTS[wished].keptAs === 'tc' || !/\p{Script=Han}/u.test(text))
    return languageHeard(text, wished);
  const characters = Array.from(text);
  const traditional = characters.filter((one) => Object.hasOwn(TRADITIONAL_TO_SIMPLIFIED, one));
  const simplified = characters.filter((one) => SIMPLIFIED.has(one));
  return simplified.length > traditional.length ? 'sc' : 'tc';
}

/**
 * The analysis that a message refers to; null when it refers to none.
 * @throws AppError not_found for any but one's own
 */
export function ownAnalysis({ trajectory_analyses }: User, id: string | null | undefined) {
  if (id === null || id === undefined) return null;
  const analysis = trajectory_analyses.find((one) => one.id === id);
  if (analysis === undefined) throw new AppError('not_found');
  return analysis;
}
