import type { Fixture } from '@copilotkit/aimock';
import { onTestFinished } from 'vitest';
import type { Database } from '../../../db/open.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import {
  type ModelProvider,
  type OddPlace,
  openModelProvider,
  timeFor,
} from '../../../testing/model-provider.ts';

export interface TalkingApp {
  readonly provider: ModelProvider;
  readonly running: TestApp;
  /** What was logged. */
  readonly lines: readonly string[];
}

interface ModelWish {
  /** Where it answers nothing, begins and breaks, or never comes to an answer. */
  readonly place?: OddPlace;
}

/** The app with a model that gives these answers; both are closed when the test ends. */
export async function openTalkingApp(
  database: Database,
  answers: readonly Fixture[],
  { place }: ModelWish = {},
): Promise<TalkingApp> {
  const provider = await openModelProvider(...answers);
  const lines: string[] = [];
  const running = await openTestApp({
    database,
    environment: provider.settings(place),
    modelTimeoutMs: timeFor(place),
    logTo: { write: (line) => void lines.push(line) },
  });
  onTestFinished(() => running.close());
  return { provider, running, lines };
}

/** Looks something up first, and then says this. */
export function lookingUp(
  tool: string,
  input: unknown,
  content: string,
  options: Partial<Fixture> = {},
): Fixture[] {
  return [
    {
      match: { hasToolResult: false },
      response: { toolCalls: [{ name: tool, arguments: JSON.stringify(input) }] },
    },
    { match: { hasToolResult: true }, response: { content }, ...options },
  ];
}

/** A stream over a real connection, which can be left. */
export async function openStream(running: TestApp, token: string, path: string, body: unknown) {
  if (!running.app.server.listening) await running.app.listen({ port: 0, host: '127.0.0.1' });
  const address = running.app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const leaving = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'text/event-stream',
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
    signal: leaving.signal,
  });
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let text = '';
  const readOn = async (): Promise<boolean> => {
    const piece = await reader?.read();
    text += decoder.decode(piece?.value);
    return piece?.done !== true;
  };
  return {
    status: response.status,
    /** Reads until so many pieces of the answer are there. */
    readPieces: async (count: number) => {
      while (text.split('event: delta').length <= count && (await readOn()));
    },
    readAll: async () => {
      while (await readOn());
      return text;
    },
    leave: () => leaving.abort(),
  };
}
