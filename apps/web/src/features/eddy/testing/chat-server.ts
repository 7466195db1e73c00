import type { Chat, ChatMessage } from '@lodestar/contract';
import { HttpResponse, http } from 'msw';
import { beforeEach } from 'vitest';
import { answerWith, refusal } from '../../../testing/account/fake-server.ts';
import { pageConfigOf } from '../../../testing/page-config.ts';
import { realYear } from '../../../testing/programme/real-year.ts';

/** A message as the server keeps it. */
export function messageOf(changes: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: `m-${++made}`,
    Text: 'Hello',
    Is_Bot: false,
    createdAt: '2026-11-20T02:00:00.000Z',
    reference_analysis_id: null,
    feedback: null,
    state: 'whole',
    grounds: null,
    suggestions: [],
    counsellor: null,
    care: null,
    ...changes,
  };
}

export const answerOf = (Text: string, changes: Partial<ChatMessage> = {}): ChatMessage =>
  messageOf({ Text, Is_Bot: true, counsellor: 'guide', ...changes });

interface KeptChat {
  Chat_ID: string;
  title: string;
  updatedAt: string;
  answering: boolean;
  Messages: ChatMessage[];
}

/** How an answer comes: piece by piece, until the test says that it is whole. */
export interface Script {
  readonly pieces: readonly string[];
  readonly tools?: readonly string[];
  /** What becomes of it after the pieces: it goes on for ever unless told. */
  readonly ending: 'done' | 'hang' | 'error' | 'cut';
  readonly message?: Partial<ChatMessage>;
}

const USUAL: Script = { pieces: ['An ', 'answer.'], ending: 'done' };

let made = 0;
let finish: () => void = () => undefined;

/** Lets an answer that hangs come to its end. */
export function finishAnswer(): void {
  finish();
}

let scripts: readonly Script[] = [];
let keys = new Set<string>();

/** What the server keeps; tests fill it and look into it. */
export const kept: { chats: KeptChat[] } = { chats: [] };

/** The next answers come like this; the last of several goes on. */
export function answersCome(...next: readonly Script[]): void {
  scripts = next;
}

export function keepChat(
  Chat_ID: string,
  Messages: ChatMessage[],
  changes: Partial<KeptChat> = {},
): KeptChat {
  const title = Messages.find((message) => !message.Is_Bot)?.Text ?? '';
  const chat = {
    Chat_ID,
    title,
    updatedAt: '2026-11-20T02:00:00.000Z',
    answering: false,
    Messages,
    ...changes,
  };
  kept.chats.push(chat);
  return chat;
}

const find = (id: unknown) => kept.chats.find(({ Chat_ID }) => Chat_ID === id);
const shown = (chat: KeptChat): Chat => ({ ...chat, Messages: [...chat.Messages] });
const bodyOf = async (request: Request): Promise<Record<string, unknown>> => ({ ...(await request.json()) });
const textIn = (body: Record<string, unknown>) => String(body.Text);

/** Streams an answer to the chat and keeps what came of it, as the server does. */
function stream(chat: KeptChat, request: Request): Response {
  const [{ pieces, tools = [], ending, message }, ...rest] = [scripts[0] ?? USUAL, ...scripts.slice(1)];
  if (rest.length > 0) scripts = rest;
  const encoder = new TextEncoder();
  const keep = (state: ChatMessage['state']) =>
    chat.Messages.push(answerOf(pieces.join(''), { state, ...message }));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (event: string, data: unknown) =>
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      for (const name of tools) send('tool', { name });
      for (const text of pieces) send('delta', { text });
      if (ending === 'hang') {
        finish = () => {
          keep('whole');
          send('done', { Messages: chat.Messages });
          controller.close();
        };
        request.signal.addEventListener('abort', () => {
          if (pieces.length > 0) keep('stopped');
          controller.error(new DOMException('Stopped', 'AbortError'));
        });
        return;
      }
      if (ending === 'error') {
        if (pieces.length > 0) keep('failed');
        send('error', { code: 'unavailable', message: 'Unavailable', params: { reason: 'badAnswer' } });
      }
      if (ending === 'done') {
        keep('whole');
        send('done', { Messages: chat.Messages });
      }
      controller.close();
    },
  });
  return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
}

