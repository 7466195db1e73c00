import { CARES, TOOL_NAMES } from '@lodestar/eddy';
import { z } from 'zod';

/** What an answer stands on: the tools that were used, the programmes they named, and the year of their figures. */
export const groundsSchema = z.strictObject({
  tools: z.array(z.enum(TOOL_NAMES)),
  programmes: z.array(
    z.strictObject({
      code: z.string(),
      /** -1 to 8; null when no level was asked for. */
      level: z.int().min(-1).max(8).nullable(),
      /** The level before a change that was thought through. */
      before: z.int().min(-1).max(8).nullable(),
    }),
  ),
  year: z.int().nullable(),
});
export type Grounds = z.output<typeof groundsSchema>;

export const FEEDBACK = ['up', 'down'] as const;
export type Feedback = (typeof FEEDBACK)[number];

/** `stopped`: by the pupil or the end of the server; `failed`: the model broke off; `helpLine`: the fixed text. */
export const MESSAGE_STATES = ['whole', 'stopped', 'failed', 'helpLine'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export type { Care } from '@lodestar/eddy';

/** Who answers: a language model, or the built-in guide. */
export const ANSWERER_KINDS = ['model', 'guide'] as const;
export type AnswererKind = (typeof ANSWERER_KINDS)[number];

export const chatMessageSchema = z.strictObject({
  id: z.string(),
  /** Of the pupil as typed; of Eddy in Markdown. */
  Text: z.string(),
  Is_Bot: z.boolean(),
  createdAt: z.iso.datetime(),
  reference_analysis_id: z.string().nullable(),
  feedback: z.enum(FEEDBACK).nullable(),
  state: z.enum(MESSAGE_STATES),
  grounds: groundsSchema.nullable(),
  /** At most three questions that could come next. */
  suggestions: z.array(z.string()),
  /** Null for what the pupil wrote and for the help lines. */
  counsellor: z.enum(ANSWERER_KINDS).nullable(),
  /** Help that it shows: `soft` with one line that asks how they are, else a card and whom it is about. Else null. */
  care: z.enum(CARES).nullable(),
});
export type ChatMessage = z.output<typeof chatMessageSchema>;

/** A chat with its messages in their order. */
export const chatSchema = z.strictObject({
  Chat_ID: z.string(),
  updatedAt: z.iso.datetime(),
  /** As the pupil named it, else the beginning of the first message. */
  title: z.string(),
  /** An answer is being written right now, here or in another tab. */
  answering: z.boolean(),
  Messages: z.array(chatMessageSchema),
});
export type Chat = z.output<typeof chatSchema>;

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
