import { health, pageConfig, readiness } from '@lodestar/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/open.ts';
import { VERSION } from '../../shared/version.ts';
import { answerOf, errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { openPreparedDatabase } from '../../testing/database.ts';

let database: Database;
let running: TestApp;
beforeAll(async () => {
  database = await openPreparedDatabase();
  running = await openTestApp({ database });
});
afterAll(async () => {
  await running.close();
  await database.close();
});

test('health answers while the process does', async () => {
  expect(answerOf(health, await running.app.inject(health.path))).toEqual({
    status: 'ok',
    version: VERSION,
  });
});

test('ready means that the database answers and a catalogue is loaded', async () => {
  expect(answerOf(readiness, await running.app.inject(readiness.path))).toEqual({ status: 'ok' });
});

test('without its database a server is not ready, and goes on reading programmes', async () => {
  const alone = await openTestApp({
    database,
    pingDatabase: async () => {
      throw new Error('connection refused');
    },
  });
  const response = await alone.app.inject(readiness.path);
  expect(errorOf(response, 503).code).toBe('unavailable');
  expect(response.headers['retry-after']).toBeDefined();
  expect((await alone.app.inject('/api/programmes/dse')).statusCode).toBe(200);
  expect((await alone.app.inject(health.path)).statusCode).toBe(200);
  await alone.close();
});

test('the page learns what the operator has set', async () => {
  expect(answerOf(pageConfig, await running.app.inject(pageConfig.path))).toMatchObject({
    collection: 'Programmes_2026',
    counsellor: 'guide',
    surveyFormUrl: null,
    contactEmail: null,
    publicUrl: null,
    footerCredit: null,
    stages: { eddy: 'comingSoon', abilityScores: 'preview' },
  });
  const set = await openTestApp({
    database,
    environment: {
      SURVEY_FORM_URL: 'https://forms.example.org/f/1',
      CONTACT_EMAIL: 'help@school.example',
      PUBLIC_URL: 'https://lodestar.school.example',
      FOOTER_CREDIT: 'A lab',
      FEATURE_STAGES: 'eddy=released',
      EDDY_BASE_URL: 'http://localhost:11434/v1',
      EDDY_MODEL: 'small',
    },
  });
  const response = await set.app.inject(pageConfig.path);
  expect(answerOf(pageConfig, response)).toMatchObject({
    counsellor: 'model',
    surveyFormUrl: 'https://forms.example.org/f/1',
    contactEmail: 'help@school.example',
    publicUrl: 'https://lodestar.school.example',
    footerCredit: 'A lab',
    stages: { eddy: 'released', trajectory: 'comingSoon' },
  });
  expect(response.body).not.toContain('11434');
  await set.close();
});
