import { COMPULSORY_SUBJECTS, ELECTIVE_SUBJECTS, type Grades, type SubjectCode } from '@lodestar/domain';
import type { Reading } from '../asked/reading.ts';
import { readPlainly } from '../asked/said-plainly.ts';
import type { EarlierMessage, EddyContext } from '../context.ts';
import { hasEnoughGrades } from '../standing.ts';
import { gradesOf, isEnough, unclearOf } from '../tools/stated-grades.ts';
import { addedUp, supposedSoFar } from './supposed.ts';
import type { Stated, ToldGrades } from './told-grades.ts';

const ELECTIVES: ReadonlySet<SubjectCode> = new Set(ELECTIVE_SUBJECTS);

/** The grades of a message: typed in a row, or one by one with their subjects. */
export function statedIn({ grades }: Reading): Stated {
  const { row, changes, paired, subjects } = grades;
  const named = row.length > 0 ? paired : changes;
  const isGraded = (subject: SubjectCode): boolean => named.some((one) => one.subject === subject);
  return {
    sequence: row,
    electives: subjects.filter((subject) => ELECTIVES.has(subject) && !isGraded(subject)),
    named,
  };
}

/** So many grades in one message are the pupil's own, told all at once. */
const TOLD_AT_ONCE = 4;

/** Whether a message tells a whole set of grades. */
export function tellsGrades(reading: Reading): boolean {
  const { sequence, named } = statedIn(reading);
  return sequence.length > 0 || named.length >= TOLD_AT_ONCE;
}

/** "If English were 5", 升到5: supposed, and not told. */
const SUPPOSES =
  /(?<![a-z])(?:if|suppose|say i|assum\w*|imagine|were|would|instead|goes? up|went up|goes? down|drops?(?: to)?|need|needs|required?)(?![a-z])|如果|假如|假设|若果?|要系|要是|万一|倘|的话|嘅话|升|跌|提升|提高|变成|要(?:唔|不)要|使唔使|最少|至少|要求/;
const isStep = ({ grades }: Reading): boolean => grades.mentions.some(({ kind }) => kind === 'steps');

const electivesOf = ({ named, electives }: Stated): readonly SubjectCode[] =>
  electives.length > 0
    ? electives
    : named.map(({ subject }) => subject).filter((subject) => ELECTIVES.has(subject));

/** What was told before with what is told now, which counts for the same subject; a new row stands for the old one. */
function together(before: Stated, now: Stated): Stated {
  const isRow = now.sequence.length > 0;
  const kept = isRow ? before.named.filter(({ subject }) => ELECTIVES.has(subject)) : before.named;
  const named = addedUp(kept, now.named);
  if (isRow)
    return { ...now, electives: now.electives.length > 0 ? now.electives : electivesOf(before), named };
  const added = now.electives.filter((subject) => !before.electives.includes(subject));
  return {
    ...before,
    electives: now.named.length > 0 ? before.electives : [...before.electives, ...added],
    named,
  };
}

const NOTHING: Stated = { sequence: [], electives: [], named: [] };
const isNothing = ({ sequence, named }: Stated): boolean => sequence.length + named.length === 0;

/** Whether a message goes on telling: grades that are not supposed, or the names of electives whose grades are told. */
export function tellsMore(before: Stated, reading: Reading, supposed: boolean): boolean {
  if (tellsGrades(reading)) return true;
  const { named, electives } = statedIn(reading);
  if (named.length > 0) return !supposed && !SUPPOSES.test(reading.text) && !isStep(reading);
  const isOpen = unclearOf(before).length > 0 && reading.grades.mentions.length === 0;
  return isOpen && electives.length > 0;
}

/** What a pupil without saved grades told of them in this chat, added up; null where nothing was. */
export function statedSoFar(context: EddyContext, messages: readonly EarlierMessage[]): Stated | null {
  let told = NOTHING;
  for (const [at, { text, isBot }] of messages.entries()) {
    if (isBot) continue;
    const reading = readPlainly(text, context);
    const supposed = supposedSoFar(messages.slice(0, at), context).length > 0;
    if (tellsMore(told, reading, supposed)) told = together(told, statedIn(reading));
  }
  return isNothing(told) ? null : told;
}

/** The fewest grades of a row that tells a whole set. */
const WHOLE_ROW = 5;

/** Whether a row without subjects tells the saved grades over again: the core in its order, then those of the electives. */
function repeats(stated: Stated, saved: Grades): boolean {
  if (stated.sequence.length < WHOLE_ROW || !isEnough(stated, saved)) return false;
  const told = gradesOf(stated, saved);
  const levels = (grades: Grades): string =>
    ELECTIVE_SUBJECTS.flatMap((subject) => grades[subject] ?? [])
      .toSorted()
      .join();
  return (
    COMPULSORY_SUBJECTS.every((subject) => told[subject] === saved[subject]) && levels(told) === levels(saved)
  );
}

/**
 * The grades that count for a message: where enough are saved, a whole set told in this message; else all that was told
 * in the chat. Null: those saved.
 */
export function toldNow(
  context: EddyContext,
  messages: readonly EarlierMessage[],
  text: string,
): ToldGrades | null {
  const saved = context.grades;
  if (!hasEnoughGrades(saved)) {
    const stated = statedSoFar(context, [...messages, { text, isBot: false }]);
    return stated === null ? null : { stated, saved };
  }
  const reading = readPlainly(text, context);
  const stated = statedIn(reading);
  const isWhole = tellsGrades(reading) && isEnough(stated, {});
  return isWhole || repeats(stated, saved) ? { stated, saved } : null;
}
