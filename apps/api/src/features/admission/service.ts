import { MINIMUM_SCORED_SUBJECTS } from '@lodestar/contract';
import {
  type Catalogue,
  classify,
  type Grades,
  LEVELS,
  type Level,
  parseUserScores,
  type RecommendationWish,
  type Recommended,
  recommend,
  recommendByLevel,
  smallestImprovement,
  type UserScoreProblem,
} from '@lodestar/domain';
import { fieldProblem, invalidFields, invalidRequest, notFound } from '../../errors.ts';
import { rememberRecent } from '../../recently-used.ts';
import { gradesKey, type LoadedYear, type ProgrammeService } from '../programmes/service.ts';
import type { Language } from './level-text.ts';
import { classificationAnswer, recommendationAnswer } from './present.ts';

/** Answers kept per collection: whoever opens receipts and comes back to them asks for the same again. */
const KEPT_RECEIPTS = 500;
/** These are larger, 15 to 90 KB. */
const KEPT_RECOMMENDATIONS = 60;

interface RecommendationRequest {
  readonly collection: string;
  readonly userScores: unknown;
  readonly selectedProgrammeCodes: readonly string[];
  readonly institutions: readonly string[];
  readonly count: number;
  readonly language: Language;
}

/** Levels and recommendations for the grades of a caller, as answers ready to be sent. */
export interface AdmissionService {
  readonly classify: (collection: string, code: string, userScores: unknown, language: Language) => Buffer;
  readonly recommend: (request: RecommendationRequest) => Buffer;
  readonly recommendByLevel: (request: RecommendationRequest, level: string) => Buffer;
}

export function createAdmissionService(programmes: ProgrammeService): AdmissionService {
  const receipts = rememberPerYear(KEPT_RECEIPTS);
  const recommendations = rememberPerYear(KEPT_RECOMMENDATIONS);

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
    const unknown = codes.filter((code) => !programmes.isKnownCode(code));
    if (unknown.length === 0) return;
    throw invalidFields(
      unknown.map((code) => fieldProblem('selectedProgrammeCodes', 'unknownProgramme', code)),
    );
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
  };
}

type Choice = (catalogue: Catalogue, grades: Grades, wish: RecommendationWish) => readonly Recommended[];

function rememberPerYear(capacity: number) {
  const kept = new WeakMap<LoadedYear, ReturnType<typeof rememberRecent<Buffer>>>();
  return (year: LoadedYear) => {
    const remember = kept.get(year) ?? rememberRecent<Buffer>(capacity);
    kept.set(year, remember);
    return remember;
  };
}

function levelNamed(name: string): Level {
  const level = LEVELS.find((known) => String(known) === name);
  if (level === undefined) throw notFound('level', name);
  return level;
}

function readGrades(userScores: unknown, minimum: number): Grades {
  const parsed = parseUserScores(userScores);
  if (parsed.kind === 'invalid') throw invalidFields(parsed.problems.map(refusedScore));
  if (parsed.scored < minimum) {
    throw invalidRequest(fieldProblem('userScores', 'tooFewSubjects', parsed.scored));
  }
  return parsed.grades;
}

function refusedScore({ kind, subjectCode, score }: UserScoreProblem) {
  const field = subjectCode === null ? 'userScores' : `userScores.${subjectCode}`;
  return fieldProblem(field, kind, kind === 'unknownGrade' ? score : subjectCode);
}
