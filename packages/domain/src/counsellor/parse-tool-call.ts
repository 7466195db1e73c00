import { LEVELS, type Level } from '../admission/classification.ts';
import { CATEGORIES, type Category, INSTITUTIONS, type InstitutionCode } from '../admission/programme.ts';
import { DEFAULT_RECOMMENDATION_COUNT } from '../admission/recommend.ts';
import { isProgrammeCode } from '../admission/selection.ts';
import { isPlainObject } from '../grades/plain-object.ts';
import { isSubjectCode } from '../grades/subject.ts';
import { isGradeOf } from '../grades/user-scores.ts';
import { type GradeChange, TOOL_LIMITS, TOOL_NAMES, type ToolCall, type ToolName } from './tool-call.ts';

/** What is wrong with a call a model sent, in words for the model. */
export interface ToolProblem {
  readonly problem: string;
}

type Fields = Readonly<Record<string, unknown>>;
type Read<Value> = { readonly value: Value } | ToolProblem;

const isProblem = (read: object): read is ToolProblem => 'problem' in read;
const isAbsent = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

function isToolName(name: string): name is ToolName {
  return TOOL_NAMES.some((known) => known === name);
}

function oneOf<Value extends string | number>(known: readonly Value[], given: unknown): Value | undefined {
  const text = typeof given === 'string' ? given.trim().toLowerCase() : given;
  return known.find((one) => (typeof one === 'string' ? one.toLowerCase() : one) === text);
}

function listOf(given: unknown): readonly unknown[] {
  if (isAbsent(given)) return [];
  return Array.isArray(given) ? given : [given];
}

function readCodes(given: unknown): Read<readonly string[]> {
  const codes: string[] = [];
  for (const one of listOf(given)) {
    const code = typeof one === 'string' ? one.trim().toUpperCase() : '';
    if (!isProgrammeCode(code)) return { problem: 'codes must be JUPAS programme codes such as JS1234' };
    if (!codes.includes(code)) codes.push(code);
  }
  return codes.length > TOOL_LIMITS.codes
    ? { problem: `at most ${TOOL_LIMITS.codes} codes in one call` }
    : { value: codes };
}

function readChanges(given: unknown): Read<readonly GradeChange[]> {
  const changes: GradeChange[] = [];
  for (const one of listOf(given)) {
    const subject = isPlainObject(one) && typeof one.subject === 'string' ? one.subject.trim() : '';
    const grade = isPlainObject(one) ? String(one.grade ?? '').trim() : '';
    if (!isSubjectCode(subject)) return { problem: 'changes[].subject must be a subject code such as ENG' };
    if (!isGradeOf(subject, grade)) {
      return { problem: 'changes[].grade must be 5**, 5*, 5, 4, 3, 2, 1 or U (CSD: Attained or Failed)' };
    }
    changes.push({ subject, grade });
  }
  return changes.length > TOOL_LIMITS.changes
    ? { problem: `at most ${TOOL_LIMITS.changes} changes in one call` }
    : { value: changes };
}

function readInstitutions(given: unknown): Read<readonly InstitutionCode[]> {
  const found: InstitutionCode[] = [];
  for (const one of listOf(given)) {
    const institution = oneOf(INSTITUTIONS, one);
    if (institution === undefined)
      return { problem: `institutions must be among ${INSTITUTIONS.join(', ')}` };
    found.push(institution);
  }
  return { value: found };
}

function readCategory(given: unknown): Read<Category | null> {
  if (isAbsent(given)) return { value: null };
  const category = oneOf(CATEGORIES, given);
  return category === undefined
    ? { problem: `category must be one of ${CATEGORIES.join(', ')}` }
    : { value: category };
}

function readLevel(given: unknown): Read<Level | null> {
  if (isAbsent(given)) return { value: null };
  const level = oneOf(LEVELS, typeof given === 'string' ? Number(given) : given);
  return level === undefined ? { problem: 'level must be a whole number from 0 to 8' } : { value: level };
}

function readCount(given: unknown): Read<number> {
  if (isAbsent(given)) return { value: DEFAULT_RECOMMENDATION_COUNT };
  const count = Number(given);
  return Number.isInteger(count) && count >= 1 && count <= TOOL_LIMITS.recommended
    ? { value: count }
    : { problem: `count must be a whole number from 1 to ${TOOL_LIMITS.recommended}` };
}

function searchCall(fields: Fields): ToolCall | ToolProblem {
  const institutions = readInstitutions(fields.institutions);
  const category = readCategory(fields.category);
  if (isProblem(institutions)) return institutions;
  if (isProblem(category)) return category;
  const query = typeof fields.query === 'string' ? fields.query.trim().slice(0, TOOL_LIMITS.query) : '';
  if (query === '' && institutions.value.length === 0 && category.value === null) {
    return { problem: 'give a query, institutions or a category' };
  }
  return {
    tool: 'search_programmes',
    input: { query, institutions: institutions.value, category: category.value },
  };
}

function recommendCall(fields: Fields): ToolCall | ToolProblem {
  const institutions = readInstitutions(fields.institutions);
  const category = readCategory(fields.category);
  const level = readLevel(fields.level);
  const count = readCount(fields.count);
  const by = isAbsent(fields.by) ? 'scores' : oneOf(['scores', 'ability'], fields.by);
  if (isProblem(institutions)) return institutions;
  if (isProblem(category)) return category;
  if (isProblem(level)) return level;
  if (isProblem(count)) return count;
  if (by === undefined) return { problem: 'by must be scores or ability' };
  return {
    tool: 'recommend',
    input: {
      by,
      level: level.value,
      institutions: institutions.value,
      category: category.value,
      count: count.value,
    },
  };
}

function programmeCall(fields: Fields): ToolCall | ToolProblem {
  const codes = readCodes(fields.code);
  if (isProblem(codes)) return codes;
  const [code] = codes.value;
  return code === undefined ? { problem: 'give a code' } : { tool: 'programme', input: { code } };
}

function classifyCall(fields: Fields): ToolCall | ToolProblem {
  const codes = readCodes(fields.codes ?? fields.code);
  if (isProblem(codes)) return codes;
  return codes.value.length === 0
    ? { problem: 'give at least one code' }
    : { tool: 'classify', input: { codes: codes.value } };
}

function whatIfCall(fields: Fields): ToolCall | ToolProblem {
  const changes = readChanges(fields.changes);
  const codes = readCodes(fields.codes);
  if (isProblem(changes)) return changes;
  if (isProblem(codes)) return codes;
  return { tool: 'what_if', input: { changes: changes.value, codes: codes.value } };
}

/** Reads a call as a model sends it; what cannot be read comes back as a problem in words for the model. */
export function parseToolCall(name: string, input: unknown): ToolCall | ToolProblem {
  if (!isToolName(name)) return { problem: `there is no tool ${name.slice(0, 40)}` };
  if (!isAbsent(input) && !isPlainObject(input)) return { problem: 'the input must be an object' };
  const fields: Fields = isPlainObject(input) ? input : {};
  switch (name) {
    case 'search_programmes':
      return searchCall(fields);
    case 'programme':
      return programmeCall(fields);
    case 'classify':
      return classifyCall(fields);
    case 'recommend':
      return recommendCall(fields);
    case 'what_if':
      return whatIfCall(fields);
    default:
      return { tool: name, input: {} };
  }
}
