import { ELECTIVE_SUBJECTS, type SubjectCode } from '@lodestar/domain';
import { readPlainly } from '../asked/said-plainly.ts';
import {
  bareSubjects,
  GETS_IN,
  type SubjectQuestion,
  schoolSubjects,
  subjectQuestion,
} from '../asked/subject-choice-words.ts';
import { takenIn } from '../asked/taken-subjects.ts';
import type { Topic } from '../asked/topics.ts';
import type { EddyContext } from '../context.ts';
import { wordingIn } from '../guide/wording.ts';
import { type ElectivesInput, electivesOf } from '../tools/electives-of-programmes.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import { SOUGHT } from './needed.ts';
import { lookUp, type Wish } from './parts.ts';
import { likeliestOf } from './topics.ts';
import { WISH_WORDS } from './wished.ts';

/** What was said longer ago is another matter. */
const REMEMBERED = 6;

type About = Pick<ElectivesInput, 'codes' | 'fields' | 'words'>;
const REGISTERS = ['written', 'spoken'] as const;
const ALL: About = { codes: [], fields: [], words: '' };

const saidBefore = ({ earlier }: Wish): readonly string[] =>
  earlier
    .filter(({ isBot }) => !isBot)
    .slice(-REMEMBERED)
    .map(({ text }) => text)
    .toReversed();

/** The topics of a text that are no subjects. */
function fieldsIn(text: string, context: EddyContext): readonly Topic[] {
  const { named, grades } = readPlainly(text, context);
  return named.topics.filter(
    (topic) => !grades.named.some((one) => topic.at < one.end && one.at < topic.end),
  );
}

function known(about: About, context: EddyContext): About | null {
  return electivesOf(about, context).count > 0 ? about : null;
}

/** For what a text wants electives: a field that it names; `freely`: or programmes, or anything it wishes for. */
function aboutOf(said: string, context: EddyContext, freely: boolean): About | null {
  const { text, named, grades } = readPlainly(said, context);
  if (named.codes.length > 0)
    return known({ ...ALL, codes: named.codes.slice(0, TOOL_LIMITS.codes) }, context);
  const topics = fieldsIn(said, context);
  const asSaid = topics.map(({ at, end }) => text.slice(at, end)).join(' ');
  const asSought = topics.map(({ query }) => query).join(' ');
  // "med" stands in many words: so short a name is looked for by what it means.
  const isShort = /^[a-z]{1,4}$/.test(asSaid);
  const ofWords = (isShort ? [asSought] : [asSaid, asSought]).filter((words) => words.trim() !== '');
  const ofField =
    ofWords.map((words) => known({ ...ALL, words }, context)).find((one) => one !== null) ?? null;
  if (ofField !== null || !freely || !WISH_WORDS.test(text)) return ofField;
  const rest = grades.named.reduce(
    (left, { at, end }) => left.slice(0, at) + ' '.repeat(end - at) + left.slice(end),
    text,
  );
  return known({ ...ALL, words: rest.trim().slice(0, TOOL_LIMITS.query) || ' ' }, context);
}

/** The field that a text names beside subjects; null: none. */
export const fieldBeside = (text: string, context: EddyContext): About | null =>
  aboutOf(text, context, false);

/** The field of the message, else of the talk before; null: none was named. */
export function fieldOf(wish: Wish): About | null {
  const { text, context } = wish;
  const here = aboutOf(text, context, true);
  // What is asked of a university is of a field there.
  if (here !== null || wish.reading.named.institutions.length > 0) return here;
  for (const said of saidBefore(wish)) {
    const before = aboutOf(said, context, false);
    if (before !== null) return before;
  }
  return null;
}

/** The subjects of the talk before, those taken and those told of as weak. */
function subjectsBefore(wish: Wish): Pick<SubjectQuestion, 'subjects' | 'weak'> {
  const { context } = wish;
  for (const said of saidBefore(wish)) {
    const { text, named } = readPlainly(said, context);
    const asked = subjectQuestion(text, named.topics, context.grades);
    if (asked !== null && asked.subjects.length > 0) return asked;
  }
  return { subjects: [], weak: [] };
}

function compared(
  subjects: readonly SubjectCode[],
  beside: readonly SubjectCode[],
  about: About,
): Understanding | null {
  if (subjects.length === 0) return null;
  const compare = { subjects, beside, asks: 'choice' as const };
  return lookUp([{ tool: 'electives_for', input: { ...about, compare } }]);
}

/** Only one of them counts. */
const MODULES: readonly SubjectCode[] = ['MEP_M1', 'MEP_M2'];
/** Of one subject, BAFS. */
const HALVES: readonly SubjectCode[] = ['BAF_ACC', 'BAF_BUS'];

/** One subject more: of those neither taken nor weak. */
function oneMore(asked: SubjectQuestion, wish: Wish): Understanding | null {
  const before = asked.subjects.length > 0 ? asked : subjectsBefore(wish);
  const weak = [...asked.weak, ...before.weak];
  const about = fieldOf(wish);
  if (about === null && before.subjects.length === 0) return null;
  const isM = before.subjects.some((one) => MODULES.includes(one));
  const isTaken = (one: SubjectCode): boolean =>
    before.subjects.includes(one) || weak.includes(one) || (isM && MODULES.includes(one));
  const others = ELECTIVE_SUBJECTS.filter((one) => !isTaken(one) && !HALVES.includes(one));
  return compared(others, before.subjects, about ?? ALL);
}

