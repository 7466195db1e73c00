import type { ToolResult } from '../tool-call.ts';
import { foldedName } from './programme-titles.ts';
import { chineseNumber, englishNumber, numberWords } from './spoken-numbers.ts';

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

const halfWidth = (text: string): string => text.normalize('NFKC');

function addNumber(value: number, { numbers }: Collected, owner: Owner): void {
  const owners = numbers.get(value);
  if (owners === undefined) numbers.set(value, new Set([owner]));
  else owners.add(owner);
}

const ENGLISH_WORDS = /[a-z]+(?:[ -][a-z]+)*/gi;
const CHINESE_NUMERALS = /[零一二兩两三四五六七八九十百千]+/g;

/** Numbers that a text has in words: "eight universities", 三十二. */
function* spokenNumbers(text: string): Generator<number> {
  for (const [run] of text.matchAll(ENGLISH_WORDS))
    for (let at = 0; at < run.length; ) {
      const words = numberWords(run.slice(at));
      const value = words === '' ? null : englishNumber(words.toLowerCase());
      if (value !== null) yield value;
      const next = run.slice(at + words.length).search(/[ -]/);
      at = next < 0 ? run.length : at + words.length + next + 1;
    }
  for (const [numerals] of text.matchAll(CHINESE_NUMERALS)) {
    const value = chineseNumber(numerals);
    if (value !== null) yield value;
  }
}

function addText(text: string, into: Collected, owner: Owner): void {
  const withoutCodes = halfWidth(text).replace(CODE, ' ');
  for (const [number] of withoutCodes.matchAll(NUMBER)) {
    addNumber(Number(number.replaceAll(',', '')), into, owner);
  }
  for (const spoken of spokenNumbers(withoutCodes)) addNumber(spoken, into, owner);
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
    into.texts.push(value);
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

/** Everything that the results of a turn give, what else was told, and numbers, grades and names of the question. */
export function givenFigures(results: readonly ToolResult[], question: string, told = ''): GivenFigures {
  const into: Collected = { codes: new Set(), numbers: new Map(), grades: new Set(), texts: [question] };
  for (const number of KNOWN_NUMBERS) addNumber(number, into, null);
  for (const result of results) addValue(result, into, null);
  addText(question.toUpperCase(), into, null);
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
