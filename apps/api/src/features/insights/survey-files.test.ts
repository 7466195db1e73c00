import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  DISSATISFIED_ROW,
  SURVEY_FIGURES,
  SURVEY_FILES,
  type SurveyFile,
  surveyFilePath,
} from '@lodestar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { temporaryFolder } from '../../testing/database.ts';
import { SURVEY_FILES_FOLDER } from '../../testing/places.ts';
import { readSurveyFiles } from './survey-files.ts';

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
  test('that are missing or have another header stop the start with their name', async () => {
    const folder = await temporaryFolder();
    await cp(SURVEY_FILES_FOLDER, folder, { recursive: true });
    expect((await readSurveyFiles(folder)).size).toBe(4);
    await writeFile(join(folder, 'dse_factors.csv'), 'a,b\n1,2\n');
    await expect(readSurveyFiles(folder)).rejects.toThrow(/dse_factors\.csv is damaged/);
    await rm(join(folder, 'dse_factors.csv'));
    await expect(readSurveyFiles(folder)).rejects.toThrow(/dse_factors\.csv cannot be read/);
  });
});
