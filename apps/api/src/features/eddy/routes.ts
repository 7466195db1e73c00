import {
  type ChatEvent,
  changeMessage,
  createChat,
  exportChat,
  listChatAnalyses,
  listChats,
  readChat,
  renameChat,
  searchChats,
  sendMessage,
} from '@lodestar/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, callerOf } from '../../http/caller.ts';
import { sendEvents, wantsEvents } from '../../http/event-stream.ts';
import { askerOf, headerOf } from '../../http/request-source.ts';
import { bytesRoute, route, routeOf, type Scope } from '../../http/route.ts';
import type { EddyService, Exchange } from './service.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
/** Answers under way when the server stops have this long to end by themselves. */
const LAST_WORDS_MS = 4_000;

const keyOf = (request: FastifyRequest) => headerOf(request, 'idempotency-key');

export function eddyRoutes(scope: Scope, eddy: EddyService): void {
  const { chats } = eddy;

  /** What is told while the answer is written, as the contract words it. */
  async function* eventsOf(
    caller: Caller,
    chatId: string,
    { told, messageId }: Exchange,
  ): AsyncGenerator<ChatEvent> {
    for await (const one of told) {
      if (one.kind === 'delta') yield { event: 'delta', data: { text: one.text } };
      else if (one.kind === 'tool') yield { event: 'tool', data: { name: one.name } };
      else if (one.kind === 'kept') {
        yield { event: 'done', data: { Messages: await chats.messagesUpTo(caller, chatId, messageId) } };
      } else {
        const { code, message, params } = one.error;
        yield { event: 'error', data: { code, message, params } };
      }
    }
  }

  const stream = (reply: FastifyReply, caller: Caller, chatId: string, exchange: Exchange) =>
    sendEvents(reply, eventsOf(caller, chatId, exchange), exchange.stop);

  scope.addHook('preClose', (done) => {
    eddy.endAnswers(LAST_WORDS_MS);
    done();
  });

  bytesRoute(scope, createChat, async (request, reply) => {
    const answer = await eddy.create({
      caller: callerOf(request),
      wish: request.body,
      idempotencyKey: keyOf(request),
    });
    return reply.code(201).type(JSON_TYPE).send(answer);
  });

  route(scope, listChats, (request) => eddy.listOf(callerOf(request), request.params.User_ID));

  route(scope, searchChats, (request) => chats.search(callerOf(request), request.query.q));

  route(scope, readChat, (request) => chats.read(callerOf(request), request.params.chatId));

  route(scope, listChatAnalyses, (request) => eddy.analyses(callerOf(request), request.params.chatId));

  bytesRoute(scope, exportChat, async (request, reply) => {
    const text = await eddy.export(callerOf(request), request.params.chatId);
    return reply
      .type('text/markdown; charset=utf-8')
      .header('content-disposition', 'attachment; filename="eddy.md"')
      .send(text);
  });

  route(scope, renameChat, (request) =>
    chats.rename(callerOf(request), request.params.chatId, request.body.title),
  );

  scope.route({
    ...routeOf(sendMessage),
    config: { access: sendMessage.access, mayTakeLong: true, wholeUser: true },
    handler: async (request, reply) => {
      const caller = callerOf(request);
      const { chatId } = request.params;
      const exchange = await eddy.ask(askerOf(request), chatId, request.body, keyOf(request));
      if (wantsEvents(request)) return stream(reply, caller, chatId, exchange);
      await answered(exchange);
      return { Messages: await chats.messagesUpTo(caller, chatId, exchange.messageId) };
    },
  });

  scope.route({
    ...routeOf(changeMessage),
    config: { access: changeMessage.access, mayTakeLong: true, wholeUser: true },
    handler: async (request, reply) => {
      const caller = callerOf(request);
      const { chatId, messageId } = request.params;
      const { Text, feedback = null } = request.body;
      if (Text === undefined) return chats.rate(caller, chatId, messageId, feedback);
      const exchange = await eddy.askAgain(askerOf(request), chatId, messageId, {
        ...request.body,
        Text,
      });
      if (wantsEvents(request)) return stream(reply, caller, chatId, exchange);
      await answered(exchange);
      return chats.read(caller, chatId);
    },
  });
}

/** Waits for an answer to be written to its end, whether or not somebody is still there. */
async function answered({ told }: Exchange): Promise<void> {
  for await (const one of told) if (one.kind === 'error') throw one.error;
}
