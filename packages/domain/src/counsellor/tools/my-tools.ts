import { HIGHEST_SCORE } from '../../ability/dimension.ts';
import { leadingAreas } from '../../ability/leading-areas.ts';
import { rankProgrammes, rankSubjects, TOP_MATCHES } from '../../ability/match.ts';
import { bandAt, bandRoom } from '../../admission/selection.ts';
import { plainScores } from '../../grades/plain-scores.ts';
import { gradePoints } from '../../grades/points.ts';
import { SUBJECTS } from '../../grades/subject.ts';
import { rankedDimensions } from '../../report/profile-shape.ts';
import type { CounsellorContext } from '../context.ts';
import { briefOf, standingOf } from '../standing.ts';
import type { AbilityResult, ListResult, ScoresResult } from '../tool-result.ts';
import { figuresSource } from './figures-source.ts';

const LEADING_AREAS = 3;
const HIGHEST_POINTS = gradePoints('5**', '7');

/** The pupil's grades and their plain sums. */
export function myScores(context: CounsellorContext): ScoresResult {
  const { grades } = context;
  const { best5Score, best6Score, coreScore, totalScore, top, competitive, safety } = plainScores(grades);
  return {
    tool: 'my_scores',
    grades: SUBJECTS.flatMap((subject) => {
      const grade = grades[subject];
      return grade === undefined ? [] : [{ subject, grade }];
    }),
    grades_needed: figuresSource([], context).grades_needed,
    best5: best5Score,
    best6: best6Score,
    best5_maximum: 5 * HIGHEST_POINTS,
    best6_maximum: 6 * HIGHEST_POINTS,
    core: coreScore,
    total: totalScore,
    competitiveness: {
      top: Math.round(top),
      competitive: Math.round(competitive),
      safety: Math.round(safety),
    },
    scale: '7',
  };
}

/** The pupil's list with ranks, bands and levels. */
export function myList(context: CounsellorContext): ListResult {
  const { choices, catalogue, grades } = context;
  const listed = choices.flatMap((code, index) => {
    const entry = catalogue.entry(code);
    if (entry === undefined) return [];
    return [{ ...standingOf(entry, grades, context), rank: index + 1, band: bandAt(index) }];
  });
  return {
    tool: 'my_list',
    choices: listed,
    unknown: choices.filter((code) => catalogue.find(code) === undefined),
    count: choices.length,
    room: bandRoom(choices),
    ...figuresSource(choices.map(catalogue.find), context),
  };
}

/** The six abilities with what they match best. */
export function myAbility(context: CounsellorContext): AbilityResult {
  const { ability, presetSubjects, profiles, catalogue } = context;
  if (ability === null) {
    const none = { scores: [], subjects: [], programmes: [], areas: [] };
    return { tool: 'my_ability', taken: false, out_of: HIGHEST_SCORE, ...none };
  }
  const ranked = rankProgrammes(ability, profiles);
  const named = ranked.flatMap(({ row, percent }) => {
    const programme = catalogue.find(row.code);
    return programme === undefined ? [] : [{ ...briefOf(programme, context), percent: Math.round(percent) }];
  });
  return {
    tool: 'my_ability',
    taken: true,
    out_of: HIGHEST_SCORE,
    scores: rankedDimensions(ability).map(({ dimension, score }) => ({ dimension, score: score / 100 })),
    subjects: rankSubjects(ability, presetSubjects)
      .slice(0, TOP_MATCHES)
      .map(({ row, percent }) => ({ subject: row.code, percent: Math.round(percent) })),
    programmes: named.slice(0, TOP_MATCHES),
    areas: leadingAreas(ranked, LEADING_AREAS),
  };
}
