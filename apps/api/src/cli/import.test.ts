import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Environment } from '../config.ts';
import { copyPrepared, temporaryFolder } from '../testing/database.ts';
import { settingsOf, startTestServer } from '../testing/server.ts';
import { changed, shippedFile, smallFile } from '../testing/year-files.ts';
import { runImport } from './import.ts';

async function importing(environment: Environment, file: unknown, ...options: string[]) {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'year.json'), typeof file === 'string' ? file : JSON.stringify(file));
  const lines: string[] = [];
  const code = await runImport({
    args: ['year.json', ...options],
    environment,
    folder,
    pid: process.pid,
    say: (line) => lines.push(line),
  });
  return { code, text: lines.join('\n') };
}

async function prepared(): Promise<Environment> {
  const { place, remove } = await copyPrepared();
  onTestFinished(remove);
  return settingsOf(place);
}

test('without a server the command does the import itself', async () => {
  const environment = await prepared();
  expect(await importing(environment, smallFile(2041))).toEqual({
    code: 0,
    text: [
      'Programmes_2041: 3 programmes, every row is in order.',
      `  new: 3 (${smallFile(2041)
        .programmes.map(({ code }) => code)
        .join(' ')})`,
      '  changed: 0',
      '  removed: 0',
      '  unchanged: 0',
      'Imported.',
    ].join('\n'),
  });
  const again = await importing(environment, smallFile(2041));
  expect(again.text).toContain('unchanged: 3');
});

test('beside a running server, the server has the new year', async () => {
  const { address, environment } = await startTestServer();
  expect(await importing(environment, smallFile(2041))).toMatchObject({ code: 0 });
  const loaded = async () => {
    await fetch(`${address}/api/programmes/cache/preload`, { method: 'POST' });
    return (await fetch(`${address}/api/programmes/Programmes_2041`)).status;
  };
  expect(await loaded()).toBe(200);
});

test('a dry run says what would happen', async () => {
  const environment = await prepared();
  const file = changed(shippedFile(2026), 0, { intake: 999 });
  const { code, text } = await importing(environment, file, '--dry-run');
  expect(code).toBe(0);
  expect(text).toContain(`changed: 1 (${file.programmes[0]?.code})`);
  expect(text).toContain('Dry run: nothing was changed.');
  expect((await importing(environment, file, '--dry-run')).text).toBe(text);
});

test('a refused file is 1, with every complaint by row, field and why', async () => {
  const file = changed(smallFile(2041), 1, { code: 'oops' });
  const { code, text } = await importing(await prepared(), file);
  expect(code).toBe(1);
  expect(text).toBe(
    'Refused, nothing was changed: 1 complaint.\n  oops, code: “oops” does not have the expected form',
  );
  expect((await importing(await prepared(), '{"format":')).text).toMatch(
    /\n {2}the file: is not JSON \(.+\)$/,
  );
});

test('tells its usage to whoever asks for it, which is no mistake', async () => {
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  expect(await runImport({ args: ['--help'], environment: {}, folder: '/nowhere', pid: 1, say })).toBe(0);
  expect(lines).toEqual(['Usage: npm run import -- FILE [--dry-run]']);
});

test('what cannot be done is 2, with one line', async () => {
  const environment = await prepared();
  const lines: string[] = [];
  const run = (args: readonly string[], settings = environment) =>
    runImport({ args, environment: settings, folder: '/nowhere', pid: 1, say: (line) => lines.push(line) });
  expect(await run([])).toBe(2);
  expect(await run(['--what'])).toBe(2);
  expect(await run(['a.json', 'b.json'])).toBe(2);
  expect(await run(['missing.json'])).toBe(2);
  expect(await importing({ ...environment, RATE_LIMIT: 'x' }, smallFile(2041))).toMatchObject({ code: 2 });
  expect(lines).toEqual([
    ...Array.from({ length: 3 }, () => 'Usage: npm run import -- FILE [--dry-run]'),
    '/nowhere/missing.json cannot be read.',
  ]);
});
