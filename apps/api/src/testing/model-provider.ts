import type { ServerResponse } from 'node:http';
import { type Fixture, LLMock } from '@copilotkit/aimock';
import { onTestFinished } from 'vitest';
import type { Environment } from '../config.ts';

/** An OpenAI-compatible provider on a free port. */
export interface ModelProvider {
  readonly mock: LLMock;
  /** The settings that make a server use it; `place` is one of the broken ones. */
  readonly settings: (place?: OddPlace) => Environment;
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

/** Answers that go on, and never come to a word for the pupil. */
const ENDLESS = {
  thinking: (response) => goOn(response, () => delta({ reasoning_content: 'Where is it? ' })),
  silence: (response) => goOn(response, () => delta({ content: ' ' })),
  longInput: (response) => {
    goOn(response, (count) =>
      count === 0
        ? toolCall('{"far":[')
        : delta({ tool_calls: [{ index: 0, function: { arguments: '1,' } }] }),
    );
  },
  lookingUp: (response) => {
    setTimeout(() => {
      openStream(response).write(toolCall(`{"far":${performance.now()}}`));
      response.end(`${delta({}, 'tool_calls')}data: [DONE]\n\n`);
    }, SLOW_MS);
  },
} as const satisfies Record<string, Answer>;
export type EndlessPlace = keyof typeof ENDLESS;
export const ENDLESS_PLACES: readonly EndlessPlace[] = ['thinking', 'silence', 'longInput', 'lookingUp'];

export type OddPlace = BrokenPlace | BreakingPlace | EndlessPlace;

const SLOW_MS = 150;
const GO_ON_EVERY_MS = 20;

/** Longer than a busy machine makes a model wait that answers. */
export const PATIENT_MS = 28_000;
const SOON_MS = 500;
const ENDED_BY_TIME = new Set<OddPlace>(['hanging', 'silentInStream', ...ENDLESS_PLACES]);

/** How long a model may take: little where nothing else ends it; elsewhere it must not be time that does. */
export const timeFor = (place: OddPlace | undefined): number =>
  place !== undefined && ENDED_BY_TIME.has(place) ? SOON_MS : PATIENT_MS;

/** Says something again and again until nobody listens. */
function goOn(response: ServerResponse, next: (count: number) => string): void {
  openStream(response);
  let count = 0;
  const timer = setInterval(() => {
    response.write(next(count));
    count += 1;
  }, GO_ON_EVERY_MS);
  response.on('error', () => {});
  response.on('close', () => clearInterval(timer));
}

const toolCall = (input: string) =>
  delta({
    tool_calls: [
      { index: 0, id: 'call_1', type: 'function', function: { name: 'look_out', arguments: input } },
    ],
  });

const completion = (content: string) =>
  JSON.stringify({
    id: 'c1',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  });

const delta = (said: Readonly<Record<string, unknown>>, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta: { role: 'assistant', ...said }, finish_reason }],
  })}\n\n`;

const streamed = (content: string) => delta({ content });

const openStream = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/event-stream' });

function beginStream(response: ServerResponse): void {
  openStream(response).write(streamed(BEGINNING));
}

/** Closed when the test ends. */
export async function openModelProvider(...fixtures: readonly Fixture[]): Promise<ModelProvider> {
  const mock = new LLMock({ port: 0, host: '127.0.0.1' });
  mock.addFixtures([...fixtures]);
  for (const [place, answer] of Object.entries<Answer>({ ...BROKEN, ...BREAKING, ...ENDLESS })) {
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
