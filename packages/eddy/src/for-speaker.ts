import { idFor } from './knowledge/for-whom.ts';
import { keyOf, type Wish } from './plan/parts.ts';
import type { Speaker } from './state/speaker.ts';
import { mentions } from './talk/mentions.ts';
import type { ToolCall, ToolName } from './tool-call.ts';
import type { Understanding } from './understanding.ts';

/** Of a list that is nobody's: a teacher or parent keeps none here. */
const OF_LIST: ReadonlySet<ToolName> = new Set<ToolName>(['list_chances', 'order_advice', 'my_list']);

function told(call: ToolCall, speaker: Speaker, hasList: boolean): ToolCall {
  return OF_LIST.has(call.tool) && !hasList ? { tool: 'my_scores', input: {} } : toldTo(call, speaker);
}

/** The answer to whoever speaks. */
function toldTo(call: ToolCall, speaker: Speaker): ToolCall {
  if (call.tool !== 'knowledge' || call.input.entry === null) return call;
  return { ...call, input: { ...call.input, entry: idFor(speaker, call.input.entry) } };
}

/** Two look-ups may come to one for whoever speaks. */
function eachOnce(calls: readonly ToolCall[]): readonly ToolCall[] {
  const keys = calls.map(keyOf);
  return calls.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

/** What is understood, as it is answered to whoever speaks: a parent or teacher is not told what a pupil may feel. */
export function forSpeaker(
  understood: Understanding,
  speaker: Speaker,
  { text, context }: Pick<Wish, 'text' | 'context'>,
): Understanding {
  if (speaker === 'pupil')
    return { ...understood, calls: eachOnce(understood.calls.map((call) => toldTo(call, speaker))) };
  const isOfChild = speaker === 'parent' && mentions(text)('child');
  const calls = understood.calls.map((call) => told(call, speaker, context.choices.length > 0));
  return {
    ...understood,
    calls: eachOnce(calls),
    feeling: isOfChild || understood.feeling === 'correction' ? understood.feeling : null,
  };
}
