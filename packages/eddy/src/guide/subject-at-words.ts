import type { SubjectAtProgramme, SubjectAtResult } from '../tools/subject-at-programmes.ts';
import { figure, type Wording } from './wording.ts';

type Some = readonly SubjectAtProgramme[];

/** So few are told by their names as well. */
const FEW = 3;

const codesOf = (some: Some, { list }: Wording): string => list(some.map(({ code }) => code));

/** Programmes by their codes, and where few are asked about by their short names. */
const namesOf = (some: Some, all: Some, { list }: Wording): string =>
  list(some.map(({ code, short_name: name }) => (all.length <= FEW ? `${code} ${name}` : code)));

/** Grades sort as they are written: 5** after 5* after 5. */
const strictestFirst = (some: Some): Some =>
  some.toSorted(({ required: one }, { required: other }) => ((one ?? '') < (other ?? '') ? 1 : -1));

/** Some programmes with the grade that each asks for, those that ask for the same told together. */
function asksList(some: Some, nameOf: (each: Some) => string, wording: Wording): string {
  const { texts, say, grade } = wording;
  const groups = [
    ...Map.groupBy(some, ({ required, as_elective: elective }) => `${required} ${elective}`).values(),
  ];
  return groups
    .map((each) => {
      const codes = nameOf(each);
      const [{ required, as_elective: elective } = { required: null, as_elective: null }] = each;
      if (elective !== null) return say(texts.subjectAt.asksElective, { codes, level: grade(elective) });
      return required === null
        ? say(texts.subjectAt.asksNone, { codes })
        : say(texts.subjectAt.asks, { codes, level: grade(required) });
    })
    .join(texts.list.separator);
}

/** Yes or no first, where that is asked. */
function startWords(isYes: boolean, asksWhether: boolean, { texts }: Wording): string {
  if (!asksWhether) return '';
  return isYes ? texts.subjectAt.yes : texts.subjectAt.no;
}

const timesWords = (least: number, most: number): string =>
  least === most ? `× ${figure(least)}` : `× ${figure(least)}–${figure(most)}`;

/** "JS4903 (× 2; the others × 1)". */
function besideOthers(
  { code, weight_at_best: weight, others }: SubjectAtProgramme,
  wording: Wording,
): string {
  const { texts, say, aside } = wording;
  if (weight === null) return code;
  const own = timesWords(weight, weight);
  const each = others === null ? null : timesWords(others.least, others.most);
  return aside(
    code,
    each === null || each === own ? own : say(texts.subjectAt.beside, { own, others: each }),
  );
}

/** Whether it weighs as much as the heaviest of the others, and more than some. */
const weighsMore = ({ weight_at_best: weight, others }: SubjectAtProgramme): boolean =>
  weight !== null && others !== null && weight > others.least && weight >= others.most;

/** Where it weighs more than the others that count, where no more, and where the formula does not take it. */
function weightWords({ programmes, subject: code }: SubjectAtResult, asksWhether: boolean, wording: Wording) {
  const { texts, say, list, subject, joined } = wording;
  const none = programmes.filter((one) => one.weight_at_best === null);
  const more = programmes.filter(weighsMore);
  const usual = programmes.filter((one) => one.weight_at_best !== null && !weighsMore(one));
  const told = (text: string, some: Some): string | null =>
    some.length === 0
      ? null
      : say(text, { subject: subject(code), list: list(some.map((one) => besideOthers(one, wording))) });
  const { weighsMore: moreText, weighsUsual, weighsNone } = texts.subjectAt;
  const words = joined([told(moreText, more), told(weighsUsual, usual), told(weighsNone, none)]);
  const isMixed = more.length > 0 && more.length < programmes.length;
  return startWords(more.length > 0, asksWhether && !isMixed, wording) + words;
}

/** At which of them it counts, and with what weight; of a subject that is not held, what it would count. */
function countsWords(
  { programmes, subject: code, scored, grade }: SubjectAtResult,
  asksWhether: boolean,
  wording: Wording,
): string | null {
  const { texts, say, list, subject } = wording;
  if (!scored || grade === null) return null;
  const counted = programmes.filter(({ weight }) => weight !== null);
  const others = programmes.filter(({ weight }) => weight === null);
  const weighed = list(counted.map((one) => wording.aside(one.code, `× ${figure(one.weight)}`)));
  const values = { subject: subject(code), list: weighed, codes: codesOf(others, wording) };
  const isMixed = counted.length > 0 && others.length > 0;
  const start = startWords(counted.length > 0, asksWhether && !isMixed, wording);
  if (counted.length === 0) return start + say(texts.subjectAt.countsNowhere, values);
  return start + say(isMixed ? texts.subjectAt.countsSome : texts.subjectAt.countsAll, values);
}

function minimumWords({ programmes, subject: code, grade: held }: SubjectAtResult, wording: Wording): string {
  const { texts, say, subject, grade } = wording;
  const [met, unmet] = [programmes.filter((one) => one.met), programmes.filter((one) => !one.met)];
  const isMixed = met.length > 0 && unmet.length > 0;
  // What is named before it is not named again.
  const named = (some: Some): string => namesOf(some, programmes, wording);
  const asked = (some: Some): string => (isMixed ? codesOf(some, wording) : named(some));
  const values = {
    subject: subject(code),
    grade: held === null ? null : grade(held),
    met: named(met),
    unmet: named(unmet),
    asks: asksList(programmes, asked, wording),
  };
  if (held === null) {
    return say(texts.subjectAt.asked, {
      ...values,
      asks: asksList(strictestFirst(programmes), named, wording),
    });
  }
  if (unmet.length === 0) return say(texts.subjectAt.metAll, values);
  return say(met.length === 0 ? texts.subjectAt.metNone : texts.subjectAt.metSome, values);
}

/** Whether a subject bars somebody from some programmes, or counts there: the answer first, in sentences. */
export function subjectAtWords(result: SubjectAtResult, asksWhether: boolean, wording: Wording): string {
  const isWeight = result.asks === 'weight' || (result.asks === 'counts' && result.grade === null);
  if (isWeight) return weightWords(result, asksWhether, wording);
  const counts = countsWords(result, asksWhether && result.asks === 'counts', wording);
  const minimum = minimumWords(result, wording);
  if (result.asks === 'minimum' && result.grade === null)
    return wording.joined([minimum, weightWords(result, false, wording)]);
  const isAsked = result.programmes.some(({ required, met }) => required !== null || !met);
  if (result.asks === 'counts') return wording.joined([counts, counts === null || isAsked ? minimum : null]);
  const isShut = result.programmes.every(({ met }) => !met);
  return wording.joined([minimum, isShut ? null : counts]);
}
