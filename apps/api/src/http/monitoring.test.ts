import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { registrationForm } from '../testing/pupil.ts';
import { startTestServer } from '../testing/server.ts';

const deploy = (file: string) => new URL(`../../../../deploy/monitoring/${file}`, import.meta.url);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Names of series as Prometheus stores them, from what a server exports. */
const exported = (text: string) =>
  new Set([...text.matchAll(/^([a-z_][\w:]*)[{ ]/gm)].map(([, name]) => name));
const typed = (text: string) => [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
const SERIES = /\b(?:lodestar|http|process|nodejs)_\w+/g;

test('the dashboard and the alerts ask for nothing that a server does not export', async () => {
  const port = await freePort();
  await startTestServer({ METRICS_PORT: String(port) });
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const names = exported(text);
  for (const [, name, type] of typed(text)) {
    names.add(name);
    if (type === 'histogram') for (const part of ['bucket', 'sum', 'count']) names.add(`${name}_${part}`);
  }
  for (const file of ['dashboard.json', 'alerts.yaml']) {
    const asked = [...new Set((await readFile(deploy(file), 'utf8')).match(SERIES))];
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !names.has(name))).toEqual([]);
  }
});

test('every alert says what to do about it in the operators’ document', async () => {
  const rules = await readFile(deploy('alerts.yaml'), 'utf8');
  const document = await readFile(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const names = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !document.includes(`\`${name}\``))).toEqual([]);
});

test('sign-ins, refusals and crisis cards are counted, and nothing says whose they were', async () => {
  const port = await freePort();
  const { address } = await startTestServer({ METRICS_PORT: String(port) });
  const post = (path: string, body: unknown, token = 'none') =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const form = registrationForm();
  const { token } = z.object({ token: z.string() }).parse(await (await post('/api/register', form)).json());
  await post('/api/auth/login', { username: form.User_ID, password: 'not the password' });
  await post('/api/chat/create', { User_ID: form.User_ID, initial_message: 'I want to kill myself' }, token);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain('lodestar_security_events_total{what="signIn",result="refused"} 1');
  expect(text).toContain('lodestar_crisis_cards_total 1');
  expect(text).toMatch(/lodestar_refusals_total\{code="\w+"\} 1/);
  expect(text).not.toContain(form.User_ID);
});