/** "M2 or no", "drop physics?": in so few words nothing else is told of what is known of it. */
const TERSE = 16;

/** From this share on an answer about electives is the one asked for. */
const MEANT = 0.3;

/** What is known of taking or dropping a subject. */
const knownOfIt = (wish: Wish): Understanding | null => likeliestOf(['electives'], MEANT, wish);

/** "What about BAFS?" after others were compared: beside them, or alone where it was asked of one. */
function oneBeside(wish: Wish): Understanding | null {
  const { reading, context } = wish;
  const bare = bareSubjects(reading.text, reading.named.topics);
  const [last] = saidBefore(wish);
  if (bare.length === 0 || last === undefined) return null;
  const { text, named } = readPlainly(last, context);
  const before = subjectQuestion(text, named.topics, context.grades);
  if (before === null) return null;
  const others = before.asks === 'which' ? before.subjects : [];
  return compared([...new Set([...bare, ...others])], [], fieldOf(wish) ?? ALL);
}

/** More than that is another question. */
const LONGEST_FIELD = 30;

/** "Engineering", after Eddy asked for which field. */
function fieldTold(wish: Wish): Understanding | null {
  const { text, context, earlier } = wish;
  const asked = earlier.findLast(({ isBot }) => isBot)?.text ?? '';
  const isAnswer = REGISTERS.some((register) =>
    asked.includes(wordingIn(context.language, register).texts.subjects.askField),
  );
  if (!isAnswer || text.length > LONGEST_FIELD) return null;
  const about = aboutOf(text, context, true);
  return about === null ? null : compared(subjectsBefore(wish).subjects, [], about);
}

/** Electives that a pupil chooses among, for the field of the message or of the talk. */
export function amongSubjects(wish: Wish): Understanding | null {
  const { reading, context } = wish;
  const asked = subjectQuestion(reading.text, reading.named.topics, context.grades);
  if (asked === null) return fieldTold(wish) ?? oneBeside(wish);
  if (asked.asks === 'takeOrDrop' && SOUGHT.test(reading.text) && NOT_NEEDED.test(reading.text)) return null;
  const about = fieldOf(wish);
  // 我讀緊econ同geog 鍾意影相: those are taken, and something else is liked, or asked of a field.
  const held = takenIn(reading.text).flatMap((taken) => (taken.held ? taken.subjects : []));
  const isHeld = asked.subjects.every((subject) => held.includes(subject));
  const isElse = LIKES.test(reading.text) || (about !== null && GETS_IN.test(reading.text));
  if (asked.asks === 'which' && isHeld && isElse) return null;
  if (asked.asks === 'oneMore') return oneMore(asked, wish);
  if (asked.asks === 'takeOrDrop' && about === null) {
    return wish.text.length > TERSE ? null : (knownOfIt(wish) ?? compared(asked.subjects, [], ALL));
  }
  // Which of the two modules is a matter of what they hold.
  const isOfModules = asked.subjects.length > 1 && asked.subjects.every((one) => MODULES.includes(one));
  if (isOfModules && about === null) return knownOfIt(wish);
  // Of a university and no field, these are its degrees.
  if (about === null && reading.named.institutions.length > 0) return null;
  return compared(asked.subjects, [], about ?? ALL);
}

const LIKES =
  /(?<![a-z])(?:like|love|enjoy|into|what (?:can|should|do|could) i (?:study|do))(?![a-z])|钟意|中意|喜欢|(?:这些|呢啲|啱我|适合我|要?读)(?:咩|乜|什么|边)?科/;

/** "Which programmes do not need physics" seeks programmes, and takes or drops nothing. */
const NOT_NEEDED =
  /(?<![a-z])(?:not|don'?t|doesn'?t|without|no) (?:need|require|ask)|(?:唔|不|冇)(?:要求|需要?|使|用|要)/;

const DROPS_IT =
  /(?<![a-z])(?:drop(?:ping|ped)?|quit|give up|take|keep)(?:ping)? (?:it|that)(?![a-z])|(?:退|放弃|drop|读|唔读|不读)(?:咗|了)?(?:佢|它)/;

/** "If I drop it": the one subject that the talk was last of, for its field; a subject dropped for no field, over all programmes. */
export function takenOrDropped(wish: Wish): Understanding | null {
  const { reading, context } = wish;
  const asked = subjectQuestion(reading.text, reading.named.topics, context.grades);
  const isThere = reading.named.institutions.length > 0;
  if (asked?.asks === 'takeOrDrop') return isThere ? null : compared(asked.subjects, [], ALL);
  if (!DROPS_IT.test(reading.text)) return null;
  for (const said of saidBefore(wish)) {
    const { text, named } = readPlainly(said, context);
    const [only, ...others] = schoolSubjects(text, named.topics);
    if (only === undefined || others.length > 0) continue;
    const about = fieldOf(wish);
    return about === null ? null : compared([only], [], about);
  }
  return null;
}
