import { ATTAINMENT_GRADES, CATEGORIES, INSTITUTIONS, LEVEL_GRADES, SUBJECTS } from '@lodestar/domain';
import type { Fields } from './tool.ts';
import { TOOL_LIMITS } from './tool-limits.ts';

/** The JSON schema of an input with these fields. */
export const taking = (properties: Fields, required: readonly string[] = []): Fields => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

export const CODE = {
  type: 'string',
  pattern: '^JS[0-9A-Z]{4}$',
  description: 'JUPAS code such as JS6456',
} as const;
export const CODES = { type: 'array', items: CODE, maxItems: TOOL_LIMITS.codes } as const;

export const WHERE = {
  type: 'array',
  items: { type: 'string', enum: INSTITUTIONS },
  description: 'leave out for all',
} as const;
export const FIELD = { type: 'string', enum: CATEGORIES, description: 'leave out for all' } as const;

export const CHANGE = {
  type: 'object',
  properties: {
    subject: { type: 'string', enum: SUBJECTS },
    grade: { type: 'string', enum: [...LEVEL_GRADES, ...ATTAINMENT_GRADES] },
  },
  required: ['subject', 'grade'],
  additionalProperties: false,
} as const;
export const CHANGES = { type: 'array', items: CHANGE, maxItems: TOOL_LIMITS.changes } as const;
