import { subjectMentions } from '../asked/subject-words.ts';
import type { Understanding } from '../understanding.ts';
import { lookUp, type Wish } from './parts.ts';
import { fieldOf } from './subjects.ts';
import { likeliestOf } from './topics.ts';

/** A mark of one paper of school: 31/100, 考了31分, "got 41 in the test". */
const MARK =
  /[0-9]{1,3} ?(?:\/ ?100|分(?!钟|之|别)|%|out of 100)|(?<![a-z])(?:marks?|test|quiz)\D{0,16}[0-9]{2}(?![0-9])/;
const TAKES_OR_DROPS =
  /(?<![a-z])(?:drop(?:ping|ped)?|quit|give up)(?![a-z])|退|放弃|(?:拣|选|读)(?!修)|(?<![a-z])(?:keep|choose|take)(?![a-z])/;
const ELECTIVE_SHARE = 0.3;
const LONGEST_BETWEEN = 14;

/** M2考了31分, "phys 41/100": a mark of school, and what is asked of the subject beside it: to keep it, or what it is needed for. */
export function besideSchoolMark(wish: Wish): Understanding | null {
  const { text, named, grades } = wish.reading;
  const mark = MARK.exec(text);
  if (mark === null || grades.changes.length > 0 || named.codes.length > 0) return null;
  const near = subjectMentions(text).filter(
    ({ at, end }) => Math.max(at, mark.index) - Math.min(end, mark.index + mark[0].length) <= LONGEST_BETWEEN,
  );
  if (near.length === 0 || !(TAKES_OR_DROPS.test(text) || named.topics.length > 0)) return null;
  const known = likeliestOf(['electives'], ELECTIVE_SHARE, wish);
  if (known !== null) return known;
  const subjects = [...new Set(near.flatMap((one) => one.subjects))];
  const about = fieldOf(wish);
  if (about === null) return null;
  return lookUp([
    { tool: 'electives_for', input: { ...about, compare: { subjects, beside: [], asks: 'choice' } } },
  ]);
}
