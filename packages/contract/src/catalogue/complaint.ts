import type { z } from 'zod';

/** One reason why a catalogue file is refused. */
export interface Complaint {
  /** The programme's code, `row 17` where it has none, or `file`. */
  readonly row: string;
  readonly field: string;
  readonly why: string;
}

/** What a check finds inside one row. */
export type Finding = Omit<Complaint, 'row'>;

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}

function shown(value: unknown): string {
  return typeof value === 'string' ? `"${value.slice(0, 80)}"` : String(value).slice(0, 80);
}

const tooLarge: Readonly<Record<string, string>> = {
  string: 'has too many characters; the most are',
  array: 'has too many entries; the most are',
};

/** Words for what the shape refuses; undefined leaves zod's own. */
export const wording: z.core.$ZodErrorMap = (issue) => {
  const isMissing = issue.input === undefined;
  switch (issue.code) {
    case 'invalid_type':
      if (isMissing) return 'is missing';
      return `must be of type ${issue.expected}, not ${kindOf(issue.input)}`;
    case 'invalid_value':
      if (isMissing) return 'is missing';
      return `${shown(issue.input)} is not known; known are ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return issue.format === 'url'
        ? `${shown(issue.input)} is not an http or https link`
        : `${shown(issue.input)} does not have the expected form`;
    case 'too_big':
      return `${tooLarge[issue.origin] ?? 'is above the highest allowed,'} ${issue.maximum}`;
    case 'too_small':
      if (issue.origin === 'string') return 'is empty';
      if (issue.origin === 'array') return `has too few entries; the fewest are ${issue.minimum}`;
      return issue.inclusive
        ? `is below the lowest allowed, ${issue.minimum}`
        : `must be above ${issue.minimum}`;
    default:
      return undefined;
  }
};

function pathText(path: readonly PropertyKey[]): string {
  return path.map(String).join('.');
}

/** The findings of a failed parse; unknown fields one by one. */
export function findingsOf(error: z.ZodError): Finding[] {
  return error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          field: pathText([...issue.path, key]),
          why: 'is not a field of this format',
        }))
      : [{ field: pathText(issue.path), why: issue.message }],
  );
}
