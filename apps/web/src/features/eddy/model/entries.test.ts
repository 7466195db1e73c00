import type { ChatMessage } from '@lodestar/contract';
import { describe, expect, test } from 'vitest';
import { answerOf, messageOf } from '../testing/chat-server.ts';
import { entriesOf, isKept } from './entries.ts';
import type { Turn } from './turns.ts';

const turnOf = (changes: Partial<Turn>): Turn => ({
  phase: 'asking',
  text: 'New',
  reference: null,
  replaces: null,
  after: null,
  answer: '',
  tool: null,
  failure: null,
  ...changes,
});

const first = messageOf({ id: 'q1', Text: 'First' });
const reply = answerOf('Reply', { id: 'a1' });
const second = messageOf({ id: 'q2', Text: 'New' });

const kinds = (messages: readonly ChatMessage[], turn: Turn | null, answering = false) =>
  entriesOf(messages, turn, answering).map(({ kind, key }) => `${kind} ${key}`);

describe('without a question under way', () => {
  test('everything is shown as it is kept', () =>
    expect(kinds([first, reply], null)).toEqual(['question q1', 'answer a1']));

  test('what has no answer can be asked again', () =>
    expect(kinds([first], null)).toEqual(['question q1', 'unanswered unanswered']));

  test('what is answered elsewhere is waited for', () =>
    expect(kinds([first], null, true)).toEqual(['question q1', 'elsewhere elsewhere']));

  test('what broke off is apologised for', () =>
    expect(kinds([first, { ...reply, state: 'failed' }], null)).toEqual([
      'question q1',
      'answer a1',
      'apology apology',
    ]));
});

describe('with a new question', () => {
  const turn = turnOf({ after: 'a1' });

  test('it is shown before the server has kept it, and once when it has', () => {
    expect(kinds([first, reply], turn)).toEqual([
      'question q1',
      'answer a1',
      'question question',
      'writing writing',
    ]);
    expect(kinds([first, reply, second], turn)).toEqual([
      'question q1',
      'answer a1',
      'question q2',
      'writing writing',
    ]);
  });

  test('the same words said before are not taken for it', () =>
    expect(isKept([messageOf({ id: 'q0', Text: 'New' }), reply], turn)).toBe(false));

  test('that failed, what came of it and an apology are shown', () => {
    const failed = turnOf({ after: 'a1', phase: 'failed' });
    const part = answerOf('Par', { id: 'a2', state: 'failed' });
    expect(kinds([first, reply, second, part], failed)).toEqual([
      'question q1',
      'answer a1',
      'question q2',
      'answer a2',
      'apology apology',
    ]);
  });

  test('that was stopped, what came of it is shown', () =>
    expect(kinds([first, reply, second], turnOf({ after: 'a1', phase: 'stopped', answer: 'Par' }))).toEqual([
      'question q1',
      'answer a1',
      'question q2',
      'stopped stopped',
    ]));
});

test('a message that is sent again gives way with all that followed', () => {
  const turn = turnOf({ replaces: 'q1', after: 'a2' });
  const all = [first, reply, second, answerOf('Last', { id: 'a2' })];
  expect(kinds(all, turn)).toEqual(['question question', 'writing writing']);
  expect(kinds([{ ...first, Text: 'New' }], turn)).toEqual(['question q1', 'writing writing']);
});
