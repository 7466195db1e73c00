import type { AbilityResult, ScoresResult } from '../tool-result.ts';
import { needsGrades } from './chance-words.ts';
import { figure, paragraphs, type Wording } from './wording.ts';

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
export function scoresWords(result: ScoresResult, detailed: boolean, wording: Wording): string {
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

/** The six abilities and what matches them. */
export function abilityWords(
  { taken, scores, subjects, programmes }: AbilityResult,
  detailed: boolean,
  wording: Wording,
): string {
  const { texts, say, list, aside } = wording;
  if (!taken) return texts.ability.notTaken;
  const named = scores.map(({ dimension, score }) => ({ name: texts.dimension[dimension], score }));
  const [highest, lowest] = [named[0], named.at(-1)];
  const percent = (value: number): string => `${figure(value)}%`;
  const ofEach = named.map(({ name, score }) => `${name} ${figure(score)}`).join(texts.list.separator);
  return paragraphs([
    wording.joined([
      say(texts.ability.scores, { list: ofEach }),
      say(texts.ability.ends, { highest: highest?.name ?? '', lowest: lowest?.name ?? '' }),
    ]),
    say(texts.ability.subjects, {
      list: list(subjects.map((one) => aside(wording.subject(one.subject), percent(one.percent)))),
    }),
    say(texts.ability.programmes, {
      list: list(
        programmes.map(({ code, short_name, percent: match }) =>
          aside(`${code} ${short_name}`, percent(match)),
        ),
      ),
    }),
    detailed || subjects.length > 0 ? texts.ability.meaning : null,
  ]);
}
