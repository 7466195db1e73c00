import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { signInOf } from '@lodestar/contract/testing/registration.ts';
import {
  ATTEMPT_HEADER,
  isSavingRefused,
  RETRY_PROFILES,
  waitBeforeAskingAgain,
  waitBeforeRetry,
  waitBeforeSavingAgain,
} from '@lodestar/contract/trying-again';
import { type Answered, call } from '../faults/support/caller.ts';

/** What became of the calls of one kind. */
export interface Tally {
  readonly times: number[];
  /** 503 or 429 with Retry-After. */
  turnedAway: number;
  /** No whole answer. */
  broken: number;
  /** The longest that any answer but a good one was waited for, in ms. */
  slowestFailed: number;
  /** Saves that the page showed as waiting, and saved later by itself. */
  later: number;
  /** What a pupil would have seen after all tries. */
  errors: number;
  /** The last answer to these, and how often. */
  readonly left: Map<string, number>;
}

export type Kind = 'read' | 'classify' | 'reorder' | 'save' | 'ask';
export const KINDS: readonly Kind[] = ['read', 'classify', 'reorder', 'save', 'ask'];
export const newTally = (): Tally => ({
  times: [],
  turnedAway: 0,
  broken: 0,
  slowestFailed: 0,
  later: 0,
  errors: 0,
  left: new Map(),
});
export const newTallies = (): Record<Kind, Tally> => ({
  read: newTally(),
  classify: newTally(),
  reorder: newTally(),
  save: newTally(),
  ask: newTally(),
});

const isGood = ({ status }: Answered) => status >= 200 && status < 300;
const STALE = 412;

interface Sending {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly from: string;
}

/** Sends a call, and sends it again as the pages do: by their own rule, and once over a connection that was closed. */
async function send(address: string, tally: Tally, sending: Sending): Promise<Answered> {
  const { method, path, token, body, headers = {}, from } = sending;
  let reconnected = false;
  for (let retry = 1; ; retry++) {
    const answer = await call(address, method, path, {
      ...(token !== undefined && { token }),
      ...(body !== undefined && { body }),
      headers: {
        ...headers,
        'x-forwarded-for': from,
        ...(retry > 1 && { [ATTEMPT_HEADER]: String(retry) }),
      },
    });
    if (isGood(answer)) {
      tally.times.push(answer.ms);
      return answer;
    }
    tally.slowestFailed = Math.max(tally.slowestFailed, answer.ms);
    if (answer.status === STALE) return answer;
    if (answer.retryAfter !== null) tally.turnedAway += 1;
    else tally.broken += 1;
    if (answer.status === 0 && !reconnected) {
      reconnected = true;
      continue;
    }
    const { status, retryAfter, text } = answer;
    const wait = waitBeforeRetry(
      { method, headers },
      { status, retryAfter, isFinal: text.includes('"retry":false') },
      { retry, profile: RETRY_PROFILES.api, now: Date.now(), chance: Math.random() },
    );
    if (wait === null) return answer;
    await pause(wait);
  }
}

function countError(tally: Tally, { status, text }: Answered): void {
  tally.errors += 1;
  const last = `${status} ${text.slice(0, 80)}`;
  tally.left.set(last, (tally.left.get(last) ?? 0) + 1);
}

async function sendOrCount(address: string, tally: Tally, sending: Sending): Promise<Answered> {
  const answer = await send(address, tally, sending);
  if (!isGood(answer)) countError(tally, answer);
  return answer;
}

/** How long the pages' own saving is waited for: it goes on for as long as the page is open. */
const MOST_FAILURES = 8;

/** Saves over the version that is known, as the pages do: merged when another was quicker, and again until it is saved. */
function saver(address: string, tally: Tally, reads: Tally, load: Sending, save: Sending) {
  let tag: string | null = null;
  return async (body: unknown): Promise<boolean> => {
    for (let failures = 0; ; ) {
      let answer: Answered;
      if (tag === null) {
        answer = await send(address, reads, load);
        tag = answer.etag;
        if (isGood(answer)) continue;
      } else {
        answer = await send(address, tally, { ...save, body, headers: { 'if-match': tag } });
        tag = answer.etag;
        if (isGood(answer)) return true;
        tag = null;
        if (answer.status === STALE) continue;
      }
      if (isSavingRefused(answer.status) || failures === MOST_FAILURES) {
        countError(tally, answer);
        return false;
      }
      tally.later += 1;
      await pause(waitBeforeSavingAgain(failures++));
    }
  };
}

