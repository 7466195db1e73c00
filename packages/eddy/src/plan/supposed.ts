import { pointedAt } from '../state/pointed-at.ts';
import { addedUp, dropsSupposed, supposedSoFar } from '../state/supposed.ts';
import type { ToolCall } from '../tool-call.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import { nothing, type Wish } from './parts.ts';

/** Grades that are given add up with those supposed before; "and maths?" asks of another subject instead. */
export function withSupposed(
  understood: Understanding,
  { text, reading, context, earlier }: Wish,
): Understanding {
  const gives = reading.grades.changes.length > 0;
  if (dropsSupposed(text)) return understood;
  const before = supposedSoFar(earlier, context);
  const goesOn =
    reading.has('and') || reading.has('it') || pointedAt(text, reading, context, earlier).length > 0;
  const isJudged = understood.calls.length > 0 && understood.calls.every(({ tool }) => tool === 'classify');
  if (!gives && isJudged && before.length > 0 && goesOn && !reading.has('why')) {
    const codes = understood.calls.flatMap((call) => (call.tool === 'classify' ? call.input.codes : []));
    const changes = before.slice(-TOOL_LIMITS.changes);
    return { ...understood, asksWhy: false, calls: [{ tool: 'what_if', input: { changes, codes } }] };
  }
  if (!gives || !understood.calls.some(({ tool }) => tool === 'what_if')) return understood;
  const calls = understood.calls.map((call): ToolCall => {
    if (call.tool !== 'what_if') return call;
    const all = addedUp(before, call.input.changes).slice(-TOOL_LIMITS.changes);
    return { tool: 'what_if', input: { ...call.input, changes: all } };
  });
  return { ...understood, calls };
}

/** "Back to my real grades": the list, or the scores, as they are saved. */
export function dropsAll({ text, reading, context, earlier }: Wish): Understanding | null {
  if (!dropsSupposed(text) || reading.grades.changes.length > 0 || reading.named.codes.length > 0)
    return null;
  if (supposedSoFar(earlier, context).length === 0) return null;
  const tool = context.choices.length > 0 ? 'my_list' : 'my_scores';
  return { kind: 'question', ...nothing, calls: [{ tool, input: {} }], dropsSupposed: true };
}
