import { askedLast, withoutGreeting } from './asked/asked-clause.ts';
import { announces, clausesIn, isCourtesy } from './asked/clauses.ts';
import { namesNothing } from './asked/named-programmes.ts';
import { readMessage } from './asked/reading.ts';
import { readIntents } from './classifier/read-intent.ts';
import type { EddyContext } from './context.ts';
import type { Intent } from './intents.ts';
import { shareOfWords } from './knowledge/words-wanted.ts';
import { knowledgeFor } from './knowledge.ts';

/** Longer clauses say more than a courtesy. */
const LONGEST_COURTESY = 40;
/** From this share on a clause beside others is a courtesy. */
const PLAINLY = 0.5;
const COURTEOUS: ReadonlySet<Intent> = new Set<Intent>(['hello', 'thanks_bye']);

function isCourteous(clause: string, context: EddyContext): boolean {
  // "Sorry, 25": a number says something.
  if (clause.length > LONGEST_COURTESY || /[0-9]/.test(clause)) return false;
  if (isCourtesy(clause)) return true;
  const reading = readMessage(clause, context);
  if (!namesNothing(reading.named) || reading.grades.subjects.length > 0) return false;
  const [{ intent, share }] = readIntents(clause, reading, context.intents);
  return share >= PLAINLY && COURTEOUS.has(intent);
}

/** What a message asks, as it is to be read. */
interface QuestionIn {
  readonly text: string;
  /** False: nothing is left beside greetings and thanks. */
  readonly asks: boolean;
  /** It says that something will be asked. */
  readonly announced: boolean;
}

/** A message without the greetings and thanks around what it asks. */
function withoutCourtesies(message: string, context: EddyContext): QuestionIn {
  const clauses = clausesIn(message);
  const announced = clauses.some(announces);
  if (clauses.length < 2) return { text: message, asks: !announced, announced };
  const kept = clauses.map((clause) => !isCourteous(clause, context));
  if (kept.every(Boolean)) return { text: message, asks: true, announced };
  const from = kept.indexOf(true);
  if (from === -1) return { text: message, asks: false, announced };
  const text = clauses.filter((_, at) => kept[at] === true).join(', ');
  const ends = /[?？!！。.]+\s*$/.exec(message)?.[0].trim() ?? '';
  return { text: kept.at(-1) === true ? text + ends : text, asks: true, announced };
}

const OF_OWN_LIST = /(?<![a-z])(?:list|choices?|[ab][1-3])(?![a-z])|志愿|名单|张表/;

/** What the last words of a story ask, unless what they are about stands in the story alone. */
function storyless(message: string, context: EddyContext): string {
  const story = askedLast(message);
  if (story === null) return message;
  const asked = readMessage(story.asked, context);
  const told = readMessage(story.told, context);
  const named = [...asked.named.codes, ...asked.named.institutions];
  const needed = [...told.named.codes, ...told.named.institutions].some((one) => !named.includes(one));
  const subjects = asked.grades.changes.map(({ subject }) => subject);
  const needsGrades = told.grades.changes.some(({ subject }) => !subjects.includes(subject));
  const isOfOwn = OF_OWN_LIST.test(asked.text);
  const needsField =
    told.named.topics.length > 0 && asked.named.topics.length + named.length === 0 && !isOfOwn;
  const [best] = knowledgeFor(story.asked, context.knowledge);
  if (!needed && !needsGrades && !needsField) return story.asked;
  const isPlain =
    (best?.share ?? 0) >= PLAINLY && shareOfWords(story.asked, asked, context.knowledge) >= PLAINLY;
  return isPlain && asked.named.codes.length === 0 && !needsGrades ? story.asked : message;
}

/** What a message asks, without the greetings, thanks and stories around it. */
export function questionIn(message: string, context: EddyContext): QuestionIn {
  const question = withoutCourtesies(withoutGreeting(message), context);
  return question.asks ? { ...question, text: storyless(question.text, context) } : question;
}
