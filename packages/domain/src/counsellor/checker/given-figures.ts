import type { ToolResult } from '../tool-result.ts';

/** Codes, numbers and grades that may stand in an answer. */
export interface GivenFigures {
  readonly codes: ReadonlySet<string>;
  readonly numbers: ReadonlySet<number>;
  /** Numbers that were given of programmes alone, each with the codes of those it was given of. */
  readonly numbersOfProgrammes: ReadonlyMap<number, ReadonlySet<string>>;
  /** With their stars: `5**`, `5*`. */
  readonly grades: ReadonlySet<string>;
}

/** Sizes of the bands and of the list, and the help lines that any answer may name. */
const KNOWN_NUMBERS = [3, 6, 18111, 2389, 2222, 2896, 0, 999];

const CODE = /JS[0-9A-Z]{4}/g;
const WHOLE_CODE = /^JS[0-9A-Z]{4}$/;
const NUMBER = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g;
const STARRED = /5\*{1,2}/g;

/** Of which programme something is told; null: of none in particular. */
type Owner = string | null;

interface Collected {
  readonly codes: Set<string>;
  readonly numbers: Map<number, Set<Owner>>;
  readonly grades: Set<string>;
}

const halfWidth = (text: string): string => text.normalize('NFKC');

function addNumber(value: number, { numbers }: Collected, owner: Owner): void {
  const owners = numbers.get(value);
  if (owners === undefined) numbers.set(value, new Set([owner]));
  else owners.add(owner);
}

function addText(text: string, into: Collected, owner: Owner): void {
  const withoutCodes = halfWidth(text).replace(CODE, ' ');
  for (const [number] of withoutCodes.matchAll(NUMBER)) {
    addNumber(Number(number.replaceAll(',', '')), into, owner);
  }
  for (const [grade] of withoutCodes.matchAll(STARRED)) into.grades.add(grade);
}

function addCodes(text: string, { codes }: Collected): void {
  for (const [code] of halfWidth(text).matchAll(CODE)) codes.add(code);
}

function ownerOf(value: object, owner: Owner): Owner {
  const code = 'code' in value ? value.code : null;
  return typeof code === 'string' && WHOLE_CODE.test(code) ? code : owner;
}

function addValue(value: unknown, into: Collected, owner: Owner): void {
  if (typeof value === 'number') addNumber(Math.round(Math.abs(value) * 1000) / 1000, into, owner);
  else if (typeof value === 'string') {
    addCodes(value, into);
    addText(value, into, owner);
  } else if (Array.isArray(value)) {
    addNumber(value.length, into, null);
    for (const one of value) addValue(one, into, owner);
  } else if (typeof value === 'object' && value !== null) {
    for (const one of Object.values(value)) addValue(one, into, ownerOf(value, owner));
  }
}

function ofProgrammesAlone(numbers: Collected['numbers']): Map<number, ReadonlySet<string>> {
  const found = new Map<number, ReadonlySet<string>>();
  for (const [number, owners] of numbers) {
    const codes = [...owners].filter((owner) => owner !== null);
    if (codes.length === owners.size) found.set(number, new Set(codes));
  }
  return found;
}

/** Everything that the results of a turn give, and the numbers and grades of the question itself. */
export function givenFigures(results: readonly ToolResult[], question: string): GivenFigures {
  const into: Collected = { codes: new Set(), numbers: new Map(), grades: new Set() };
  for (const number of KNOWN_NUMBERS) addNumber(number, into, null);
  for (const result of results) addValue(result, into, null);
  addText(question.toUpperCase(), into, null);
  const { codes, numbers, grades } = into;
  return {
    codes,
    numbers: new Set(numbers.keys()),
    numbersOfProgrammes: ofProgrammesAlone(numbers),
    grades,
  };
}
