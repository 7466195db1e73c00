import { createServer, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { z } from 'zod';

/** The programs of which `docs/operations.md` tells how a school runs its own model. */
export const SCHOOL_PROGRAMS = ['Ollama', 'llama.cpp'] as const;
export type SchoolProgram = (typeof SCHOOL_PROGRAMS)[number];

const askedSchema = z.object({
  model: z.string(),
  stream: z.boolean(),
  messages: z.array(z.object({ role: z.string() })),
  tools: z.array(z.unknown()).optional(),
});

/** A request as the program took it in. */
export interface SchoolRequest extends z.output<typeof askedSchema> {
  readonly path: string;
  readonly key: string | undefined;
}

type Delta = Readonly<Record<string, unknown>>;

interface Wire {
  readonly frame: (delta: Delta, finish: string | null) => Delta;
  /** Pieces in which one tool call comes. */
  readonly call: (name: string, input: string) => readonly Delta[];
  readonly begin: readonly Delta[];
  /** As it refuses tools: without a template for them, or without `--jinja`. */
  readonly refusal: { readonly status: number; readonly error: Delta };
}

const choices = (delta: Delta, finish: string | null) => [{ index: 0, delta, finish_reason: finish }];

/** Ollama sends a tool call whole; llama.cpp begins with empty words and sends the input as it is written. */
const WIRES: Readonly<Record<SchoolProgram, Wire>> = {
  Ollama: {
    frame: (delta, finish) => ({
      id: 'chatcmpl-417',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'NAME',
      system_fingerprint: 'fp_ollama',
      choices: choices({ role: 'assistant', content: '', ...delta }, finish),
    }),
    call: (name, input) => [
      {
        tool_calls: [{ id: 'call_5d8a', index: 0, type: 'function', function: { name, arguments: input } }],
      },
    ],
    begin: [],
    refusal: {
      status: 400,
      error: {
        message: 'registry.ollama.ai/library/NAME does not support tools',
        type: 'api_error',
        param: null,
        code: null,
      },
    },
  },
  'llama.cpp': {
    frame: (delta, finish) => ({
      choices: choices(delta, finish),
      created: 1,
      id: 'chatcmpl-kQ2',
      model: 'FILE.gguf',
      system_fingerprint: 'b6700-0a1b2c3d',
      object: 'chat.completion.chunk',
      ...(finish !== null && { timings: { prompt_n: 900, predicted_n: 20, predicted_per_second: 12.5 } }),
    }),
    call: (name, input) => [
      { tool_calls: [{ index: 0, id: 'Xy1', type: 'function', function: { name, arguments: '' } }] },
      ...(input.match(/.{1,4}/g) ?? []).map((piece) => ({
        tool_calls: [{ index: 0, function: { arguments: piece } }],
      })),
    ],
    begin: [{ role: 'assistant', content: null }],
    refusal: {
      status: 500,
      error: { code: 500, message: 'tools param requires --jinja flag', type: 'server_error' },
    },
  },
};

export interface SchoolModelWish {
  readonly takesTools: boolean;
  readonly lookUp: { readonly name: string; readonly input: string };
  readonly says: string;
}

export interface SchoolModel {
  /** Host and port, as they stand in an address. */
  readonly host: string;
  readonly requests: readonly SchoolRequest[];
}

/** A school's own program on a free port: looks something up where it is offered tools, then says this in pieces. */
export async function openSchoolModel(program: SchoolProgram, wish: SchoolModelWish): Promise<SchoolModel> {
  const { frame, call, begin, refusal } = WIRES[program];
  const requests: SchoolRequest[] = [];

  function stream(response: ServerResponse, deltas: readonly Delta[], finish: string): void {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const delta of [...begin, ...deltas])
      response.write(`data: ${JSON.stringify(frame(delta, null))}\n\n`);
    response.end(`data: ${JSON.stringify(frame({}, finish))}\n\ndata: [DONE]\n\n`);
  }

  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const asked = askedSchema.parse(body);
      requests.push({ ...asked, path: request.url ?? '', key: request.headers.authorization });
      const isOffered = (asked.tools?.length ?? 0) > 0;
      if (isOffered && !wish.takesTools) {
        response.writeHead(refusal.status, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ error: refusal.error }));
      } else if (isOffered && asked.messages.at(-1)?.role !== 'tool') {
        stream(response, call(wish.lookUp.name, wish.lookUp.input), 'tool_calls');
      } else {
        const pieces = wish.says.match(/.{1,6}/gs) ?? [];
        stream(
          response,
          pieces.map((content) => ({ content })),
          'stop',
        );
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { host: `127.0.0.1:${port}`, requests };
}
