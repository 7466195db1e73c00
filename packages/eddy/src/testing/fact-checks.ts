import {
  type Classification,
  classify,
  DIMENSIONS,
  type Grades,
  isSubjectCode,
  minimumCodes,
  type Programme,
  plainScores,
  rankProgrammes,
  rankSubjects,
  smallestImprovement,
  TOP_MATCHES,
} from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import {
  hasFigure,
  namesDimension,
  namesLevel,
  namesSubject,
  saysCannot,
  saysMissing,
} from './answer-words.ts';
import type { FigureName, QuestionFact } from './question-facts.ts';

/** What was answered, as far as facts are looked for in it. */
export interface GivenAnswer {
  readonly text: string;
  readonly suggestions: readonly string[];
}

const CODE = /JS[0-9A-Z]{4}/g;

function programmeOf(context: EddyContext, code: string): Programme {
  const found = context.catalogue.find(code);
  if (found === undefined) throw new Error(`${code} is not in ${context.collection}`);
  return found;
}

function placed(context: EddyContext, code: string, grades: Grades = {}): Classification {
  const all = { ...context.grades, ...grades };
  return classify(context.catalogue, programmeOf(context, code), all);
}

function figureOf(context: EddyContext, code: string, name: FigureName): number | null {
  const { statistics } = placed(context, code);
  if (name === 'intake') return programmeOf(context, code).intake;
  if (name === 'bandAApplications') return statistics.applications?.bandA ?? null;
  return statistics[name];
}

function has(text: string, figure: number | string | null): boolean {
  return figure !== null && hasFigure(text, figure);
}

function namesChangedLevels(text: string, context: EddyContext, grades: Grades): boolean {
  return context.choices.every((code) => {
    const after = placed(context, code, grades).classification;
    const same = placed(context, code).classification === after;
    return same || (text.includes(code) && namesLevel(text, after, context.language));
  });
}

function namesImprovement(text: string, context: EddyContext, code: string): boolean {
  const found = smallestImprovement(context.catalogue, programmeOf(context, code), context.grades);
  return (
    found !== null && namesSubject(text, found.subjectCode, context.language) && hasFigure(text, found.to)
  );
}

function namesSafestChoice(text: string, context: EddyContext): boolean {
  const levels = context.choices.map((code) => ({ code, level: placed(context, code).classification }));
  const best = Math.max(...levels.map(({ level }) => level));
  return levels.some(({ code, level }) => level === best && text.includes(code));
}

function namesTopMatch(text: string, context: EddyContext, of: 'subjects' | 'programmes'): boolean {
  const { ability, presetSubjects, profiles, language } = context;
  if (ability === null) return false;
  if (of === 'programmes')
    return rankProgrammes(ability, profiles)
      .slice(0, TOP_MATCHES)
      .some(({ row }) => text.includes(row.code));
  return rankSubjects(ability, presetSubjects)
    .slice(0, TOP_MATCHES)
    .some(({ row }) => isSubjectCode(row.code) && namesSubject(text, row.code, language));
}

function requiredIn(context: EddyContext, code: string, subject: string): string | null {
  return programmeOf(context, code).requirements[subject] ?? null;
}

/** Programmes named beyond the pupil's own must be within reach and of the institutions asked for. */
function recommends(
  text: string,
  context: EddyContext,
  institutions: readonly string[],
  least: number,
): boolean {
  const named = [...new Set(text.match(CODE) ?? [])].filter((code) => !context.choices.includes(code));
  return (
    named.length >= least &&
    named.every((code) => {
      const { institution } = programmeOf(context, code);
      const wanted = institutions.length === 0 || institutions.includes(institution);
      return wanted && placed(context, code).classification >= 3;
    })
  );
}

/** Whether an answer holds a fact. */
export function holdsFact(fact: QuestionFact, answer: GivenAnswer, context: EddyContext): boolean {
  const { text, suggestions } = answer;
  const { language, grades, choices } = context;
  switch (fact.kind) {
    case 'code':
      return text.includes(fact.code);
    case 'score':
      return has(text, placed(context, fact.code).user_score);
    case 'improvement':
      return namesImprovement(text, context, fact.code);
    case 'level':
      return namesLevel(text, placed(context, fact.code, fact.grades).classification, language);
    case 'changedLevels':
      return namesChangedLevels(text, context, fact.grades);
    case 'figure':
      return has(text, figureOf(context, fact.code, fact.of));
    case 'unmet': {
      const { unmet } = placed(context, fact.code).requirement;
      const found = unmet.find((one) => minimumCodes(one).includes(fact.subject));
      return (
        found !== undefined && namesSubject(text, fact.subject, language) && hasFigure(text, found.required)
      );
    }
    case 'requirement':
      return (
        namesSubject(text, fact.subject, language) && has(text, requiredIn(context, fact.code, fact.subject))
      );
    case 'grade':
      return namesSubject(text, fact.subject, language) && has(text, grades[fact.subject] ?? null);
    case 'best': {
      const { best5Score, best6Score } = plainScores(grades);
      return hasFigure(text, fact.of === 5 ? best5Score : best6Score);
    }
    case 'count':
      return hasFigure(text, fact.of === 'choices' ? choices.length : context.trajectory.events.length);
    case 'listsOwnChoices':
      return choices.every((code) => text.includes(code));
    case 'namesAChoice':
      return choices.some((code) => text.includes(code));
    case 'safestChoice':
      return namesSafestChoice(text, context);
    case 'band':
      return /Band\s*[AB]|[組组](?:別|别)\s*[AB]|[AB]\s*[組组]/i.test(text);
    case 'missing':
      return saysMissing(text, fact.of);
    case 'ability': {
      const score = context.ability?.[DIMENSIONS.indexOf(fact.dimension)];
      return namesDimension(text, fact.dimension) && score !== undefined && hasFigure(text, score);
    }
    case 'topMatch':
      return namesTopMatch(text, context, fact.of);
    case 'event':
      return text.includes(fact.name);
    case 'someOf':
      return fact.codes.filter((code) => text.includes(code)).length >= fact.least;
    case 'recommends':
      return recommends(text, context, fact.institutions, fact.least);
    case 'word':
      return fact.any.some((word) => text.toLowerCase().includes(word.toLowerCase()));
    case 'saysCannot':
      return saysCannot(text);
    case 'offers':
      return suggestions.length > 0;
  }
}
