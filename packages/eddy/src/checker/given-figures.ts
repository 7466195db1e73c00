import type { ToolResult } from '../tool-call.ts';
import { foldedName } from './programme-titles.ts';
import { chineseNumber, englishNumber, ROWS_OF_NUMBER_WORDS } from './spoken-numbers.ts';

/** Codes, numbers and grades that may stand in an answer. */
export interface GivenFigures {
  readonly codes: ReadonlySet<string>;
  readonly numbers: ReadonlySet<number>;
  /** Numbers that were given of programmes alone, each with the codes of those it was given of. */
  readonly numbersOfProgrammes: ReadonlyMap<number, ReadonlySet<string>>;
  /** With their stars: `5**`, `5*`. */
  readonly grades: ReadonlySet<string>;
  /** All texts together, as names are compared. */
  readonly text: () => string;
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
  readonly texts: string[];
}

/** `matchAll` would copy the pattern for each text, and a copy starts anew, uncompiled. */
const every = (pattern: RegExp, text: string): readonly string[] => text.match(pattern) ?? [];

const halfWidth = (text: string): string => text.normalize('NFKC');

function addNumber(value: number, { numbers }: Collected, owner: Owner): void {
  const owners = numbers.get(value);
  if (owners === undefined) numbers.set(value, new Set([owner]));
  else owners.add(owner);
}

const CHINESE_NUMERALS = /[零一二兩两三四五六七八九十百千]+/g;
const DIGIT = /\d/;

/** Numbers that a text has in words: "eight universities", 三十二. */
function* spokenNumbers(text: string): Generator<number> {
  for (const words of every(ROWS_OF_NUMBER_WORDS, text)) {
    const value = englishNumber(words);
    if (value !== null) yield value;
  }
  for (const numerals of every(CHINESE_NUMERALS, text)) {
    const value = chineseNumber(numerals);
    if (value !== null) yield value;
  }
}

function addText(text: string, into: Collected, owner: Owner): void {
  const withoutCodes = text.replace(CODE, ' ');
  for (const spoken of spokenNumbers(withoutCodes)) addNumber(spoken, into, owner);
  if (!DIGIT.test(withoutCodes)) return;
  for (const number of every(NUMBER, withoutCodes)) {
    addNumber(Number(number.replaceAll(',', '')), into, owner);
  }
  for (const grade of every(STARRED, withoutCodes)) into.grades.add(grade);
}

function addCodes(text: string, { codes }: Collected): void {
  for (const code of every(CODE, text)) codes.add(code);
}

function ownerOf(value: object, owner: Owner): Owner {
  const code = 'code' in value ? value.code : null;
  return typeof code === 'string' && WHOLE_CODE.test(code) ? code : owner;
}

function addValue(value: unknown, into: Collected, owner: Owner): void {
  if (typeof value === 'number') addNumber(Math.round(Math.abs(value) * 1000) / 1000, into, owner);
  else if (typeof value === 'string') {
    const text = halfWidth(value);
    addCodes(text, into);
    into.texts.push(value);
    addText(text, into, owner);
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

/** Everything that the results of a turn give, what else was told, and numbers, grades and names of the question. */
export function givenFigures(results: readonly ToolResult[], question: string, told = ''): GivenFigures {
  const into: Collected = { codes: new Set(), numbers: new Map(), grades: new Set(), texts: [question] };
  for (const number of KNOWN_NUMBERS) addNumber(number, into, null);
  for (const result of results) addValue(result, into, null);
  addText(halfWidth(question.toUpperCase()), into, null);
  addValue(told, into, null);
  const { codes, numbers, grades, texts } = into;
  let folded: string | null = null;
  return {
    codes,
    numbers: new Set(numbers.keys()),
    numbersOfProgrammes: ofProgrammesAlone(numbers),
    grades,
    text: () => {
      folded ??= foldedName(texts.join('\n'));
      return folded;
    },
  };
}
