import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answered, call, PASSWORD, type Request } from '../faults/support/caller.ts';

/** What became of the calls of one kind. */
export interface Tally {
  readonly times: number[];
  /** 503 or 429 with Retry-After, and asked again. */
  turnedAway: number;
  /** No whole answer, and asked again. */
  broken: number;
  /** What a pupil would have seen after all tries. */
  errors: number;
}

export type Kind = 'read' | 'classify' | 'reorder' | 'save' | 'ask';
export const KINDS: readonly Kind[] = ['read', 'classify', 'reorder', 'save', 'ask'];
export const newTally = (): Tally => ({ times: [], turnedAway: 0, broken: 0, errors: 0 });

/** As the pages try: six times, as long after one another as they are told, else a little longer each time. */
const TRIES = 6;

/** Saves carry a version or replace the whole, so that sending one twice changes nothing. */
async function persist(tally: Tally, ask: () => Promise<Answered>): Promise<Answered> {
  for (let tried = 1; ; tried++) {
    const answer = await ask();
    const passes = answer.status === 0 || answer.status === 429 || answer.status >= 502;
    if (answer.status >= 200 && answer.status < 300) tally.times.push(answer.ms);
    else if (answer.status === 0 || answer.retryAfter === null) tally.broken += 1;
    else tally.turnedAway += 1;
    if (!passes || tried === TRIES) {
      if (answer.status < 200 || answer.status >= 300) tally.errors += 1;
      return answer;
    }
    await pause(Math.min(5_000, Number(answer.retryAfter ?? 0) * 1_000 || 100 * 2 ** tried));
  }
}

export interface Signed {
  readonly token: string;
  readonly name: string;
}

/** One pupil on results day; ends with the number of the last save that was acknowledged. */
export async function liveThrough(
  address: string,
  { token, name }: Signed,
  tallies: Readonly<Record<Kind, Tally>>,
  goesOn: () => boolean,
): Promise<number> {
  const send = (
    kind: Kind,
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body?: unknown,
    more: Request = {},
  ) =>
    persist(tallies[kind], () =>
      call(address, method, path, { token, ...(body !== undefined && { body }), ...more }),
    );
  const scores = { CHI: '4', ENG: '5', MAT: '5', CSD: 'Attained', PHY: '5', BIO: '4' };
  const chat = await send('ask', 'POST', '/api/chat/create', { User_ID: name, initial_message: 'Hello' });
  const chatId = /"Chat_ID":"([^"]+)"/.exec(chat.text)?.[1] ?? '';
  let saved = 0;
  for (let turn = 1; goesOn(); turn++) {
    await send('read', 'GET', '/api/programmes/Programmes_2026/code/JS6456');
    await send('read', 'GET', '/api/auth/me');
    await send('classify', 'POST', '/api/programmes/Programmes_2026/classify', {
      programmeCode: 'JS6107',
      userScores: scores,
    });
    await send('reorder', 'POST', '/api/jupas-order/save', {
      programmeOrder: turn % 2 ? { JS6107: 0, JS6456: 1 } : { JS6456: 0, JS6107: 1 },
    });
    const next = (turn % 40) + 1;
    const events = Array.from({ length: next }, (_, index) => ({
      id: `event_${index}`,
      name: `${turn}`,
      year: 2025,
      type: 'academic',
      description: `${turn}`,
      timestamp: '2026-03-02T08:00:00.000Z',
    }));
    const { status } = await send('save', 'PATCH', '/api/auth/me', { trajectory_events: events });
    if (status === 200) saved = turn;
    if (turn % 5 === 0) {
      const body = { Text: `What is JS6456 about? ${turn}` };
      const headers = { accept: 'text/event-stream', 'idempotency-key': randomUUID() };
      await send('ask', 'POST', `/api/chat/${chatId}/message`, body, { headers });
    }
    await pause(200 + Math.random() * 800);
  }
  return saved;
}

/** The number of the save that is stored. */
export async function storedSave(address: string, { token }: Signed): Promise<number> {
  const { text } = await persist(newTally(), () => call(address, 'GET', '/api/auth/me', { token }));
  const events: readonly { readonly name: string }[] = JSON.parse(text).trajectory_events ?? [];
  return Number(events[0]?.name ?? 0);
}

export const signIn = (address: string, name: string, tally: Tally) =>
  persist(tally, () =>
    call(address, 'POST', '/api/auth/login', { body: { username: name, password: PASSWORD } }),
  );
