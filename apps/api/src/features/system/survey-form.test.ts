import { createServer, type RequestListener } from 'node:http';
import { surveyFormState } from '@lodestar/contract';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../db/open.ts';
import { answerOf, errorOf, openTestApp } from '../../testing/app.ts';
import { openPreparedDatabase } from '../../testing/database.ts';
import { mayBeFramed } from './survey-form.ts';

let database: Database;
beforeAll(async () => {
  database = await openPreparedDatabase();
});
afterAll(() => database.close());

/** A site with a form on a free port. */
async function formSite(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/form`;
}

async function ask(environment: Record<string, string>) {
  const running = await openTestApp({ database, environment });
  const response = await running.app.inject(surveyFormState.path);
  await running.close();
  return response;
}

const stateOf = async (url: string) => answerOf(surveyFormState, await ask({ SURVEY_FORM_URL: url })).state;
const answering = (headers: Record<string, string>, status = 200) =>
  formSite((_, response) => void response.writeHead(status, headers).end('<h1>Form</h1>'));

describe('the outside survey form', () => {
  test('that may be shown within a page is open', async () => {
    expect(await stateOf(await answering({}))).toBe('open');
  });

  test.each<[string, Record<string, string>, number]>([
    ['X-Frame-Options', { 'x-frame-options': 'DENY' }, 200],
    ['X-Frame-Options for its own site alone', { 'x-frame-options': 'sameorigin' }, 200],
    ['its content security policy', { 'content-security-policy': "frame-ancestors 'none'" }, 200],
    ['not being there', {}, 404],
  ])('is refused by %s', async (_, headers, status) => {
    expect(await stateOf(await answering(headers, status))).toBe('refused');
  });

  test('is followed within its own site, and nowhere else', async () => {
    const moved = await formSite((request, response) => {
      if (request.url === '/form') response.writeHead(302, { location: '/at-last' }).end();
      else response.writeHead(200, { 'x-frame-options': 'DENY' }).end();
    });
    expect(await stateOf(moved)).toBe('refused');
    let visited = false;
    const elsewhere = await formSite((_, response) => {
      visited = true;
      response.end();
    });
    expect(await stateOf(await answering({ location: elsewhere }, 302))).toBe('unknown');
    expect(visited).toBe(false);
  });

  test('that the server cannot reach is not judged', async () => {
    expect(await stateOf('http://127.0.0.1:9/')).toBe('unknown');
  });

  test('is asked once, however often we are', async () => {
    let asked = 0;
    const url = await formSite((_, response) => {
      asked += 1;
      response.end();
    });
    const running = await openTestApp({ database, environment: { SURVEY_FORM_URL: url } });
    await Promise.all(Array.from({ length: 20 }, () => running.app.inject(surveyFormState.path)));
    await running.close();
    expect(asked).toBe(1);
  });

  test('of an installation without one is not found', async () => {
    errorOf(await ask({}), 404);
  });
});

test.each([
  ["frame-ancestors 'self'", false],
  ['frame-ancestors https://lodestar.school.hk', true],
  ['frame-ancestors lodestar.school.hk', true],
  ['frame-ancestors https://*.school.hk https://else.where', true],
  ['frame-ancestors *.other.hk', false],
  ['frame-ancestors https:', true],
  ['frame-ancestors http:', false],
  ['frame-ancestors *', true],
  ['frame-ancestors lodestar.school.hk:8443', false],
  ["default-src 'self'; frame-ancestors https://lodestar.school.hk; img-src *", true],
  ["frame-ancestors *, frame-ancestors 'none'", false],
  ["default-src 'none'", true],
])('a page at https://lodestar.school.hk under %s: %s', (policy, may) => {
  const headers = new Headers({ 'content-security-policy': policy });
  expect(mayBeFramed(headers, new URL('https://forms.example/f'), 'https://lodestar.school.hk')).toBe(may);
});
