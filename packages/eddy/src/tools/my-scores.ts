import { type Grade, gradePoints, plainScores, SUBJECTS, type SubjectCode } from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import { needsGrades } from '../guide/chance-words.ts';
import { paragraphs, type Wording } from '../guide/wording.ts';
import { figuresSource } from './figures-source.ts';
import { taking } from './input-schema.ts';
import { type NoInput, readNothing } from './read-input.ts';
import { tool } from './tool.ts';

const HIGHEST_POINTS = gradePoints('5**', '7');

export interface ScoresResult {
  readonly tool: 'my_scores';
  readonly grades: readonly { readonly subject: SubjectCode; readonly grade: Grade }[];
  /** How many more grades are needed before levels can be told. */
  readonly grades_needed: number;
  readonly best5: number;
  readonly best6: number;
  readonly best5_maximum: number;
  readonly best6_maximum: number;
  readonly core: number;
  readonly total: number;
  /** Out of 42 and 35 and 25, in whole percent. */
  readonly competitiveness: { readonly top: number; readonly competitive: number; readonly safety: number };
  readonly scale: '7';
}

/** The pupil's grades and their plain sums. */
function scoresOf(context: EddyContext): ScoresResult {
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

const ORDER = ['5**', '5*', '5', '4', '3', '2', '1', 'U'];

function ends({ grades }: ScoresResult, wording: Wording): readonly string[] {
  const { texts, say, subject, list } = wording;
  const levels = grades.filter(({ grade }) => ORDER.includes(grade));
  const places = levels.map(({ grade }) => ORDER.indexOf(grade));
  const [best, worst] = [Math.min(...places), Math.max(...places)];
  if (levels.length < 2 || best === worst) return [];
  const at = (place: number): string =>
    list(levels.filter(({ grade }) => ORDER.indexOf(grade) === place).map((one) => subject(one.subject)));
  const graded = (place: number): string => wording.grade(ORDER[place] ?? '');
  return [
    say(texts.scores.highest, { subjects: at(best), grade: graded(best) }),
    say(texts.scores.lowest, { subjects: at(worst), grade: graded(worst) }),
  ];
}

/** The pupil's grades and sums. */
function scoresWords(result: ScoresResult, detailed: boolean, wording: Wording): string {
  const { texts, say, subject, grade } = wording;
  const { grades, best5, best6, core, total, competitiveness, grades_needed: needed } = result;
  if (grades.length === 0) return needsGrades(needed, 0, wording) ?? '';
  const list = grades.map((one) => `${subject(one.subject)} ${grade(one.grade)}`).join(texts.list.separator);
  return paragraphs([
    say(texts.scores.sums, { best5, best6, of5: result.best5_maximum, of6: result.best6_maximum }),
    wording.joined([say(texts.scores.grades, { list }), ...ends(result, wording)]),
    detailed ? say(texts.scores.core, { core, total, ...competitiveness }) : null,
    needed > 0 ? say(texts.scores.few, { count: needed }) : null,
  ]);
}

export const myScores = tool({
  name: 'my_scores',
  describe: 'The pupil’s DSE grades, best 5, best 6, core and total on the 7-point scale.',
  input: taking({}),
  parse: readNothing,
  run: (_: NoInput, context) => scoresOf(context),
  say: (result, { detailed, wording }) => scoresWords(result, detailed, wording),
  grounds: () => ({ programmes: [], year: null }),
  followUps: () => [],
});
