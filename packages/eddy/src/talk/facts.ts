import { recommend, smallestImprovement } from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import type { Wording } from '../guide/wording.ts';
import { entriesFor, hasEnoughGrades, standingOf } from '../standing.ts';
import type { FactName } from './texts.ts';

/** What fills the places of a fact; null: it does not hold for this pupil. */
type Values = Readonly<Record<string, string | number>> | null;
type Fact = (context: EddyContext, wording: Wording) => Values;

const ALWAYS = {};
/** Fewer of a list than these, as a share, or of the catalogue, would only frighten. */
const LEAST_REACHED = 0.3;
const LEAST_WITHIN_REACH = 10;
const isReached = (from: number | null): boolean => from !== null && from >= 0;

function listReached(context: EddyContext): Values {
  const { grades, choices } = context;
  if (!hasEnoughGrades(grades)) return null;
  const { entries } = entriesFor(choices, context);
  if (entries.length === 0) return null;
  const reached = entries
    .map((entry) => standingOf(entry, grades, context))
    .filter(({ reason, from_reference }) => reason === null && isReached(from_reference));
  return reached.length < LEAST_REACHED * entries.length
    ? null
    : { count: reached.length, all: entries.length };
}

function reach({ catalogue, grades }: EddyContext): Values {
  if (!hasEnoughGrades(grades)) return null;
  const all = catalogue.programmes.length;
  const count = recommend(catalogue, grades, { exclude: [], institutions: [], count: all }).length;
  return count < LEAST_WITHIN_REACH ? null : { count, all };
}

/** The highest of the six abilities; where several are highest none is named. */
function ability({ ability: scores }: EddyContext, { texts }: Wording): Values {
  if (scores === null) return null;
  const names = Object.values(texts.dimension);
  const highest = Math.max(...scores);
  const at = scores.indexOf(highest);
  const name = names[at];
  return name === undefined || scores.lastIndexOf(highest) !== at ? null : { dimension: name };
}

const GRADES = ['U', '1', '2', '3', '4', '5', '5*', '5**'];
const isNextGrade = (from: string, to: string): boolean => GRADES.indexOf(to) === GRADES.indexOf(from) + 1;

/** One grade more that lifts a choice: more than one would sound out of reach. */
function step(context: EddyContext, wording: Wording): Values {
  const { catalogue, grades, choices } = context;
  if (!hasEnoughGrades(grades)) return null;
  for (const { programme } of entriesFor(choices, context).entries) {
    const found = smallestImprovement(catalogue, programme, grades);
    if (found === null || found.from === null || !isNextGrade(found.from, found.to)) continue;
    return {
      code: programme.code,
      subject: wording.subject(found.subjectCode),
      from: wording.grade(found.from),
      to: wording.grade(found.to),
    };
  }
  return null;
}

/** What may help a pupil to know, and when it holds. */
export const FACTS: Readonly<Record<FactName, Fact>> = {
  halfBelow: () => ALWAYS,
  routes: () => ALWAYS,
  hidden: () => ALWAYS,
  changeLater: () => ALWAYS,
  catalogue: ({ catalogue }) => ({ all: catalogue.programmes.length }),
  listReached,
  reach,
  ability,
  step,
};
