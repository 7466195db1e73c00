import type { Standing } from '../standing.ts';
import type { MissedMinimum } from '../tools/general-minimum.ts';
import { paragraphs, type Wording } from './wording.ts';

/** Each thing that is missed, with what is held of it. */
function missedList(missed: MissedMinimum, { texts, say, list, subject, grade }: Wording): string {
  const { ladder, require } = texts;
  return list([
    ...missed.subjects.map((one) =>
      say(ladder.item, {
        required: say(require.single, { subject: subject(one.subject), level: grade(one.required) }),
        held: grade(one.held),
      }),
    ),
    ...(missed.citizenship ? [ladder.citizenship] : []),
    ...(missed.elective ? [ladder.elective] : []),
  ]);
}

const missesChinese = ({ subjects }: MissedMinimum): boolean =>
  subjects.some(({ subject }) => subject === 'CHI');

/** What is open from where one stands: the next rung, and what leads on from it. */
function nextRung(missed: MissedMinimum, { texts, say, list, subject }: Wording): string {
  const { ladder } = texts;
  if (!missed.sub_degree) return ladder.foundation;
  const { subjects } = missed;
  if (subjects.length === 0) return ladder.subDegree;
  return say(ladder.subDegreeOrAgain, { subjects: list(subjects.map((one) => subject(one.subject))) });
}

/** Whether everything in a table stands lowest for a minimum. */
export const allShut = (standings: readonly Standing[]): boolean =>
  standings.length > 0 && standings.every(({ reason }) => reason === 'requirementNotMet');

/** One sentence beside a table in which everything stands lowest for the same reason; null where nothing is missed. */
export function missedWords(missed: MissedMinimum | null, wording: Wording): string | null {
  if (missed === null) return null;
  return wording.say(wording.texts.ladder.why, { list: missedList(missed, wording) });
}

/** The next rung and where it leads; null where nothing of the general minimum is missed. */
export function rungWords(missed: MissedMinimum | null, wording: Wording): string | null {
  if (missed === null) return null;
  return wording.joined([nextRung(missed, wording), otherChineseWords(missed, wording)]);
}

/** What stands for Chinese where it is no mother tongue; null where Chinese is not missed. */
export const otherChineseWords = (missed: MissedMinimum | null, { texts }: Wording): string | null =>
  missed !== null && missesChinese(missed) ? texts.ladder.otherChinese : null;

/** The general minimum first, kindly, then the next rung and where it leads; null where nothing is missed. */
export function ladderWords(missed: MissedMinimum | null, wording: Wording): string | null {
  if (missed === null) return null;
  const first = wording.say(wording.texts.ladder.missed, { list: missedList(missed, wording) });
  return paragraphs([first, rungWords(missed, wording)]);
}
