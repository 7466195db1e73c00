import { isSubjectCode, LEVELS, SUBJECTS, type SubjectCode } from '@lodestar/domain';
import { type Conditions, FUNDINGS } from './conditions.ts';
import { CHANGE, CODES, FIELD, WHERE } from './input-schema.ts';
import {
  isAbsent,
  isProblem,
  listOf,
  oneOf,
  readCategory,
  readChanges,
  readCodes,
  readFieldIds,
  readInstitutions,
  readQuery,
} from './read-input.ts';
import type { Fields, Read } from './tool.ts';
import { TOOL_LIMITS } from './tool-limits.ts';

const SUBJECT_LIST = { type: 'array', items: { type: 'string', enum: SUBJECTS } } as const;

/** The conditions in the JSON schema of an input. */
export const CONDITIONS: Fields = {
  query: {
    type: 'string',
    maxLength: TOOL_LIMITS.query,
    description: 'words of a title, topic, career or interest',
  },
  category: FIELD,
  except: { ...CODES, description: 'leave these out' },
  institutions: WHERE,
  without: { ...SUBJECT_LIST, description: 'can be entered without these subjects' },
  counts: { ...SUBJECT_LIST, description: 'gives these subjects much weight' },
  unweighted: { type: 'boolean', description: 'true: weighs all subjects alike' },
  takes: { ...CHANGE, description: 'its minimum of the subject lets the grade in' },
  funding: { type: 'array', items: { type: 'string', enum: FUNDINGS } },
  interview: { type: 'boolean', description: 'false: without an interview' },
  years: { type: 'array', items: { type: 'integer' }, description: 'length in years' },
  fee: { type: 'number', description: 'most to pay in the first year, HK$' },
  bandB: { type: 'boolean', description: 'true: made offers in Band B' },
  levels: { type: 'array', items: { type: 'integer', enum: LEVELS } },
};

/** Each of a list by its reader; null: one of them is not known. */
function each<Value>(given: unknown, read: (one: unknown) => Value | undefined): readonly Value[] | null {
  const values = listOf(given).map(read);
  const known = values.filter((value) => value !== undefined);
  return known.length < values.length || known.length > TOOL_LIMITS.recommended ? null : known;
}

const subject = (one: unknown): SubjectCode | undefined =>
  typeof one === 'string' && isSubjectCode(one.trim())
    ? SUBJECTS.find((code) => code === one.trim())
    : undefined;
const whole = (one: unknown): number | undefined => {
  const value = Number(one);
  return Number.isInteger(value) && value >= 1 && value <= 9 ? value : undefined;
};

function readFlag(given: unknown): boolean | null {
  if (isAbsent(given)) return null;
  return given === true || given === 'true';
}

/** Reads conditions as a model sends them. */
export function readConditions(fields: Fields): Read<Conditions> {
  const institutions = readInstitutions(fields.institutions);
  if (isProblem(institutions)) return institutions;
  const without = each(fields.without, subject);
  const counts = each(fields.counts, subject);
  if (without === null || counts === null)
    return { problem: 'without and counts take subject codes such as PHY' };
  const takes = readChanges(fields.takes);
  if (isProblem(takes)) return takes;
  const funding = each(fields.funding, (one) => oneOf(FUNDINGS, one));
  if (funding === null) return { problem: `funding must be among ${FUNDINGS.join(', ')}` };
  const levels = each(fields.levels, (one) => oneOf(LEVELS, Number(one)));
  if (levels === null) return { problem: 'levels are whole numbers from 0 to 8' };
  const years = each(fields.years, whole);
  if (years === null) return { problem: 'years are whole numbers from 1 to 9' };
  const ids = readFieldIds(fields.fields);
  if (isProblem(ids)) return ids;
  const category = readCategory(fields.category);
  if (isProblem(category)) return category;
  const except = readCodes(fields.except);
  if (isProblem(except)) return except;
  const fee = isAbsent(fields.fee) ? null : Number(fields.fee);
  if (fee !== null && !(fee > 0)) return { problem: 'fee is an amount in Hong Kong dollars' };
  return {
    value: {
      query: readQuery(fields.query),
      called: '',
      category: category.value,
      except: except.value,
      fields: ids.value,
      institutions: institutions.value,
      without,
      counts,
      unweighted: fields.unweighted === true,
      takes: takes.value[0] ?? null,
      funding,
      interview: readFlag(fields.interview),
      years,
      fee,
      bandB: readFlag(fields.bandB),
      levels,
    },
  };
}
