import { describe, expect, test } from 'vitest';
import { type Environment, isOpenToOthers, readConfig } from './config.ts';
import { StartError } from './shared/start-error.ts';

const complaint = (environment: Environment): string => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  return 'accepted';
};

test('nothing set is a server for this machine alone', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: '.lodestar',
    TRUST_PROXY: false,
    RATE_LIMIT: 'on',
    LOG_LEVEL: 'info',
    ADMIN_USER_IDS: [],
  });
});

test('an empty value counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', RATE_LIMIT: '' })).toEqual(readConfig({}));
});

test('what the environment holds besides is none of our business', () => {
  const environment = { PATH: '/bin', HOME: '/root', HOSTNAME: 'x', SORT: '1', POST: '2', npm_config_x: '3' };
  expect(readConfig(environment)).toEqual(readConfig({}));
});

describe('values', () => {
  test.each([
    ['PORT', '8080', 8080],
    ['DATABASE_URL', 'postgresql://u:p@db/x', 'postgresql://u:p@db/x'],
    ['REDIS_URL', 'rediss://cache', 'rediss://cache'],
    ['PUBLIC_URL', 'https://lodestar.example', 'https://lodestar.example'],
    ['TRUST_PROXY', 'off', false],
    ['TRUST_PROXY', '2', 2],
    ['TRUST_PROXY', '10.0.0.0/8, ::1, loopback', ['10.0.0.0/8', '::1', 'loopback']],
    ['ADMIN_USER_IDS', 'ann, bob,', ['ann', 'bob']],
    ['CONTACT_EMAIL', 'help@school.example', 'help@school.example'],
    ['SMTP_URL', 'smtp://mail:25', 'smtp://mail:25'],
  ] as const)('%s=%s is read', (name, text, value) => {
    expect(readConfig({ [name]: text })[name]).toEqual(value);
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://db/x'],
    ['DATABASE_URL', 'not an address'],
    ['REDIS_URL', 'http://cache'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['SURVEY_FORM_URL', 'ftp://forms'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/x'],
    ['TRUST_PROXY', '300.1.1.1'],
    ['METRICS_PORT', 'x'],
    ['FEATURE_STAGES', 'eddy=ready'],
    ['FEATURE_STAGES', 'magic=released'],
    ['FEATURE_STAGES', 'eddy'],
    ['EDDY_BASE_URL', 'localhost:11434'],
    ['SMTP_URL', 'mail:25'],
    ['MAIL_FROM', 'nobody'],
    ['CONTACT_EMAIL', 'help at school'],
    ['FOOTER_CREDIT', 'x'.repeat(201)],
    ['RATE_LIMIT', 'maybe'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s stops the start, by name, in one line', (name, value) => {
    const line = complaint({ [name]: value });
    expect(line).toContain(name);
    expect(line).not.toContain('\n');
  });

  test('every unusable value is named at once', () => {
    expect(complaint({ PORT: 'x', RATE_LIMIT: 'y' })).toMatch(/PORT.*RATE_LIMIT/);
  });

  test('a secret in a wrong value is not repeated', () => {
    expect(complaint({ DATABASE_URL: 'mysql://u:secret@db/x' })).not.toContain('secret');
  });

  test('a model needs both its address and its name', () => {
    expect(complaint({ EDDY_BASE_URL: 'http://localhost:11434/v1' })).toContain('EDDY_MODEL');
    expect(complaint({ EDDY_MODEL: 'm' })).toContain('EDDY_BASE_URL');
  });
});

test('stages change only the features they name', () => {
  const stages = readConfig({ FEATURE_STAGES: 'eddy=released, trajectory=preview' }).FEATURE_STAGES;
  expect(stages).toEqual({
    personalityTest: 'comingSoon',
    eddy: 'released',
    trajectory: 'preview',
    subjectRecommendations: 'comingSoon',
    eddyRecommendation: 'preview',
    abilityScores: 'preview',
  });
});

describe('a name that looks like a misspelt setting stops the start', () => {
  test.each([
    ['DATBASE_URL', 'DATABASE_URL'],
    ['DATABASE_ULR', 'DATABASE_URL'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['DATA_DIRS', 'DATA_DIR'],
    ['RATELIMIT', 'RATE_LIMIT'],
    ['EDDY_MODLE', 'EDDY_MODEL'],
  ])('%s', (name, meant) => {
    expect(complaint({ [name]: 'x' })).toBe(`Settings: ${name} is not a setting (did you mean ${meant}?).`);
  });

  test.each(['TEST_DATABASE_URL', 'PORTS', 'port', 'HOSTS', 'PUBLIC_DIR', 'NODE_ENV'])(
    '%s does not',
    (name) => {
      expect(complaint({ [name]: 'x' })).toBe('accepted');
    },
  );
});

test.each<[Environment, boolean]>([
  [{}, false],
  [{ HOST: '127.0.0.2' }, false],
  [{ HOST: '::1' }, false],
  [{ HOST: '0.0.0.0' }, true],
  [{ PUBLIC_URL: 'https://lodestar.example' }, true],
  [{ TRUST_PROXY: '1' }, true],
  [{ TRUST_PROXY: 'loopback' }, true],
])('with %j others reach the server: %j', (environment, open) => {
  expect(isOpenToOthers(readConfig(environment))).toBe(open);
});
