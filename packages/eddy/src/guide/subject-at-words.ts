import type { SubjectAtProgramme, SubjectAtResult } from '../tools/subject-at-programmes.ts';
import { figure, type Wording } from './wording.ts';

type Some = readonly SubjectAtProgramme[];

/** Some programmes with the grade that each asks for, those that ask for the same told together. */
function asksList(some: Some, wording: Wording): string {
  const { texts, say, list, grade } = wording;
  const groups = [...Map.groupBy(some, ({ required }) => required)];
  return groups
    .map(([required, each]) => {
      const codes = list(each.map(({ code }) => code));
      return required === null
        ? say(texts.subjectAt.asksNone, { codes })
        : say(texts.subjectAt.asks, { codes, level: grade(required) });
    })
    .join(texts.list.separator);
}

const codesOf = (some: Some, { list }: Wording): string => list(some.map(({ code }) => code));

/** At which of them it counts, and with what weight. */
function countsWords(
  { programmes, subject: code, scored }: SubjectAtResult,
  wording: Wording,
): string | null {
  const { texts, say, list, subject } = wording;
  if (!scored) return null;
  const counted = programmes.filter(({ weight }) => weight !== null);
  const others = programmes.filter(({ weight }) => weight === null);
  const weighed = list(counted.map((one) => wording.aside(one.code, `× ${figure(one.weight)}`)));
  const values = { subject: subject(code), list: weighed, codes: codesOf(others, wording) };
  if (counted.length === 0) return say(texts.subjectAt.countsNowhere, values);
  return say(others.length === 0 ? texts.subjectAt.countsAll : texts.subjectAt.countsSome, values);
}

function minimumWords({ programmes, subject: code, grade: held }: SubjectAtResult, wording: Wording): string {
  const { texts, say, subject, grade } = wording;
  const [met, unmet] = [programmes.filter((one) => one.met), programmes.filter((one) => !one.met)];
  const values = {
    subject: subject(code),
    grade: held === null ? null : grade(held),
    met: codesOf(met, wording),
    unmet: codesOf(unmet, wording),
    asks: asksList(programmes, wording),
  };
  if (unmet.length === 0) return say(texts.subjectAt.metAll, values);
  return say(met.length === 0 ? texts.subjectAt.metNone : texts.subjectAt.metSome, values);
}

/** Whether a subject bars somebody from some programmes, or counts there: the answer first, in sentences. */
export function subjectAtWords(result: SubjectAtResult, wording: Wording): string {
  const counts = countsWords(result, wording);
  const minimum = minimumWords(result, wording);
  const isAsked = result.programmes.some(({ required, met }) => required !== null || !met);
  if (result.asks === 'counts') return wording.joined([counts, counts === null || isAsked ? minimum : null]);
  const isShut = result.programmes.every(({ met }) => !met);
  return wording.joined([minimum, isShut ? null : counts]);
}
