import { readFileSync } from 'node:fs';

/** Settings that nobody else may read: each can lie in a file instead, which `NAME_FILE` names. */
export const SECRETS = [
  'DATABASE_URL',
  'REDIS_URL',
  'SECOND_FACTOR_KEY',
  'EDDY_API_KEY',
  'SMTP_URL',
] as const;

type Secret = (typeof SECRETS)[number];

export interface ReadSecrets {
  readonly values: Readonly<Partial<Record<Secret, string>>>;
  /** What cannot be used, by name and without what is in it. */
  readonly complaints: readonly string[];
}

/** The secrets that lie in files, without the line end that editors put behind them. */
export function readSecrets(environment: Readonly<Record<string, string | undefined>>): ReadSecrets {
  const values: Partial<Record<Secret, string>> = {};
  const complaints: string[] = [];
  for (const name of SECRETS) {
    const path = environment[`${name}_FILE`];
    if (path === undefined || path === '') continue;
    if (environment[name]) complaints.push(`${name} and ${name}_FILE are both set`);
    const text = textOf(path);
    if (text === null) complaints.push(`${name}_FILE names ${path}, which cannot be read`);
    else if (text === '') complaints.push(`${name}_FILE names ${path}, which is empty`);
    else values[name] = text;
  }
  return { values, complaints };
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return null;
  }
}

/** A setting as it may be shown: of an address the password and what follows the path are left out. */
function shown(name: string, value: string): string {
  if (/_(KEY|SECRET)$/.test(name)) return 'set';
  const address = URL.canParse(value) ? new URL(value) : null;
  if (address === null || address.host === '') return value;
  address.password &&= '…';
  address.search &&= '?…';
  return decodeURI(address.href);
}

/** The settings that were given, in one line that may be printed; null where none was. */
export function settingsLine(given: Readonly<Record<string, unknown>>): string | null {
  const said = Object.entries(given).map(([name, value]) => `${name}=${shown(name, String(value))}`);
  return said.length === 0 ? null : `Settings: ${said.join(' ')}`;
}
