import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { givenSettings, readConfig } from '../config.ts';
import { settingsLine } from './secret-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'lodestar-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileWith(text: string): string {
  const path = join(folder, `secret-${text.length}`);
  writeFileSync(path, text);
  return path;
}

test('a secret lies in a file, and the line end behind it is not part of it', () => {
  const path = fileWith('postgres://lodestar:quiet@db/lodestar\n');
  expect(readConfig({ DATABASE_URL_FILE: path }).DATABASE_URL).toBe('postgres://lodestar:quiet@db/lodestar');
});

test.each([
  [
    'a file that is not there',
    { SMTP_URL_FILE: join(folder, 'none') },
    /SMTP_URL_FILE names .* cannot be read/,
  ],
  ['an empty file', { SMTP_URL_FILE: fileWith('') }, /SMTP_URL_FILE names .* is empty/],
  [
    'both at once',
    { REDIS_URL: 'redis://a', REDIS_URL_FILE: fileWith('redis://b') },
    /REDIS_URL and REDIS_URL_FILE are both set/,
  ],
  ['what cannot be used', { REDIS_URL_FILE: fileWith('http://quiet:word@b') }, /REDIS_URL is not a redis/],
  ['a misspelt name', { DATBASE_URL_FILE: 'x' }, /did you mean DATABASE_URL_FILE/],
])('%s stops the start, without what is in it', (_, environment, words) => {
  expect(() => readConfig(environment)).toThrow(words);
  expect(() => readConfig(environment)).not.toThrow(/quiet|word@/);
});

test('the settings are shown without a secret', () => {
  const line = settingsLine(
    givenSettings({
      PATH: '/bin',
      PORT: '80',
      DATABASE_URL: 'postgres://lodestar:canary-1@db:5432/lodestar?password=canary-2',
      REDIS_URL: 'redis://:canary-3@cache',
      SMTP_URL: 'smtp://no-reply:canary-4@mail:587',
      EDDY_BASE_URL: 'https://model.example/v1?key=canary-5',
      EDDY_API_KEY: 'canary-6',
      SECOND_FACTOR_KEY: 'canary-7 canary-7 canary-7 canary-7',
      TRUST_PROXY: '1',
    }),
  );
  expect(line).not.toContain('canary');
  expect(line).toContain('DATABASE_URL=postgres://lodestar:…@db:5432/lodestar');
  expect(line).toContain('PORT=80');
  expect(line).toContain('EDDY_API_KEY=set');
  expect(line).not.toContain('PATH');
  expect(settingsLine({})).toBeNull();
});
