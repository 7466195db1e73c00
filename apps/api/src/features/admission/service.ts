import type { Language } from '@lodestar/domain';
import {
  type AbilityScores,
  abilityPercents,
  type Catalogue,
  checkList,
  classify,
  DEFAULT_SEED,
  type Grades,
  interestsOf,
  LEVELS,
  type Level,
  type ListChance,
  type ListFinding,
  type ListQuestion,
  likelyOf,
  listChance,
  MINIMUM_SCORED_SUBJECTS,
  type ProgrammeProfile,
  type RecommendationWish,
  type Recommended,
  recommend,
  recommendByLevel,
  recommendMix,
  smallestImprovement,
} from '@lodestar/domain';
import { fieldProblem, invalidRequest, notFound } from '../../errors.ts';
import type { ThrottleShare, Throttles } from '../../http/throttle.ts';
import { lruCache } from '../../shared/lru.ts';
import { gradesKey, type LoadedYear, type ProgrammeService } from '../programmes/service.ts';
import {
  readGrades,
  readScores,
  readSpreads,
  refuseRepeated,
  refuseUnknown,
  type SentSpread,
} from './asked.ts';
import { classificationAnswer, mixAnswer, recommendationAnswer } from './present.ts';

/** Answers kept per collection: whoever opens receipts and comes back to them asks for the same again. */
const KEPT_RECEIPTS = 500;
/** These are larger, 15 to 90 KB. */
const KEPT_RECOMMENDATIONS = 60;

/** Each takes a tenth of a second to work out. */
const KEPT_CHANCES = 200;
/** The pages work chances out themselves; a class behind one address still has three a pupil and minute. */
const CHANCE_SHARE: ThrottleShare = { name: 'chance-addresses', max: 120, seconds: 60 };

interface RecommendationRequest {
  readonly collection: string;
  readonly userScores: unknown;
  readonly selectedProgrammeCodes: readonly string[];
  readonly institutions: readonly string[];
  readonly count: number;
  readonly language: Language;
}

interface MixRequest extends RecommendationRequest {
  readonly fields: readonly string[];
  /** Ids or words. */
  readonly interests: readonly string[];
  /** Null: the test was not taken. */
  readonly abilities: AbilityScores | null;
}

interface ChanceQuestion {
  readonly userScores: unknown;
  readonly choices: readonly string[];
  /** Grades that are not known yet, by subject. */
  readonly grades: Readonly<Record<string, SentSpread>>;
  readonly seed: number;
}

/** Levels and recommendations for the grades of a caller, as answers ready to be sent. */
export interface AdmissionService {
  readonly classify: (collection: string, code: string, userScores: unknown, language: Language) => string;
  readonly recommend: (request: RecommendationRequest) => Buffer;
  readonly recommendByLevel: (request: RecommendationRequest, level: string) => Buffer;
  readonly recommendMix: (request: MixRequest) => Buffer;
  /** @throws AppError too_many_requests where an address asks too often for what is not known yet. */
  readonly chances: (collection: string, question: ChanceQuestion, address: string) => Promise<Buffer>;
  /**
   * `userScores` null: not known yet. With grades the chances of the list are worked out too, within the same share.
   * @throws AppError too_many_requests as `chances` does
   */
  readonly checkList: (
    collection: string,
    userScores: unknown,
    choices: readonly string[],
    address: string,
  ) => Promise<readonly ListFinding[]>;
}

interface AdmissionDeps {
  readonly programmes: ProgrammeService;
  /** What programmes ask of a pupil's abilities. */
  readonly profiles: readonly ProgrammeProfile[];
  readonly throttle: Throttles;
}

