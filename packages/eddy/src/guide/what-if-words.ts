import type { FiguresSource } from '../tools/figures-source.ts';
import type { Change, Shift, Step, Steps, WhatIf } from '../what-if.ts';
import { halfBelow, needsGrades } from './chance-words.ts';
import { ladderWords } from './ladder-words.ts';
import { noLevelWords } from './no-level-words.ts';
import { shortTitle } from './programme-title.ts';
import { bullets, figure, paragraphs, table, type Wording } from './wording.ts';

function changeWords({ subject, from, to }: Change, wording: Wording): string {
  const { texts, say } = wording;
  const values = { subject: wording.subject(subject), to: wording.grade(to) };
  return from === null
    ? say(texts.whatIf.changeNew, values)
    : say(texts.whatIf.change, { ...values, from: wording.grade(from) });
}

function single({ before, after }: Shift, wording: Wording): string {
  const { texts, say } = wording;
  const { reference_kind: kind, from_reference: gap, reason } = after;
  const reference = texts.reference[kind ?? 'median'];
  const text = before.level === after.level ? texts.whatIf.oneSame : texts.whatIf.one;
  const sentence = say(text, {
    code: after.code,
    short: after.short_name,
    institution: after.institution_name,
    before: wording.level(before.level),
    after: wording.level(after.level),
    scoreBefore: before.score,
    scoreAfter: after.score,
    year: after.year,
    reference,
    middle: after.reference,
  });
  return wording.joined([
    sentence,
    reason === 'requirementNotMet' ? say(texts.whatIf.stillUnmet, { code: after.code }) : null,
    gap !== null && gap < 0 ? say(texts.whatIf.belowHalf, { year: after.year, reference }) : null,
  ]);
}

/** How many levels a programme rises. */
const risen = ({ before, after }: Shift): number =>
  before.level === null || after.level === null ? 0 : after.level - before.level;

/** The one that rises by most levels; null where two do, or none. */
function risesMost(shifts: readonly Shift[], wording: Wording): string | null {
  const most = Math.max(...shifts.map(risen));
  const [only, ...others] = shifts.filter((one) => risen(one) === most);
  if (most < 1 || only === undefined || others.length > 0) return null;
  return wording.say(wording.texts.whatIf.risesMost, {
    title: shortTitle(only.after, wording),
    before: wording.level(only.before.level),
    after: wording.level(only.after.level),
  });
}

/** The middle of those admitted, and how far the new score is from it: "41 (+3.75)". */
function fromMiddle({ reference, from_reference: gap }: Shift['after'], { aside }: Wording): string {
  if (reference === null || gap === null) return figure(reference);
  return aside(figure(reference), gap > 0 ? `+${figure(gap)}` : figure(gap));
}

function several(shifts: readonly Shift[], wording: Wording): string {
  const { texts, say } = wording;
  const { programme, now, then, scoreChange, reference } = texts.table;
  const rows = shifts.map(({ before, after }) => [
    shortTitle(after, wording),
    wording.level(before.level),
    before.level === after.level ? wording.level(after.level) : `**${wording.level(after.level)}**`,
    `${figure(before.score)} → ${figure(after.score)}`,
    fromMiddle(after, wording),
  ]);
  const count = shifts.filter(({ before, after }) => before.level !== after.level).length;
  const unmet = shifts.filter(({ after }) => after.reason === 'requirementNotMet');
  const summary =
    count === 0
      ? texts.whatIf.none
      : say(count === 1 ? texts.whatIf.some_one : texts.whatIf.some_other, { count });
  return paragraphs([
    wording.joined([risesMost(shifts, wording), summary]),
    table([programme, now, then, scoreChange, reference], rows),
    noLevelWords(
      shifts.map(({ after }) => after),
      wording,
    ),
    bullets(unmet.map(({ after }) => say(texts.whatIf.stillUnmet, { code: after.code }))),
    halfBelow(
      shifts.map(({ after }) => after),
      wording,
    ),
  ]);
}

function effectWords({ raised, reached }: Step, wording: Wording): string {
  const { texts, say, list } = wording;
  const lifts = raised.length > 0 ? [say(texts.whatIf.lifts, { codes: list(raised) })] : [];
  const reaches = reached.after === reached.before ? [] : [say(texts.whatIf.reaches, { ...reached })];
  return [...lifts, ...reaches].join(texts.list.clause);
}

function stepRow({ change, raised, reached }: Step, wording: Wording): readonly string[] {
  const { subject, from, to } = change;
  return [
    `${wording.subject(subject)} ${wording.grade(from ?? '')} → ${wording.grade(to)}`,
    raised.length === 0 ? figure(null) : raised.join(wording.texts.list.separator),
    `${reached.before} → ${reached.after}`,
  ];
}

function stepsWords({ most, each }: Steps, detailed: boolean, wording: Wording): string {
  const { texts, say } = wording;
  if (most === null) return texts.whatIf.noStep;
  const { subject, from, to } = most.change;
  const sentence = say(texts.whatIf.most, {
    subject: wording.subject(subject),
    from: wording.grade(from ?? ''),
    to: wording.grade(to),
    effect: effectWords(most, wording),
  });
  const heads = [texts.table.subject, texts.table.lifts, texts.table.reach];
  const shown = each.slice(0, detailed ? each.length : 3);
  const rows = shown.map((step) => stepRow(step, wording));
  return paragraphs([sentence, texts.whatIf.each, table(heads, rows)]);
}

/** What other grades would change. */
export function whatIfWords(
  result: WhatIf & Pick<FiguresSource, 'grades_needed' | 'missed'>,
  entered: number,
  detailed: boolean,
  wording: Wording,
): string {
  const { texts, say, list } = wording;
  const { changes, unchanged, shifts, unknown, best5, best6, reached, opened, steps } = result;
  const same = unchanged.map(({ subject, to }) =>
    say(texts.whatIf.unchanged, { subject: wording.subject(subject), to: wording.grade(to) }),
  );
  const gone = unknown.map((code) => say(texts.notThisYear, { code }));
  const lacking = needsGrades(result.grades_needed, entered, wording);
  if (steps !== null) return paragraphs([...gone, stepsWords(steps, detailed, wording)]);
  if (changes.length === 0)
    return paragraphs([...gone, ...same, ladderWords(result.missed, wording), lacking]);
  if (lacking !== null && shifts.every(({ after }) => after.level === null)) {
    return paragraphs([...gone, wording.joined(same), lacking]);
  }
  const [only, ...others] = shifts;
  const about =
    only === undefined
      ? texts.whatIf.noList
      : others.length === 0
        ? single(only, wording)
        : several(shifts, wording);
  const newOnes = list(opened.map(({ code, short_name }) => `${code} ${short_name}`));
  return paragraphs([
    ...gone,
    wording.joined(same),
    say(texts.whatIf.title, { changes: list(changes.map((change) => changeWords(change, wording))) }),
    about,
    say(texts.whatIf.best, {
      before5: best5.before,
      after5: best5.after,
      before6: best6.before,
      after6: best6.after,
    }),
    wording.joined([
      say(texts.whatIf.reached, { ...reached }),
      (detailed || only === undefined) && opened.length > 0
        ? say(texts.whatIf.opened, { list: newOnes })
        : null,
    ]),
    lacking,
  ]);
}
