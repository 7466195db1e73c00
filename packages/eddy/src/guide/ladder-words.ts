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

/** One sentence beside a table in which everything stands lowest for the same reason; null where nothing is missed. */
export function missedWords(missed: MissedMinimum | null, wording: Wording): string | null {
  if (missed === null) return null;
  return wording.say(wording.texts.ladder.why, { list: missedList(missed, wording) });
}

/** The general minimum first, kindly, then the next rung and where it leads; null where nothing is missed. */
export function ladderWords(missed: MissedMinimum | null, wording: Wording): string | null {
  if (missed === null) return null;
  const { texts, say, joined } = wording;
  const { ladder } = texts;
  return paragraphs([
    say(ladder.missed, { list: missedList(missed, wording) }),
    joined([nextRung(missed, wording), missesChinese(missed) ? ladder.otherChinese : null]),
  ]);
}