const analyses = [
  {
    id: 'analysis_1',
    timestamp: '2026-11-03T04:00:00.000Z',
    content:
      '**Strengths** You finish what you begin, and you began a science club in Form 3 that is still there.',
  },
];

const handlers = [
  http.get('/api/config', () => HttpResponse.json(pageConfigOf())),
  http.get('/api/chat/user/:user', () =>
    HttpResponse.json(
      kept.chats.map(({ Chat_ID, updatedAt, title, Messages }) => ({
        Chat_ID,
        updatedAt,
        title,
        Messages: Messages.slice(0, 1).map(({ Text }) => ({ Text })),
      })),
    ),
  ),
  http.get('/api/chat/search', ({ request }) => {
    const q = new URL(request.url).searchParams.get('q') ?? '';
    const found = kept.chats.filter((chat) => chat.Messages.some(({ Text }) => Text.includes(q)));
    return HttpResponse.json(found.map(({ Chat_ID, title }) => ({ Chat_ID, title, excerpt: `… ${q} …` })));
  }),
  http.post('/api/chat/create', async ({ request }) => {
    const body = await bodyOf(request);
    const Text = String(body.initial_message ?? 'Please look at this analysis with me.');
    const reference_analysis_id =
      typeof body.initial_analysis_id === 'string' ? body.initial_analysis_id : null;
    const chat = keepChat(`chat-${++made}`, [messageOf({ Text, reference_analysis_id })], {
      updatedAt: new Date().toISOString(),
    });
    return HttpResponse.json({ Chat_ID: chat.Chat_ID }, { status: 201 });
  }),
  http.get('/api/chat/:id', ({ params }) => {
    const chat = find(params.id);
    return chat ? HttpResponse.json(shown(chat)) : refusal('not_found');
  }),
  http.get('/api/chat/:id/analyses', () => HttpResponse.json(analyses)),
  http.get('/api/chat/:id/export', () => HttpResponse.text('# A chat')),
  http.patch('/api/chat/:id', async ({ params, request }) => {
    const chat = find(params.id);
    if (!chat) return refusal('not_found');
    chat.title = String((await bodyOf(request)).title);
    return HttpResponse.json(shown(chat));
  }),
  http.post('/api/chat/:id/message', async ({ params, request }) => {
    const chat = find(params.id);
    if (!chat) return refusal('not_found');
    const body = await bodyOf(request);
    const reference = body.reference_analysis_id;
    const reference_analysis_id = typeof reference === 'string' ? reference : null;
    const key = request.headers.get('idempotency-key') ?? '';
    if (!keys.has(key)) chat.Messages.push(messageOf({ Text: textIn(body), reference_analysis_id }));
    if (key !== '') keys.add(key);
    return stream(chat, request);
  }),
  http.patch('/api/chat/:id/message/:message', async ({ params, request }) => {
    const chat = find(params.id);
    const place = chat?.Messages.findIndex(({ id }) => id === params.message) ?? -1;
    const message = chat?.Messages[place];
    if (!chat || !message) return refusal('not_found');
    const body = await bodyOf(request);
    if ('feedback' in body) {
      const feedback = body.feedback === 'up' || body.feedback === 'down' ? body.feedback : null;
      chat.Messages[place] = { ...message, feedback };
      return HttpResponse.json(shown(chat));
    }
    chat.Messages.splice(place, chat.Messages.length, { ...message, Text: textIn(body) });
    return stream(chat, request);
  }),
  http.post('/api/database/delete', async ({ request }) => {
    const { rowID } = await bodyOf(request);
    kept.chats = kept.chats.filter(({ Chat_ID }) => Chat_ID !== rowID);
    return HttpResponse.json({ success: true });
  }),
  http.post('/api/programmes/:collection/codes', async ({ request }) => {
    const { codes } = await bodyOf(request);
    const asked = Array.isArray(codes) ? codes : [];
    const found = asked.map((code) => [code, realYear(2026).find(String(code))]);
    return HttpResponse.json({
      success: true,
      message: '',
      programmes_by_code: Object.fromEntries(found.filter(([, programme]) => programme !== undefined)),
    });
  }),
];

/** Opens a server without chats for every test of a file. */
export function openChatServer(): void {
  beforeEach(() => {
    kept.chats = [];
    scripts = [];
    keys = new Set();
    answerWith(...handlers);
  });
}