/** Asks as the page does: again under the same key where the answer broke off before its first word. */
async function askPatiently(address: string, tally: Tally, question: Sending): Promise<Answered> {
  for (let retry = 1; ; retry += 1) {
    const answer = await sendOrCount(address, tally, question);
    const { text } = answer;
    if (!isGood(answer) || /event: (delta|done)/.test(text) || text.includes('"reason"')) return answer;
    const why = text.includes('event: error') ? 'turnedAway' : 'lost';
    const wait = waitBeforeAskingAgain(why, { retry, chance: Math.random() });
    if (wait === null) return answer;
    if (why === 'turnedAway') tally.turnedAway += 1;
    await pause(wait);
  }
}

export interface Signed {
  readonly token: string;
  readonly name: string;
  /** The address of a school, from which twenty come. */
  readonly from: string;
}

const PUPILS_A_SCHOOL = 20;

/** The network address of the school of the pupil with this number. */
export function schoolOf(index: number): string {
  const school = Math.floor(index / PUPILS_A_SCHOOL);
  return `10.1.${Math.floor(school / 250)}.${1 + (school % 250)}`;
}

/** One pupil on results day; ends with the number of the last save that was acknowledged. */
export async function liveThrough(
  address: string,
  { token, name, from }: Signed,
  tallies: Readonly<Record<Kind, Tally>>,
  goesOn: () => boolean,
): Promise<number> {
  const own = { token, from };
  const read = (path: string): Sending => ({ ...own, method: 'GET', path });
  const ask = (path: string, body: unknown) => {
    const named = { 'idempotency-key': randomUUID() };
    return sendOrCount(address, tallies.ask, { ...own, method: 'POST', path, body, headers: named });
  };
  const reorder = saver(address, tallies.reorder, tallies.read, read('/api/jupas-order/load'), {
    ...own,
    method: 'POST',
    path: '/api/jupas-order/save',
  });
  const save = saver(address, tallies.save, tallies.read, read('/api/auth/me'), {
    ...own,
    method: 'PATCH',
    path: '/api/auth/me',
  });
  const scores = { CHI: '4', ENG: '5', MAT: '5', CSD: 'Attained', PHY: '5', BIO: '4' };
  const chat = await ask('/api/chat/create', { User_ID: name, initial_message: 'Hello' });
  const chatId = /"Chat_ID":"([^"]+)"/.exec(chat.text)?.[1] ?? '';
  // Each turn has a higher number than all before it, those of an earlier stage too.
  const before = Math.round(performance.now());
  let saved = 0;
  for (let turn = 1; goesOn(); turn++) {
    await sendOrCount(address, tallies.read, read('/api/programmes/Programmes_2026/code/JS6456'));
    await sendOrCount(address, tallies.read, read('/api/auth/me'));
    await sendOrCount(address, tallies.classify, {
      ...own,
      method: 'POST',
      path: '/api/programmes/Programmes_2026/classify',
      body: { programmeCode: 'JS6107', userScores: scores },
    });
    await reorder({ programmeOrder: turn % 2 ? { JS6107: 0, JS6456: 1 } : { JS6456: 0, JS6107: 1 } });
    const events = Array.from({ length: (turn % 40) + 1 }, (_, index) => ({
      id: `event_${index}`,
      name: `${before + turn}`,
      year: 2025,
      type: 'academic',
      description: `${turn}`,
      timestamp: '2026-03-02T08:00:00.000Z',
    }));
    if (await save({ trajectory_events: events })) saved = before + turn;
    if (turn % 5 === 0) {
      const path = `/api/chat/${chatId}/message`;
      const question: Sending = {
        ...own,
        method: 'POST',
        path,
        body: { Text: `What is JS6456 about? ${turn}` },
        headers: { accept: 'text/event-stream', 'idempotency-key': randomUUID() },
      };
      const answer = await askPatiently(address, tallies.ask, question);
      if (isGood(answer) && !answer.text.includes('event: done')) countError(tallies.ask, answer);
    }
    await pause(200 + Math.random() * 800);
  }
  return saved;
}

/** The number of the save that is stored. */
export async function storedSave(address: string, { token, from }: Signed): Promise<number> {
  const { text } = await send(address, newTally(), { method: 'GET', path: '/api/auth/me', token, from });
  const events: readonly { readonly name: string }[] = JSON.parse(text).trajectory_events ?? [];
  return Number(events[0]?.name ?? 0);
}

export const signIn = (address: string, { name, from }: Signed, tally: Tally) =>
  sendOrCount(address, tally, {
    method: 'POST',
    path: '/api/auth/login',
    body: signInOf(name),
    from,
  });
