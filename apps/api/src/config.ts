import { isIP } from 'node:net';
import { FEATURES, type Feature, STAGES, type Stage } from '@lodestar/contract';
import { z } from 'zod';
import { misspeltSettings } from './misspelt-settings.ts';
import { StartError } from './start-error.ts';

/** What every installation starts with (product decision on rollout stages). */
const DEFAULT_STAGES: Readonly<Record<Feature, Stage>> = {
  personalityTest: 'comingSoon',
  eddy: 'comingSoon',
  trajectory: 'comingSoon',
  subjectRecommendations: 'comingSoon',
  eddyRecommendation: 'preview',
  abilityScores: 'preview',
};

const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

const port = z.coerce.number('is not a port number').int().min(0).max(65_535);
const webAddress = z.url({ protocol: /^https?$/, error: 'is not an http or https address' });
const list = z.string().transform((text) => text.split(',').flatMap((item) => item.trim() || []));
const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `is not one of ${values.join(', ')}` });
const addressOf = (protocol: RegExp, error: string) => z.url({ protocol, hostname: /./, error });

const isProxy = (item: string) =>
  PROXY_RANGES.includes(item) ||
  (/^[\da-f.:]+(\/\d{1,3})?$/i.test(item) && isIP(item.replace(/\/\d+$/, '')) > 0);

/** Whose `X-Forwarded-For` is believed: nobody's, that of so many proxies in front, or of the addresses named. */
const trustProxy = z.string().transform((text, context): false | number | string[] => {
  if (text === 'off') return false;
  if (/^\d$/.test(text)) return Number(text);
  const items = text.split(',').map((item) => item.trim());
  if (items.every(isProxy)) return items;
  context.addIssue({ code: 'custom', message: 'is not off, a number of proxies, or a list of addresses' });
  return z.NEVER;
});

const featureStages = z.string().transform((text, context) => {
  const stages = { ...DEFAULT_STAGES };
  for (const item of text.split(',')) {
    const [name = '', value = ''] = item.split('=').map((part) => part.trim());
    const feature = FEATURES.find((known) => known === name);
    const stage = STAGES.find((known) => known === value);
    if (feature === undefined || stage === undefined) {
      context.addIssue({
        code: 'custom',
        message: `has "${item}": write feature=stage with a feature of ${FEATURES.join(', ')} and a stage of ${STAGES.join(', ')}`,
      });
      return z.NEVER;
    }
    stages[feature] = stage;
  }
  return stages;
});

const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.lodestar'),
  DATABASE_URL: addressOf(/^postgres(ql)?$/, 'is not a postgres:// address').optional(),
  REDIS_URL: addressOf(/^rediss?$/, 'is not a redis:// address').optional(),
  PUBLIC_URL: webAddress.optional(),
  TRUST_PROXY: trustProxy.default(false),
  METRICS_PORT: port.optional(),
  ADMIN_USER_IDS: list.default([]),
  FEATURE_STAGES: featureStages.default(DEFAULT_STAGES),
  EDDY_BASE_URL: webAddress.optional(),
  EDDY_API_KEY: z.string().optional(),
  EDDY_MODEL: z.string().optional(),
  SMTP_URL: addressOf(/^smtps?$/, 'is not an smtp:// address').optional(),
  MAIL_FROM: z.string().regex(/@/, 'has no @').optional(),
  CONTACT_EMAIL: z.email('is not an e-mail address').optional(),
  SURVEY_FORM_URL: webAddress.optional(),
  FOOTER_CREDIT: z.string().max(200).optional(),
  RATE_LIMIT: oneOf(['on', 'off']).default('on'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Config = z.output<typeof settings>;

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from the environment; an empty value counts as unset.
 * @throws StartError naming every value that cannot be used and every name that looks like a misspelt setting.
 */
export function readConfig(environment: Environment): Config {
  const complaints = misspeltSettings(Object.keys(environment), Object.keys(settings.shape)).map(
    ({ name, meant }) => `${name} is not a setting (did you mean ${meant}?)`,
  );
  const given = Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value]) => value !== '' && Object.hasOwn(settings.shape, name),
    ),
  );
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    complaints.push(...parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`));
  } else if ((parsed.data.EDDY_BASE_URL === undefined) !== (parsed.data.EDDY_MODEL === undefined)) {
    complaints.push('EDDY_BASE_URL and EDDY_MODEL belong together');
  }
  if (complaints.length > 0 || !parsed.success) throw new StartError(`Settings: ${complaints.join('; ')}.`);
  return parsed.data;
}
