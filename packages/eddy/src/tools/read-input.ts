import {
  CATEGORIES,
  type Category,
  DEFAULT_RECOMMENDATION_COUNT,
  INSTITUTIONS,
  type InstitutionCode,
  isGradeOf,
  isPlainObject,
  isProgrammeCode,
  isSubjectCode,
  LEVELS,
  type Level,
} from '@lodestar/domain';
import type { GradeChange } from '../state/told-grades.ts';
import type { Read, ToolProblem } from './tool.ts';
import { TOOL_LIMITS } from './tool-limits.ts';

export type NoInput = Readonly<Record<string, never>>;

export const isProblem = (read: object): read is ToolProblem => 'problem' in read;
export const isAbsent = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

/** For a tool that takes nothing: whatever is sent is not looked at. */
export const readNothing = (): Read<NoInput> => ({ value: {} });

export function oneOf<Value extends string | number>(
  known: readonly Value[],
  given: unknown,
): Value | undefined {
  const text = typeof given === 'string' ? given.trim().toLowerCase() : given;
  return known.find((one) => (typeof one === 'string' ? one.toLowerCase() : one) === text);
}

export function listOf(given: unknown): readonly unknown[] {
  if (isAbsent(given)) return [];
  return Array.isArray(given) ? given : [given];
}

export function readCodes(given: unknown): Read<readonly string[]> {
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

export function readChanges(given: unknown): Read<readonly GradeChange[]> {
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

export function readInstitutions(given: unknown): Read<readonly InstitutionCode[]> {
  const found: InstitutionCode[] = [];
  for (const one of listOf(given)) {
    const institution = oneOf(INSTITUTIONS, one);
    if (institution === undefined)
      return { problem: `institutions must be among ${INSTITUTIONS.join(', ')}` };
    found.push(institution);
  }
  return { value: found };
}

/** Ids of fields of study; whether there is such a field is seen where the fields are. */
export function readFieldIds(given: unknown): Read<readonly string[]> {
  const ids = listOf(given).map((one) => (typeof one === 'string' ? one.trim() : ''));
  return ids.length > TOOL_LIMITS.recommended || ids.some((id) => !/^[a-z][A-Za-z]{2,40}$/.test(id))
    ? { problem: 'fields are ids such as computingAi' }
    : { value: [...new Set(ids)] };
}

export function readCategory(given: unknown): Read<Category | null> {
  if (isAbsent(given)) return { value: null };
  const category = oneOf(CATEGORIES, given);
  return category === undefined
    ? { problem: `category must be one of ${CATEGORIES.join(', ')}` }
    : { value: category };
}

export function readLevel(given: unknown): Read<Level | null> {
  if (isAbsent(given)) return { value: null };
  const level = oneOf(LEVELS, typeof given === 'string' ? Number(given) : given);
  return level === undefined ? { problem: 'level must be a whole number from 0 to 8' } : { value: level };
}

export function readCount(given: unknown): Read<number> {
  if (isAbsent(given)) return { value: DEFAULT_RECOMMENDATION_COUNT };
  const count = Number(given);
  return Number.isInteger(count) && count >= 1 && count <= TOOL_LIMITS.recommended
    ? { value: count }
    : { problem: `count must be a whole number from 1 to ${TOOL_LIMITS.recommended}` };
}

export function readQuery(given: unknown): string {
  return typeof given === 'string' ? given.trim().slice(0, TOOL_LIMITS.query) : '';
}
