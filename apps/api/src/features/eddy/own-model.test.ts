import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Environment } from '../../config.ts';
import type { Database } from '../../db/open.ts';
import { openTestApp } from '../../testing/app.ts';
import { openPreparedDatabase } from '../../testing/database.ts';
import { registered } from '../../testing/pupil.ts';
import { askStreamed, begun, eventsOf, messagesOf, shownIn } from './testing/chat.ts';
import { openSchoolModel, SCHOOL_PROGRAMS, type SchoolProgram } from './testing/school-model.ts';

let database: Database;
beforeAll(async () => {
  database = await openPreparedDatabase();
});
afterAll(() => database.close());

const operations = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');

/** What the operator is told to set for a program, with the address of a machine that is there. */
function documented(program: SchoolProgram, host: string): Environment {
  const row = operations.split('\n').find((line) => line.startsWith(`| ${program} | `)) ?? '';
  const [, , address = ''] = row.split(' | ');
  const url = address.replaceAll('`', '');
  expect(url).toMatch(/^http:\/\/HOST:\d+\/v1$/);
  return { EDDY_BASE_URL: url.replace(/HOST:\d+/, host), EDDY_MODEL: 'NAME' };
}

async function asked(program: SchoolProgram, takesTools: boolean, Text: string, says: string) {
  const lookUp = { name: 'programme', input: '{"code":"JS6107"}' };
  const model = await openSchoolModel(program, { takesTools, lookUp, says });
  const running = await openTestApp({ database, environment: documented(program, model.host) });
  onTestFinished(() => running.close());
  const pupil = await registered(running);
  const chatId = await begun(pupil);
  const events = eventsOf(await askStreamed(pupil, chatId, { Text }));
  return { events, requests: model.requests, kept: (await messagesOf(pupil, chatId)).at(-1) };
}

describe.each(SCHOOL_PROGRAMS)('a school’s own model behind %s, set as the handbook says', (program) => {
  test('calls tools, streams its answer, and is checked as any other', async () => {
    const says = '港大牙醫 JS6107 要面試；JS1204 我冇查過。';
    const { events, requests, kept } = await asked(program, true, 'JS6107 要唔要面試？', says);
    expect(events[0]).toEqual({ event: 'tool', data: { name: 'programme' } });
    expect(events.filter(({ event }) => event === 'delta').length).toBeGreaterThan(1);
    expect(shownIn(events)).toBe(kept?.Text);
    expect(kept?.Text).toContain('JS6107 要面試');
    expect(kept?.Text).not.toContain('JS1204');
    expect(kept).toMatchObject({
      state: 'whole',
      counsellor: 'model',
      grounds: { tools: ['programme'], programmes: [{ code: 'JS6107' }] },
    });
    expect(requests.map(({ tools }) => (tools?.length ?? 0) > 0)).toEqual([true, true]);
    expect(requests[1]?.messages.at(-1)?.role).toBe('tool');
  });

  test('that takes no tools is told what the guide looks up', async () => {
    const says = 'JS6107 wants an interview.';
    const { events, requests, kept } = await asked(program, false, 'Is there an interview for JS6107?', says);
    expect(events[0]).toEqual({ event: 'tool', data: { name: 'programme' } });
    expect(shownIn(events)).toBe(says);
    expect(kept).toMatchObject({ Text: says, state: 'whole', counsellor: 'model' });
    expect(requests.map(({ tools }) => (tools?.length ?? 0) > 0)).toEqual([true, false]);
  });

  test('is asked without a key, by its name, at the documented path, for a stream', async () => {
    const { requests } = await asked(program, true, 'Hi', 'Hello!');
    expect(requests.length).toBeGreaterThan(0);
    for (const request of requests)
      expect(request).toMatchObject({
        path: '/v1/chat/completions',
        key: undefined,
        model: 'NAME',
        stream: true,
      });
  });
});
