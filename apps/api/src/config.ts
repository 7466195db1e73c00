import { isIP } from 'node:net';
import { FEATURES, type Feature, STAGES, type Stage } from '@lodestar/contract';
import { z } from 'zod';
import { readSecrets, SECRETS } from './shared/secret-files.ts';
import { StartError } from './shared/start-error.ts';

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
  SECOND_FACTOR_KEY: z.string().min(32, 'is shorter than 32 characters').optional(),
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
  KEEP_ACCOUNTS_MONTHS: z.coerce
    .number('is not a number of months')
    .int('is not a whole number of months')
    .min(2, 'is less than 2 months')
    .max(120, 'is more than 120 months')
    .default(36),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Config = z.output<typeof settings>;

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from the environment; an empty value counts as unset. Secrets may lie in files (`NAME_FILE`).
 * @throws StartError naming every value that cannot be used and every name that looks like a misspelt setting.
 */
export function readConfig(environment: Environment): Config {
  const known = [...Object.keys(settings.shape), ...SECRETS.map((name) => `${name}_FILE`)];
  const complaints = misspeltSettings(Object.keys(environment), known).map(
    ({ name, meant }) => `${name} is not a setting (did you mean ${meant}?)`,
  );
  complaints.push(...readSecrets(environment).complaints);
  const given = givenSettings(environment);
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    complaints.push(...parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`));
  } else if ((parsed.data.EDDY_BASE_URL === undefined) !== (parsed.data.EDDY_MODEL === undefined)) {
    complaints.push('EDDY_BASE_URL and EDDY_MODEL belong together');
  }
  if (complaints.length > 0 || !parsed.success) throw new StartError(`Settings: ${complaints.join('; ')}.`);
  return parsed.data;
}

/** The settings that the environment or a file gives, as they were written. */
export function givenSettings(environment: Environment): Environment {
  return Object.fromEntries(
    Object.entries({ ...environment, ...readSecrets(environment).values }).filter(
      ([name, value]) => value !== '' && Object.hasOwn(settings.shape, name),
    ),
  );
}

/** Whether others than this machine reach the server: by themselves, by a public address, or through a proxy. */
export function isOpenToOthers({ HOST, PUBLIC_URL, TRUST_PROXY }: Config): boolean {
  return (
    PUBLIC_URL !== undefined || TRUST_PROXY !== false || !/^(localhost|127\..*|::1|\[::1\])$/i.test(HOST)
  );
}

/** The address of a server on this host, which stands in brackets where it is of IPv6. */
export function localAddress(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

export interface MisspeltSetting {
  readonly name: string;
  readonly meant: string;
}

/** Short names such as PORT have innocent neighbours (SORT, POST); only longer ones are compared letter by letter. */
const COMPARED_FROM = 8;

/**
 * Names in the environment that look like a misspelt setting. The environment belongs to the shell and to other
 * programs too, so a name counts as meant for us only when it is one of ours in other case or punctuation, or, for
 * names of 8 letters or more, one slip away (a letter more, less, other, or two swapped).
 */
function misspeltSettings(names: readonly string[], known: readonly string[]): MisspeltSetting[] {
  return names.flatMap((name) => {
    if (known.includes(name)) return [];
    const meant = known.find((setting) => looksLike(name, setting));
    return meant === undefined ? [] : [{ name, meant }];
  });
}

const bare = (name: string) => name.replace(/[^a-z0-9]/gi, '').toUpperCase();

function looksLike(name: string, setting: string): boolean {
  const [left, right] = [bare(name), bare(setting)];
  if (left === right) return setting.includes('_') || name.toUpperCase() === name;
  return setting.length >= COMPARED_FROM && isOneSlipAway(left, right);
}

function isOneSlipAway(left: string, right: string): boolean {
  let start = 0;
  while (start < left.length && left[start] === right[start]) start++;
  const rests = (a: number, b: number) => left.slice(start + a) === right.slice(start + b);
  const swapped = left[start] === right[start + 1] && left[start + 1] === right[start];
  return rests(1, 1) || rests(1, 0) || rests(0, 1) || (swapped && rests(2, 2));
}
