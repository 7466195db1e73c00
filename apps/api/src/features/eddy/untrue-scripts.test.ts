import type { Fixture } from '@copilotkit/aimock';
import { generate } from '@lodestar/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/open.ts';
import { answerOf } from '../../testing/app.ts';
import { openPreparedDatabase } from '../../testing/database.ts';
import { type Pupil, registered } from '../../testing/pupil.ts';
import { ask, begun, messagesOf } from './testing/chat.ts';
import { openTalkingApp } from './testing/talking-app.ts';
import truths from './testing/true-scripts.json' with { type: 'json' };
import untruths from './testing/untrue-scripts.json' with { type: 'json' };

interface Script {
  readonly id: string;
  readonly say: string;
  readonly lies?: readonly string[];
  readonly keep?: readonly string[];
  readonly codes?: readonly string[];
  readonly route?: string;
}

let database: Database;
beforeAll(async () => {
  database = await openPreparedDatabase();
});
afterAll(() => database.close());

/** A pupil may ask forty times an hour in chats, and twenty times for texts. */
const A_PUPIL = 15;
const FIRST_LETTER = 97;
const LETTERS = 26;
/** A word by which a model knows its script; without digits, which would count as given. */
const wordOf = (index: number) =>
  `q${String.fromCharCode(FIRST_LETTER + Math.floor(index / LETTERS), FIRST_LETTER + (index % LETTERS))}q`;

function fixturesOf({ say, codes = ['JS6901'], route }: Script, word: string): readonly Fixture[] {
  const predicate = (request: unknown) => JSON.stringify(request).includes(word);
  const said: Fixture = { match: { predicate }, response: { content: say }, chunkSize: 3 };
  if (route === 'generate') return [said];
  const toolCalls = codes.map((code) => ({ name: 'programme', arguments: JSON.stringify({ code }) }));
  return [{ match: { predicate, hasToolResult: false }, response: { toolCalls } }, said];
}

async function answersTo(scripts: readonly Script[]): Promise<readonly string[]> {
  const fixtures = scripts.flatMap((script, index) => fixturesOf(script, wordOf(index)));
  const { running } = await openTalkingApp(database, fixtures);
  const answers: string[] = [];
  let pupil: Pupil | null = null;
  for (const [index, { route }] of scripts.entries()) {
    if (pupil === null || index % A_PUPIL === 0) pupil = await registered(running);
    const text = `Tell me more, ${wordOf(index)}`;
    if (route === 'generate') {
      const response = await pupil.call('POST', '/api/chatbot/generate', { text });
      answers.push(answerOf(generate, response).content);
    } else {
      const chatId = await begun(pupil);
      expect((await ask(pupil, chatId, { Text: text })).statusCode).toBe(200);
      answers.push((await messagesOf(pupil, chatId)).at(-1)?.Text ?? '');
    }
  }
  return answers;
}

/** What was said that must not be, and what was lost that is true. */
function faultsIn({ id, lies = [], keep = [] }: Script, answer: string): readonly string[] {
  return [
    ...lies.filter((one) => new RegExp(one, 'u').test(answer)).map((one) => `${id} said ${one}`),
    ...keep.filter((one) => !new RegExp(one, 'u').test(answer)).map((one) => `${id} lost ${one}`),
  ];
}

test.each<[string, readonly Script[]]>([
  ['nothing untrue', untruths],
  ['what is true as it is', truths],
])('of what a model says in many ways, %s is shown', { timeout: 120_000 }, async (_, scripts) => {
  const answers = await answersTo(scripts);
  expect(scripts.flatMap((script, index) => faultsIn(script, answers[index] ?? ''))).toEqual([]);
});
