import { howMany, isBareCount } from '../asked/how-many.ts';
import { plainText } from '../asked/plain-text.ts';
import type { EarlierMessage } from '../context.ts';
import type { ToolCall } from '../tool-call.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import type { Understand } from './part-heard.ts';

function counted(call: ToolCall, count: number): ToolCall {
  switch (call.tool) {
    case 'recommend':
      return { tool: 'recommend', input: { ...call.input, count: Math.min(count, TOOL_LIMITS.recommended) } };
    case 'find_programmes':
      return { tool: 'find_programmes', input: { ...call.input, count } };
    case 'find_by_interest':
      return { tool: 'find_by_interest', input: { ...call.input, count } };
    default:
      return call;
  }
}

/** Whether what is looked up is a number of programmes. */
const isListing = ({ calls }: Understanding): boolean =>
  calls.some(({ tool }) => tool === 'recommend' || tool === 'find_programmes' || tool === 'find_by_interest');

/** "Suggest three": as many as are asked for, and no more. */
export function asMany(understood: Understanding, message: string): Understanding {
  const count = understood.calls.length === 0 ? null : howMany(plainText(message));
  if (count === null) return understood;
  return { ...understood, calls: understood.calls.map((call) => counted(call, count)) };
}

/** What was looked for longer ago is another matter. */
const SOUGHT_OF_LATE = 3;

/** What was looked for last is listed again, as far as is asked now: "just give me three". */
export function soughtBefore(
  text: string,
  earlier: readonly EarlierMessage[],
  understand: Understand,
): Understanding | null {
  if (!isBareCount(plainText(text))) return null;
  const said = earlier
    .flatMap((one, at) => (one.isBot ? [] : [{ text: one.text, at }]))
    .slice(-SOUGHT_OF_LATE);
  for (const one of said.toReversed()) {
    const understood = understand(one.text, earlier.slice(0, one.at));
    if (isListing(understood)) return understood;
  }
  return null;
}
