import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DISSATISFIED_ROW,
  SURVEY_FIGURES,
  SURVEY_FILES,
  type SurveyFile,
  surveyFilePath,
} from '@lodestar/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { SURVEY_FILES_FOLDER } from '../../testing/places.ts';
import { openSurveyFiles, readSurveyContent } from './survey-files.ts';

let running: TestApp;
beforeAll(async () => {
  running = await openTestApp();
});
afterAll(() => running.close());

/** The rows of a file as it is served: the name in front, the numbers after it. */
async function rowsOf(file: SurveyFile): Promise<Map<string, number[]>> {
  const { body } = await running.app.inject(surveyFilePath(file));
  const [, ...lines] = body.trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [name = '', ...cells] = line.split(',');
      return [name, cells.map(Number)];
    }),
  );
}
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const all = (rows: Map<string, number[]>) => sum([...rows.values()].flat());

describe('the files', () => {
  test.each(SURVEY_FILES)('%s is CSV in UTF-8 with a header row', async (file) => {
    const { statusCode, headers, body } = await running.app.inject(surveyFilePath(file));
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body).toMatch(file.endsWith('factors') ? /^Variable,Average,Count\n/ : /^Time,\w/);
    const widths = new Set(
      body
        .trimEnd()
        .split('\n')
        .map((line) => line.split(',').length),
    );
    expect(widths.size).toBe(1);
    for (const numbers of (await rowsOf(file)).values()) {
      expect(numbers.every((number) => Number.isFinite(number) && number >= 0)).toBe(true);
    }
  });

  test('are not sent to whoever has them', async () => {
    const url = surveyFilePath('dse_factors');
    const { headers } = await running.app.inject(url);
    const again = await running.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  test.each([
    'other.csv',
    'dse_factors',
    'DSE_FACTORS.csv',
    'README.md',
    '..%2f..%2fpackage.json',
    '..%2fsurveys%2fdse_factors.csv',
    '%252e%252e%252fpackage.json',
    '..%5cpackage.json',
    'dse_factors.csv%00',
    '%00',
    '%ff',
    '__proto__',
    'constructor',
    'x'.repeat(5_000),
  ])('%s leads nowhere', async (name) => {
    const response = await running.app.inject(`/asset/stats/${name}`);
    expect([400, 404]).toContain(response.statusCode);
    errorOf(response, response.statusCode);
  });

  test.each(['/asset/stats/', '/asset/stats', '/asset/', '/asset/stats/../../package.json'])(
    '%s is 404',
    async (url) => {
      errorOf(await running.app.inject(url), 404);
    },
  );
});

describe('the figures that texts quote', () => {
  test('follow from the choice of DSE subjects', async () => {
    const factors = await rowsOf('dse_factors');
    const [first, ...others] = factors;
    expect(first).toEqual(['Enjoyability', [SURVEY_FIGURES.enjoyabilityImportance, expect.any(Number)]]);
    expect(Math.max(...others.map(([, [average = 0]]) => average))).toBeLessThan(80.86);
    const times = await rowsOf('dse_decision_time');
    const inForm3 = sum(times.get('Form 3') ?? []);
    expect([inForm3, all(times)]).toEqual([SURVEY_FIGURES.decidedInForm3, 206]);
    expect(Math.round((inForm3 / all(times)) * 100)).toBe(SURVEY_FIGURES.decidedInForm3Percent);
  });

  test('follow from the choice of JUPAS programmes', async () => {
    const factors = await rowsOf('jupas_factors');
    expect(factors.get('Enjoyability')?.[0]).toBe(SURVEY_FIGURES.enjoyabilityPercent);
    expect(factors.get(DISSATISFIED_ROW)?.[0]).toBe(SURVEY_FIGURES.dissatisfiedPercent);
    const applicants = all(await rowsOf('jupas_decision_time'));
    for (const [name, [percent = 0, count = 0]] of factors) {
      expect((count * 100) / applicants, name).toBe(percent);
    }
  });
});

describe('an operator’s own files', () => {
  const FACTORS = 'Variable,Average,Count\nWeather,64,20\n"Food, and drink",32,10\n';
  const url = surveyFilePath('dse_factors');
  const lines: string[] = [];
  let folder: string;
  let own: TestApp;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lodestar-test-'));
    await cp(SURVEY_FILES_FOLDER, folder, { recursive: true });
    own = await openTestApp({ surveyFolder: folder, logTo: { write: (line) => void lines.push(line) } });
  });
  afterAll(async () => {
    await own.close();
    await rm(folder, { recursive: true });
  });
  const path = () => join(folder, 'dse_factors.csv');
  const served = async () => (await own.app.inject(url)).body;

  test('are shown as soon as they are there, under a tag of their own', async () => {
    const { headers } = await own.app.inject(url);
    await writeFile(path(), FACTORS);
    const after = await own.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect([after.statusCode, after.body]).toEqual([200, FACTORS]);
    const moved = FACTORS.replace('64', '65');
    await writeFile(`${path()}.new`, `\uFEFF${moved}`);
    await rename(`${path()}.new`, path());
    expect(await served()).toBe(moved);
  });

  test('that cannot be used are named in the log, once, and the last good ones go on being shown', async () => {
    await writeFile(path(), FACTORS);
    expect(await served()).toBe(FACTORS);
    lines.length = 0;
    await writeFile(path(), 'Variable,Average,Count\nWeather,many,20\n');
    for (let asked = 0; asked < 3; asked++) expect(await served()).toBe(FACTORS);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(
      String.raw`dse_factors.csv is damaged: row 1 (\"Weather\") has \"many\" where a number`,
    );
    await rm(path());
    expect(await served()).toBe(FACTORS);
    expect(lines[1]).toContain('dse_factors.csv cannot be read');
    await writeFile(path(), FACTORS.replace('64', '66'));
    expect(await served()).toContain('Weather,66');
  });

  test('that cannot be used stop the start with their name', async () => {
    const log = pino({ level: 'silent' });
    await writeFile(path(), 'a,b\n1,2\n');
    await expect(openSurveyFiles(folder, log)).rejects.toThrow(/dse_factors\.csv is damaged/);
    await rm(path());
    await expect(openSurveyFiles(folder, log)).rejects.toThrow(/dse_factors\.csv cannot be read/);
  });

  test.each([
    ['dse_factors', '', 'header'],
    ['dse_factors', 'Variable,Average,Count\n', 'no rows'],
    ['dse_factors', 'Variable,Average,Count\na,1\n', '2 cells, not 3'],
    ['dse_factors', 'Variable,Average,Count\na,1,2,3\n', '4 cells, not 3'],
    ['dse_factors', 'Variable,Average,Count\na,-1,2\n', '"-1"'],
    ['dse_factors', 'Variable,Average,Count\na,,2\n', '""'],
    ['dse_factors', 'Variable,Average,Count\na,101,2\n', 'above 100'],
    ['dse_factors', 'Variable,Average,Count\n ,1,2\n', 'name of its own'],
    ['dse_factors', 'Variable,Average,Count\na,1,2\na,1,2\n', 'name of its own'],
    ['dse_factors', Buffer.from('Variable,Average,Count\n\u00e9,1,2\n', 'latin1'), 'UTF-8'],
    ['dse_factors', `Variable,Average,Count\n${'x'.repeat(70_000)},1,2\n`, 'larger'],
    ['jupas_decision_time', 'Time\nnow\n', 'header'],
    ['jupas_decision_time', 'Variable,Average,Count\na,1,2\n', 'header'],
    ['jupas_decision_time', 'Time,Art,Law\nnow,1\n', '2 cells, not 3'],
    ['jupas_decision_time', 'Time,Art,Art\nnow,1,2\n', 'header'],
    ['jupas_decision_time', 'Time,Art,\nnow,1,2\n', 'header'],
  ] as const)('%s with %j is refused for its %s', (name, content, why) => {
    const read = readSurveyContent(name, Buffer.from(content));
    expect(read).toEqual({ kind: 'unusable', why: expect.stringContaining(why) });
  });

  test.each([
    ['jupas_factors', 'Variable,Average,Count\r\n天氣,100,0\r\n\r\n'],
    ['dse_decision_time', 'Time,"Art, drama",Law\nnow, 1,2.5\n'],
  ] as const)('%s with %j is fine', (name, content) => {
    expect(readSurveyContent(name, Buffer.from(content))).toEqual({ kind: 'usable', text: content });
  });
});