export function createAdmissionService({ programmes, profiles, throttle }: AdmissionDeps): AdmissionService {
  const chanceAddresses = throttle(CHANCE_SHARE);
  const receipts = rememberPerYear<string>(KEPT_RECEIPTS);
  const recommendations = rememberPerYear<Buffer>(KEPT_RECOMMENDATIONS);
  const chances = rememberPerYear<{ known: ListChance | null }>(KEPT_CHANCES);

  /** A share is spent only where the chances are not known yet. */
  async function chancesOf(year: LoadedYear, question: ListQuestion, address: string): Promise<ListChance> {
    const { grades, spreads, codes, seed } = question;
    const key = JSON.stringify([gradesKey(grades), spreads, codes, seed]);
    const kept = chances(year)(key, () => ({ known: null }));
    if (kept.known === null) await chanceAddresses.spend(address);
    kept.known ??= listChance(year.chances, question);
    return kept.known;
  }

  function recommendWith(request: RecommendationRequest, kind: string, choose: Choice): Buffer {
    const year = programmes.year(request.collection);
    const grades = readGrades(request.userScores, MINIMUM_SCORED_SUBJECTS);
    const { selectedProgrammeCodes: exclude, institutions, count, language } = request;
    refuseUnknownCodes(exclude);
    const key = [kind, language, count, gradesKey(grades), exclude.join(), institutions.join()].join(' ');
    return recommendations(year)(key, () => {
      const recommended = choose(year.catalogue, grades, { exclude, institutions, count });
      return recommendationAnswer(year.collection, recommended, year.answers.programmeJson, grades, language);
    });
  }

  function refuseUnknownCodes(codes: readonly string[]): void {
    refuseUnknown('selectedProgrammeCodes', 'unknownProgramme', codes, programmes.isKnownCode);
  }

  return {
    classify: (collection, code, userScores, language) => {
      const year = programmes.year(collection);
      const { catalogue } = year;
      const programme = catalogue.find(code);
      if (programme === undefined) {
        throw invalidRequest(fieldProblem('programmeCode', 'unknownProgramme', code));
      }
      const grades = readGrades(userScores, 1);
      return receipts(year)(`${language} ${code} ${gradesKey(grades)}`, () =>
        classificationAnswer(
          classify(catalogue, programme, grades),
          smallestImprovement(catalogue, programme, grades),
          programme,
          language,
        ),
      );
    },
    recommend: (request) => recommendWith(request, 'median', recommend),
    recommendByLevel: (request, name) => {
      programmes.year(request.collection);
      const level = levelNamed(name);
      return recommendWith(request, name, (catalogue, grades, wish) =>
        recommendByLevel(catalogue, grades, level, wish),
      );
    },
    recommendMix: (request) => {
      const year = programmes.year(request.collection);
      const grades = readGrades(request.userScores, MINIMUM_SCORED_SUBJECTS);
      const {
        selectedProgrammeCodes: exclude,
        institutions,
        fields,
        interests,
        abilities,
        count,
        language,
      } = request;
      refuseUnknownCodes(exclude);
      refuseUnknown('fields', 'unknownField', fields, (id) => year.advice.guide.field(id) !== null);
      const wish = { count, fields, institutions, exclude };
      const key = JSON.stringify(['mix', language, gradesKey(grades), wish, interests, abilities]);
      return recommendations(year)(key, () => {
        const heard = interestsOf(year.advice.guide, interests);
        const abilityPercent = abilities === null ? null : abilityPercents(abilities, profiles);
        const mixed = recommendMix(year.advice, grades, { ...wish, interests: heard, abilityPercent });
        return mixAnswer(year.collection, mixed, year.answers.programmeJson, language);
      });
    },
    chances: async (collection, { userScores, choices, grades: sent, seed }, address) => {
      const year = programmes.year(collection);
      const { catalogue } = year;
      const grades = readGrades(userScores, MINIMUM_SCORED_SUBJECTS);
      const spreads = readSpreads(sent);
      refuseUnknown('choices', 'unknownProgramme', choices, (code) => catalogue.find(code) !== undefined);
      refuseRepeated('choices', choices);
      const question = { grades: { ...grades, ...likelyOf(spreads) }, spreads, codes: choices, seed };
      const answer = await chancesOf(year, question, address);
      return Buffer.from(JSON.stringify({ success: true, ...answer }));
    },
    checkList: async (collection, userScores, choices, address) => {
      const year = programmes.year(collection);
      const scores = userScores === null ? null : readScores(userScores);
      if (scores === null || scores.scored < MINIMUM_SCORED_SUBJECTS || choices.length === 0)
        return checkList(year.advice, null, choices, null);
      const { grades } = scores;
      const question = { grades, spreads: {}, codes: choices, seed: DEFAULT_SEED };
      return checkList(year.advice, grades, choices, await chancesOf(year, question, address));
    },
  };
}

function rememberPerYear<Answer>(capacity: number) {
  const kept = new WeakMap<LoadedYear, ReturnType<typeof lruCache<Answer>>>();
  return (year: LoadedYear) => {
    const remember = kept.get(year) ?? lruCache<Answer>(capacity);
    kept.set(year, remember);
    return remember;
  };
}

type Choice = (catalogue: Catalogue, grades: Grades, wish: RecommendationWish) => readonly Recommended[];

function levelNamed(name: string): Level {
  const level = LEVELS.find((known) => String(known) === name);
  if (level === undefined) throw notFound('level', name);
  return level;
}
