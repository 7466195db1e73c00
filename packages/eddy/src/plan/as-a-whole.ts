import { readMessage } from '../asked/reading.ts';
import { inCharacters } from '../asked/romanised.ts';
import { readPlainly } from '../asked/said-plainly.ts';
import { readIntents, wantedBefore } from '../classifier/read-intent.ts';
import type { EarlierMessage, EddyContext } from '../context.ts';
import { isFeeling } from '../intents.ts';
import { wasTold } from '../state/told-entries.ts';
import type { TalkIntent } from '../talk.ts';
import type { Understanding } from '../understanding.ts';
import { answersInTalk } from './answers-in-talk.ts';
import { entryCall, nothing } from './parts.ts';
import { isAskedByAll } from './weighing.ts';

/** What is felt is told in one line before an answer; one that is of feelings takes it up itself. */
const feltIn = ({ talk, feeling }: Understanding): TalkIntent | null =>
  feeling ?? (talk !== null && isFeeling(talk) ? talk : null);

/**
 * What was read in a message, unless the message as a whole surely asks for another answer: then that one. Only here the whole
 * is weighed against its parts, the kind of question and the names in it.
 */
export function asAWhole(
  read: Understanding,
  message: string,
  context: EddyContext,
  earlier: readonly EarlierMessage[],
): Understanding {
  const text = inCharacters(message) ?? message;
  const [best] = answersInTalk(text, { context, earlier });
  if (best === undefined || wasTold(best.entry, context, earlier)) return read;
  const isGiven = read.calls.some((call) => call.tool === 'knowledge' && call.input.entry === best.entry.id);
  const wish = { text, reading: readPlainly(text, context), context, earlier };
  const [first] = readIntents(text, readMessage(text, context), context.intents, wantedBefore(earlier, context));
  if (isGiven || !isAskedByAll(best, wish, first)) return read;
  const feeling = best.entry.topic === 'feelings' ? null : feltIn(read);
  return { ...nothing, kind: 'question', calls: [entryCall(best.entry, message)], feeling };
}
