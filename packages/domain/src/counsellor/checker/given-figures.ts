import type { ToolResult } from '../tool-result.ts';

/** Codes, numbers and grades that may stand in an answer. */
export interface GivenFigures {
  readonly codes: ReadonlySet<string>;
  readonly numbers: ReadonlySet<number>;
  /** With their stars: `5**`, `5*`. */
  readonly grades: ReadonlySet<string>;
}

/** Sizes of the bands and of the list, and the help lines that any answer may name. */
const KNOWN_NUMBERS = [3, 6, 18111, 2389, 2222, 2896, 0, 999];

const CODE = /JS[0-9A-Z]{4}/g;
const NUMBER = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g;
const STARRED = /5\*{1,2}/g;

interface Collected {
  readonly codes: Set<string>;
  readonly numbers: Set<number>;
  readonly grades: Set<string>;
}

const halfWidth = (text: string): string => text.normalize('NFKC');

function addText(text: string, into: Collected, withCodes: boolean): void {
  const plain = halfWidth(text);
  if (withCodes) for (const [code] of plain.matchAll(CODE)) into.codes.add(code);
  const withoutCodes = plain.replace(CODE, ' ');
  for (const [number] of withoutCodes.matchAll(NUMBER)) into.numbers.add(Number(number.replaceAll(',', '')));
  for (const [grade] of withoutCodes.matchAll(STARRED)) into.grades.add(grade);
}

function addValue(value: unknown, into: Collected): void {
  if (typeof value === 'number') into.numbers.add(Math.round(Math.abs(value) * 1000) / 1000);
  else if (typeof value === 'string') addText(value, into, true);
  else if (Array.isArray(value)) {
    into.numbers.add(value.length);
    for (const one of value) addValue(one, into);
  } else if (typeof value === 'object' && value !== null) {
    for (const one of Object.values(value)) addValue(one, into);
  }
}

/** Everything that the results of a turn give, and the numbers and grades of the question itself. */
export function givenFigures(results: readonly ToolResult[], question: string): GivenFigures {
  const into: Collected = { codes: new Set(), numbers: new Set(KNOWN_NUMBERS), grades: new Set() };
  for (const result of results) addValue(result, into);
  addText(question.toUpperCase(), into, false);
  return into;
}
