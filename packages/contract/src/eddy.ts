import { z } from 'zod';
import { preferredLanguageSchema } from './account/fields.ts';
import { trajectoryAnalysisSchema } from './account/trajectory.ts';
import { BODY } from './body-sizes.ts';
import { chatMessageSchema, chatSchema, FEEDBACK } from './eddy/chat.ts';
import { CHAT_LIMITS } from './eddy/limits.ts';
import { endpoint } from './endpoint.ts';
import { ROUTES } from './routes.ts';
import { isBlank, lineOf, proseOf, requiredLineOf } from './stored-text.ts';

const feature = 'eddy';

const id = z.string().min(1).max(100);
const chatParams = z.object({ chatId: id });
const textSchema = proseOf(CHAT_LIMITS.text).refine((text) => !isBlank(text), {
  params: { problem: 'blank' },
});

/** How an answer is wished for. */
const answerWish = {
  /** Longer, with more of the reasons. */
  detailed: z.boolean().optional(),
  language: preferredLanguageSchema
    .optional()
    .meta({ description: 'Of the answer; else the user’s preferred language.' }),
};

/** Answers 201. The first message is kept unanswered: its answer is asked for by `PATCH` with the same text. */
export const createChat = endpoint({
  ...ROUTES.createChat,
  access: 'signedIn',
  feature,
  summary:
    'Begins a chat with a first message or about an analysis; honours Idempotency-Key. 409 when there are too many',
  body: z
    .object({
      User_ID: z.string().min(1).max(254),
      initial_message: textSchema.nullish(),
      initial_analysis_id: id.nullish(),
    })
    .refine(
      ({ initial_message, initial_analysis_id }) => (initial_message ?? initial_analysis_id ?? null) !== null,
      { path: ['initial_message'], params: { problem: 'missing' } },
    ),
  largestBody: BODY.message,
  response: z.strictObject({ Chat_ID: z.string() }),
});

export const listChats = endpoint({
  ...ROUTES.listChats,
  access: 'signedIn',
  feature,
  summary: 'One’s own chats, newest first, each with its opening message cut at 200 characters',
  params: z.object({ User_ID: z.string().max(254) }),
  response: z.array(
    z.strictObject({
      Chat_ID: z.string(),
      updatedAt: z.iso.datetime(),
      title: z.string(),
      Messages: z.array(z.strictObject({ Text: z.string() })),
    }),
  ),
});

export const searchChats = endpoint({
  ...ROUTES.searchChats,
  access: 'signedIn',
  feature,
  summary: 'One’s own chats in which a text occurs, newest first, at most 30; nothing for an empty text',
  query: z.object({ q: lineOf(CHAT_LIMITS.search).default('') }),
  response: z.array(z.strictObject({ Chat_ID: z.string(), title: z.string(), excerpt: z.string() })),
});

export const readChat = endpoint({
  ...ROUTES.readChat,
  access: 'signedIn',
  feature,
  summary: 'One of one’s own chats with all its messages',
  params: chatParams,
  response: chatSchema,
});

export const listChatAnalyses = endpoint({
  ...ROUTES.listChatAnalyses,
  access: 'signedIn',
  feature,
  summary: 'The analyses of one’s own trajectory that a message of this chat may refer to, newest first',
  params: chatParams,
  response: z.array(trajectoryAnalysisSchema),
});

export const exportChat = endpoint({
  ...ROUTES.exportChat,
  access: 'signedIn',
  feature,
  summary: 'One of one’s own chats as Markdown',
  params: chatParams,
  response: z.string(),
});

export const sendMessage = endpoint({
  ...ROUTES.sendMessage,
  access: 'signedIn',
  feature,
  summary:
    'Asks Eddy; honours Idempotency-Key. With `Accept: text/event-stream` the answer comes as events `delta`, `tool`, then `done` or `error`, and closing the connection stops it. 409 while another answer of this chat is being written, 503 when there is no answer: the message is kept',
  params: chatParams,
  body: z.object({
    Text: textSchema,
    reference_analysis_id: id.nullish(),
    ...answerWish,
  }),
  largestBody: BODY.message,
  response: z.strictObject({ Messages: z.array(chatMessageSchema) }),
});

export const renameChat = endpoint({
  ...ROUTES.renameChat,
  access: 'signedIn',
  feature,
  summary: 'Names a chat',
  params: chatParams,
  body: z.object({ title: requiredLineOf(CHAT_LIMITS.title) }),
  largestBody: BODY.fields,
  response: chatSchema,
});

export const changeMessage = endpoint({
  ...ROUTES.changeMessage,
  access: 'signedIn',
  feature,
  summary:
    'Puts another text, or the same again, in place of one’s message and has it answered, streamed like a new one: later messages are replaced; or keeps what was thought of an answer',
  params: z.object({ chatId: id, messageId: id }),
  body: z
    .object({
      Text: textSchema.optional(),
      feedback: z.enum(FEEDBACK).nullable().optional(),
      ...answerWish,
    })
    .refine(({ Text, feedback }) => (Text === undefined) !== (feedback === undefined), {
      path: ['Text'],
      params: { problem: 'eitherTextOrFeedback' },
    }),
  largestBody: BODY.message,
  response: chatSchema,
});
