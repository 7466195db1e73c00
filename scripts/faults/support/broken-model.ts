import { createServer, type ServerResponse } from 'node:http';
import { afterwards } from './cleanup.ts';

type Answer = (response: ServerResponse) => void;

const STREAM = { 'content-type': 'text/event-stream' };
const MEGABYTE = 1_048_576;

const piece = (content: string, finish: 'stop' | null = null): string =>
  `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: finish }] })}\n\n`;

const SLOW_PIECES = 20;
const SLOW_EVERY_MS = 150;

/** Says something harmless, a word at a time, for about three seconds. */
const slow: Answer = (response) => {
  response.writeHead(200, STREAM);
  let said = 0;
  const timer = setInterval(() => {
    said += 1;
    response.write(piece('well '));
    if (said < SLOW_PIECES) return;
    clearInterval(timer);
    response.end(`${piece('', 'stop')}data: [DONE]\n\n`);
  }, SLOW_EVERY_MS);
  response.on('close', () => clearInterval(timer));
};

/** Ways in which a provider of a model lets one down. */
export const MODEL_FAULTS = {
  refused: (response) => response.destroy(),
  error: (response) => response.writeHead(500).end('{"error":{"message":"broken"}}'),
  busy: (response) => response.writeHead(429).end('{"error":{"message":"busy"}}'),
  hanging: () => {},
  cut: (response) => {
    response.writeHead(200, STREAM).write(piece('Your list looks'));
    setTimeout(() => response.destroy(), 200);
  },
  html: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>'),
  large: (response) => {
    response.writeHead(200, STREAM);
    for (let part = 0; part < 10; part++) response.write(piece('x'.repeat(MEGABYTE)));
    response.end('data: [DONE]\n\n');
  },
  badUtf8: (response) => {
    response.writeHead(200, STREAM);
    response.write(
      Buffer.concat([Buffer.from('data: {"choices":[{"delta":{"content":"'), Buffer.from([0xc3, 0x28])]),
    );
    response.end('\n\ndata: [DONE]\n\n');
  },
} as const satisfies Record<string, Answer>;

export type ModelFault = keyof typeof MODEL_FAULTS;

export interface BrokenModel {
  readonly address: string;
  readonly turn: (fault: ModelFault) => void;
}

/** An OpenAI-compatible provider that never answers well. */
export async function brokenModel(): Promise<BrokenModel> {
  let fault: ModelFault = 'refused';
  const address = await providerThat((response) => MODEL_FAULTS[fault](response));
  return {
    address,
    turn: (next) => {
      fault = next;
    },
  };
}

/** The address of a provider that takes its time and says nothing wrong. */
export function slowModel(): Promise<string> {
  return providerThat(slow);
}

async function providerThat(answer: Answer): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    response.on('error', () => {});
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterwards(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return `http://127.0.0.1:${address.port}/v1`;
}
