import { LEVELS } from '../admission/classification.ts';
import { CATEGORIES, INSTITUTIONS } from '../admission/programme.ts';
import { ATTAINMENT_GRADES, LEVEL_GRADES } from '../grades/grade.ts';
import { SUBJECTS } from '../grades/subject.ts';
import { TOOL_LIMITS, type ToolName } from './tool-call.ts';

/** A tool as a model is told of it: `parameters` is a JSON schema as plain data. */
export interface ToolDescription {
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

const taking = (
  properties: Readonly<Record<string, unknown>>,
  required: readonly string[] = [],
): ToolDescription['parameters'] => ({ type: 'object', properties, required, additionalProperties: false });

const CODE = { type: 'string', pattern: '^JS[0-9A-Z]{4}$', description: 'JUPAS code such as JS6456' };
const CODES = { type: 'array', items: CODE, maxItems: TOOL_LIMITS.codes };
const WHERE = {
  type: 'array',
  items: { type: 'string', enum: INSTITUTIONS },
  description: 'leave out for all',
};
const FIELD = { type: 'string', enum: CATEGORIES, description: 'leave out for all' };
const CHANGE = {
  type: 'object',
  properties: {
    subject: { type: 'string', enum: SUBJECTS },
    grade: { type: 'string', enum: [...LEVEL_GRADES, ...ATTAINMENT_GRADES] },
  },
  required: ['subject', 'grade'],
  additionalProperties: false,
};

/** What a model is told of each tool. */
export const TOOL_DESCRIPTIONS: Readonly<Record<ToolName, ToolDescription>> = {
  my_scores: {
    description: 'The pupil’s DSE grades, best 5, best 6, core and total on the 7-point scale.',
    parameters: taking({}),
  },
  my_list: {
    description:
      'The pupil’s ordered list of up to six programmes with band (A: 1 to 3, B: 4 to 6) and level.',
    parameters: taking({}),
  },
  my_ability: {
    description: 'The pupil’s six ability scores (1 to 5) and the subjects and programmes that match best.',
    parameters: taking({}),
  },
  my_trajectory: {
    description: 'The pupil’s life map: events by year, what led to what, and where most lines meet.',
    parameters: taking({}),
  },
  search_programmes: {
    description:
      'Finds programmes of this year by words, institution or field, with the pupil’s level at each.',
    parameters: taking({
      query: { type: 'string', maxLength: TOOL_LIMITS.query },
      institutions: WHERE,
      category: FIELD,
    }),
  },
  programme: {
    description:
      'Published facts of one programme: requirements, formula, quartiles, applications, offers, interview.',
    parameters: taking({ code: CODE }, ['code']),
  },
  classify: {
    description:
      'The pupil’s own score, level (0 to 8) and place among last year’s admitted for named programmes, ' +
      'requirements not met, and the smallest step that lifts the level.',
    parameters: taking({ codes: CODES }, ['codes']),
  },
  recommend: {
    description:
      'Programmes not on the list yet: within reach of the grades (by: scores) or matching the abilities (by: ability).',
    parameters: taking({
      by: { type: 'string', enum: ['scores', 'ability'] },
      level: { type: 'integer', enum: LEVELS, description: 'only programmes of exactly this level' },
      institutions: WHERE,
      category: FIELD,
      count: { type: 'integer', minimum: 1, maximum: TOOL_LIMITS.recommended },
    }),
  },
  what_if: {
    description:
      'Levels before and after changed grades, for the list or named programmes, and how many programmes come ' +
      'within reach. Without changes: which single grade more helps most.',
    parameters: taking({
      changes: { type: 'array', items: CHANGE, maxItems: TOOL_LIMITS.changes },
      codes: CODES,
    }),
  },
  order_advice: {
    description:
      'What is worth knowing about the order of the pupil’s list: balance, requirements not met, bands without offers.',
    parameters: taking({}),
  },
};
