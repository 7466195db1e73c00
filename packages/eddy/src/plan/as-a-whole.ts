import { withoutExcepted } from '../asked/left-out-fields.ts';
import { readMessage } from '../asked/reading.ts';
import { inCharacters } from '../asked/romanised.ts';
import { readPlainly } from '../asked/said-plainly.ts';
import { readIntents, wantedBefore } from '../classifier/read-intent.ts';
import type { EarlierMessage, EddyContext } from '../context.ts';
import { isFeeling } from '../intents.ts';
import { KNOWLEDGE_OF } from '../knowledge/topics-of-intents.ts';
import type { KnowledgeMatch } from '../knowledge.ts';
import { wasTold } from '../state/told-entries.ts';
import type { TalkIntent } from '../talk.ts';
import type { Understanding } from '../understanding.ts';
import { answersMeant } from './answers-in-talk.ts';
import { toldOnly } from './at-home.ts';
import { entryCall, nothing, type Wish } from './parts.ts';
import { plainlyThere } from './plainly-there.ts';
import { MAY_BE, unsure } from './unsure.ts';
import { ONLY, weighedByAll } from './weighing.ts';

/** So many others are offered beside an answer that is not plain, else one; beside what is looked up or heard from this share on, beside a note from as sure a one as would stand in its place. */
const OFFERED = { besideAnswer: 2, besideElse: 1, least: 0.3, besideNote: 0.6 } as const;

/** What is explained or declined in the guide's own words stands. */
const GIVES_WAY: ReadonlySet<Understanding['kind']> = new Set(['question', 'talk', 'unsure']);

const isGiven = ({ entry }: KnowledgeMatch, { calls }: Understanding): boolean =>
  calls.some((call) => call.tool === 'knowledge' && call.input.entry === entry.id);

/** What is felt is told in one line before an answer; one that is of feelings takes it up itself. */
const feltIn = ({ talk, feeling }: Understanding): TalkIntent | null =>
  feeling ?? (talk !== null && isFeeling(talk) ? talk : null);

/** A talk about what answers are told of as well. */
const isOfAnswers = ({ talk }: Understanding): boolean =>
  talk !== null && (isFeeling(talk) || talk in KNOWLEDGE_OF);

/** What is back to the saved grades, or told with a shrug and not asked, 大不了去送外賣: no fact is asked for, however near one stands. */
const asksNoFact = (read: Understanding, { entry }: KnowledgeMatch, wish: Wish): boolean =>
  read.dropsSupposed === true ||
  (entry.topic !== 'feelings' && read.talk !== null && toldOnly(wish) !== null);

/** What is told of a discipline was weighed against the answer to it. */
const isOfDisciplines = ({ calls }: Understanding): boolean =>
  calls.some(({ tool }) => tool === 'about_disciplines');

/** With the answers that may be meant beside what is given, or in its place. */
function withOthers(read: Understanding, matches: readonly KnowledgeMatch[]): Understanding {
  if (read.calls.length === 0 && !isOfAnswers(read)) return read;
  const isAnswered = read.calls.some(({ tool }) => tool === 'knowledge');
  const isPlain = matches.some((match) => match.share >= ONLY && isGiven(match, read));
  const besideElse = isOfDisciplines(read) ? OFFERED.besideNote : OFFERED.least;
  const least = isAnswered ? MAY_BE : besideElse;
  const most = isAnswered && !isPlain ? OFFERED.besideAnswer : OFFERED.besideElse;
  const others = matches.filter((match) => match.share >= least && !isGiven(match, read));
  return { ...read, mayMean: others.slice(0, most).map(({ entry }) => entry.id) };
}

/** Whether something is looked up that is asked so plainly that no answer stands in its place; what a level 2 shuts is known of all degrees. */
function isPlainlyThere(read: Understanding, { text, context, earlier }: Wish): boolean {
  const reading = readPlainly(text, context);
  if (read.calls.some(({ tool }) => tool === 'stated_total')) return true;
  if (read.kind !== 'question' || reading.grades.mentions.length > 0) return false;
  return plainlyThere({ text, reading, context, earlier }) !== null;
}

/**
 * What was read in a message, unless the message as a whole surely asks for another answer: then that one; or hardly for the one
 * that was read: then it is asked back. Only here the whole is weighed against its parts, the kind of question and the names in it.
 */
export function asAWhole(
  read: Understanding,
  message: string,
  context: EddyContext,
  earlier: readonly EarlierMessage[],
): Understanding {
  const text = withoutExcepted(inCharacters(message) ?? message);
  const matches = answersMeant(text, { context, earlier }).filter(
    ({ entry }) => !wasTold(entry, context, earlier),
  );
  const [best] = matches;
  if (best === undefined) return read;
  const wish = { text, reading: readMessage(text, context), context, earlier };
  const guesses = readIntents(text, wish.reading, context.intents, wantedBefore(earlier, context));
  const weighed = weighedByAll(best, wish, guesses[0]);
  if (!isGiven(best, read)) {
    const stands = isOfDisciplines(read) || asksNoFact(read, best, wish) || isPlainlyThere(read, wish);
    if (weighed !== 'surely' || !GIVES_WAY.has(read.kind) || stands) return withOthers(read, matches);
    const feeling = best.entry.topic === 'feelings' ? null : feltIn(read);
    return withOthers(
      { ...nothing, kind: 'question', calls: [entryCall(best.entry, message)], feeling },
      matches,
    );
  }
  return weighed === 'barely' && read.calls.length === 1 ? unsure(guesses, wish) : withOthers(read, matches);
}
