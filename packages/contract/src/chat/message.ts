import { TOOL_NAMES } from '@lodestar/domain';
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

/** Who answers: a language model, or the built-in guide. */
export const COUNSELLORS = ['model', 'guide'] as const;
export type Counsellor = (typeof COUNSELLORS)[number];

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
  counsellor: z.enum(COUNSELLORS).nullable(),
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
