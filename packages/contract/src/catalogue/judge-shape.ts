import type { z } from 'zod';
import type { Finding } from './complaint.ts';
import type { Kind, Reason } from './reason.ts';

const LONGEST_SHOWN = 80;

/** A value in its type, or what is wrong with it. */
export interface Judged<T> {
  /** Null where the shape itself is wrong. */
  readonly value: T | null;
  readonly findings: readonly Finding[];
}

const KIND_OF_SCHEMA: Readonly<Record<string, Kind>> = {
  string: 'text',
  number: 'number',
  int: 'wholeNumber',
  boolean: 'yesNo',
  array: 'list',
  tuple: 'list',
  object: 'group',
  record: 'group',
};

function kindOf(value: unknown): Kind {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'list';
  switch (typeof value) {
    case 'string':
      return 'text';
    case 'number':
      return Number.isInteger(value) ? 'wholeNumber' : 'fraction';
    case 'boolean':
      return 'yesNo';
    default:
      return 'group';
  }
}

function shown(value: unknown): string {
  return String(typeof value === 'string' ? value : JSON.stringify(value)).slice(0, LONGEST_SHOWN);
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): Reason {
  const most = Number(maximum);
  if (origin === 'string') return { code: 'tooLong', most };
  return origin === 'array' ? { code: 'tooMany', most } : { code: 'tooHigh', highest: most };
}

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): Reason {
  const least = Number(minimum);
  if (origin === 'string') return { code: 'empty' };
  if (origin === 'array') return { code: 'tooFew', fewest: least };
  return inclusive === false ? { code: 'notAbove', limit: least } : { code: 'tooLow', lowest: least };
}

function reasonOf(issue: z.core.$ZodIssue): Reason {
  const value = shown(issue.input);
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined) return { code: 'missing' };
      const expected = KIND_OF_SCHEMA[issue.expected];
      return expected === undefined
        ? { code: 'wrongForm', value }
        : { code: 'wrongKind', expected, found: kindOf(issue.input) };
    }
    case 'invalid_value':
      return issue.input === undefined
        ? { code: 'missing' }
        : { code: 'unknownValue', value, known: issue.values.map(String) };
    case 'invalid_format':
      return { code: issue.format === 'url' ? 'notALink' : 'wrongForm', value };
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    default:
      return { code: 'wrongForm', value };
  }
}

const pathText = (path: readonly PropertyKey[]): string => path.map(String).join('.');

/** Holds a value against a schema; unknown fields are found one by one. */
export function judgeShape<T>(schema: z.ZodType<T>, input: unknown): Judged<T> {
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) return { value: parsed.data, findings: [] };
  const findings = parsed.error.issues.flatMap((issue): Finding[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ field: pathText([...issue.path, key]), why: { code: 'unknownField' } }))
      : [{ field: pathText(issue.path), why: reasonOf(issue) }],
  );
  return { value: null, findings };
}
