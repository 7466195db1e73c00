import { TOOL_NAMES } from '@lodestar/domain';
import { z } from 'zod';
import { chatMessageSchema } from './message.ts';

/** What comes while an answer is written, by the name of its event; `done` or `error` is the last. */
export const CHAT_EVENTS = {
  /** A further piece of the answer. */
  delta: z.strictObject({ text: z.string() }),
  /** A tool is being used. */
  tool: z.strictObject({ name: z.enum(TOOL_NAMES) }),
  /** All messages of the chat as they are kept. */
  done: z.strictObject({ Messages: z.array(chatMessageSchema) }),
  /** No answer, or none to its end; what came so far is kept and marked. */
  error: z.strictObject({
    code: z.string(),
    message: z.string(),
    params: z.record(z.string(), z.unknown()),
  }),
} as const;

export type ChatEventName = keyof typeof CHAT_EVENTS;

/** One event of a streamed answer. */
export type ChatEvent = {
  readonly [Name in ChatEventName]: {
    readonly event: Name;
    readonly data: z.output<(typeof CHAT_EVENTS)[Name]>;
  };
}[ChatEventName];
