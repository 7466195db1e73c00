import type { ServerResponse } from 'node:http';
import { type Fixture, LLMock } from '@copilotkit/aimock';
import { onTestFinished } from 'vitest';
import type { Environment } from '../config.ts';

/** An OpenAI-compatible provider on a free port. */
export interface ModelProvider {
  readonly mock: LLMock;
  /** The settings that make a server use it; `place` is one of the broken ones. */
  readonly settings: (place?: BrokenPlace | BreakingPlace) => Environment;
  /** Every request so far as it came in, headers and body. */
  readonly received: () => string;
  readonly calls: () => number;
}

type Answer = (response: ServerResponse, mock: LLMock) => void;

const MEGABYTE = 1_048_576;
const JSON_TYPE = { 'content-type': 'application/json' };

/** Answers that are none. */
const BROKEN = {
  html: (response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Sign in</h1>');
  },
  empty: (response) => {
    response.writeHead(200, JSON_TYPE).end();
  },
  large: (response) => {
    const text = `{"choices":[{"message":{"role":"assistant","content":"${'x'.repeat(10 * MEGABYTE)}"}}]}`;
    response.on('error', () => {});
    response.writeHead(200, JSON_TYPE).end(text);
  },
  badUtf8: (response) => {
    const [before, after] = completion('a-b').split('-');
    response.writeHead(200, JSON_TYPE);
    response.end(
      Buffer.concat([Buffer.from(`${before}`), Buffer.from([0xc3, 0x28]), Buffer.from(`${after}`)]),
    );
  },
  hanging: (response) => {
    response.writeHead(200, JSON_TYPE).write('{"choices":');
  },
  cutOff: (response) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': '500' }).write('{"choices":');
    response.destroy();
  },
  redirect: (response, mock) => {
    response.writeHead(307, { location: `${mock.url}/v1/chat/completions` }).end();
  },
} as const satisfies Record<string, Answer>;

/** Answers that begin well, as a stream, and then break. */
const BREAKING = {
  cutInStream: (response) => {
    beginStream(response);
    response.on('error', () => {});
    setImmediate(() => response.destroy());
  },
  endInStream: (response) => {
    beginStream(response);
    response.end();
  },
  silentInStream: (response) => beginStream(response),
  badUtf8InStream: (response) => {
    beginStream(response);
    const [before, after] = streamed('a-b').split('-');
    response.end(
      Buffer.concat([Buffer.from(`${before}`), Buffer.from([0xc3, 0x28]), Buffer.from(`${after}`)]),
    );
  },
  largeInStream: (response) => {
    response.on('error', () => {});
    beginStream(response);
    response.end(streamed('x'.repeat(10 * MEGABYTE)));
  },
  errorInStream: (response) => {
    beginStream(response);
    response.end('data: {"error":{"message":"canary of the provider","type":"server_error"}}\n\n');
  },
} as const satisfies Record<string, Answer>;
export type BreakingPlace = keyof typeof BREAKING;
export const BREAKING_PLACES: readonly BreakingPlace[] = [
  'cutInStream',
  'endInStream',
  'silentInStream',
  'badUtf8InStream',
  'largeInStream',
  'errorInStream',
];
/** How every one of them begins. */
export const BEGINNING = 'A harbour lies ahead. ';

export type BrokenPlace = keyof typeof BROKEN;
export const BROKEN_PLACES: readonly BrokenPlace[] = [
  'html',
  'empty',
  'large',
  'badUtf8',
  'hanging',
  'cutOff',
  'redirect',
];

const completion = (content: string) =>
  JSON.stringify({
    id: 'c1',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  });

const streamed = (content: string) =>
  `data: ${JSON.stringify({
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }],
  })}\n\n`;

function beginStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write(streamed(BEGINNING));
}

/** Closed when the test ends. */
export async function openModelProvider(...fixtures: readonly Fixture[]): Promise<ModelProvider> {
  const mock = new LLMock({ port: 0, host: '127.0.0.1' });
  mock.addFixtures([...fixtures]);
  for (const [place, answer] of Object.entries<Answer>({ ...BROKEN, ...BREAKING })) {
    mock.mount(`/${place}`, {
      handleRequest: async (_request, response) => {
        answer(response, mock);
        return true;
      },
    });
  }
  await mock.start();
  onTestFinished(() => mock.stop());
  return {
    mock,
    settings: (place) => ({
      EDDY_BASE_URL: `${mock.url}/${place ?? 'v1'}`,
      EDDY_API_KEY: 'a key of the operator',
      EDDY_MODEL: 'school-model',
    }),
    received: () => JSON.stringify(mock.getRequests().map(({ headers, body }) => ({ headers, body }))),
    calls: () => mock.getRequests().length,
  };
}

/** Says this to whatever is asked. */
export const always = (content: string, options: Partial<Fixture> = {}): Fixture => ({
  match: { predicate: () => true },
  response: { content },
  ...options,
});
