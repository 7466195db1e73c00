import { idFor } from './knowledge/for-whom.ts';
import type { Speaker } from './state/speaker.ts';
import { mentions } from './talk/mentions.ts';
import type { ToolCall } from './tool-call.ts';
import type { Understanding } from './understanding.ts';

function told(call: ToolCall, speaker: Speaker): ToolCall {
  if (call.tool !== 'knowledge' || call.input.entry === null) return call;
  return { ...call, input: { ...call.input, entry: idFor(speaker, call.input.entry) } };
}

/** What is understood, as it is answered to whoever speaks: a parent or teacher is not told what a pupil may feel. */
export function forSpeaker(understood: Understanding, speaker: Speaker, message: string): Understanding {
  if (speaker === 'pupil') return understood;
  const calls = understood.calls.map((call) => told(call, speaker));
  const isOfChild = speaker === 'parent' && mentions(message)('child');
  return {
    ...understood,
    calls: calls.filter(
      (call, at) => calls.findIndex((one) => JSON.stringify(one) === JSON.stringify(call)) === at,
    ),
    feeling: isOfChild || understood.feeling === 'correction' ? understood.feeling : null,
  };
}
