import { ANSWER_NAMES, DIMENSIONS, ladderFaults } from '@lodestar/domain';
import { z } from 'zod';
import type { FileComplaint } from '../file-complaint.ts';
import { requiredLineOf } from '../stored-text.ts';
import { type FileVerdict, judgeFile, repeats } from './judged-file.ts';

/** How many statements the test has (specification, part 2, section 9). */
export const STATEMENT_COUNT = 32;

const words = { en: requiredLineOf(200), tc: requiredLineOf(100), sc: requiredLineOf(100) };
/** 0, or one of the difficulty tiers in tenths. */
const weight = z.number().min(0).max(4).multipleOf(0.1);

const statementSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  ...words,
  answersWeighting: z.tuple([weight, weight, weight, weight, weight, weight]),
});

/** The statements of the ability test and the words of its five answers (docs/ability.md). */
export const statementsFileSchema = z.strictObject({
  format: z.literal(1),
  answers: z.array(z.strictObject({ id: z.enum(ANSWER_NAMES), ...words })).length(ANSWER_NAMES.length),
  statements: z.array(statementSchema).length(STATEMENT_COUNT),
});

export type StatementsFile = z.output<typeof statementsFileSchema>;
export type Statement = StatementsFile['statements'][number];

function ladders(statements: readonly Statement[]): readonly FileComplaint[] {
  return DIMENSIONS.flatMap((dimension, index) => {
    const weights = statements.map(({ answersWeighting }) => answersWeighting[index] ?? 0);
    return ladderFaults(weights.filter((value) => value !== 0)).map(
      (fault): FileComplaint => ({
        row: null,
        field: `answersWeighting ${dimension}`,
        why: { code: 'ladder', fault },
      }),
    );
  });
}

const idOf = ({ id }: Statement): string => id;

function disagreements(statements: readonly Statement[]): readonly FileComplaint[] {
  const idle = statements.filter(({ answersWeighting }) => answersWeighting.every((value) => value === 0));
  return [
    ...repeats(statements, idOf, 'id', idOf),
    ...repeats(statements, idOf, 'en', ({ en }) => en),
    ...repeats(statements, idOf, 'tc', ({ tc }) => tc),
    ...idle.map(
      (statement): FileComplaint => ({
        row: statement.id,
        field: 'answersWeighting',
        why: { code: 'withoutWeight' },
      }),
    ),
    ...ladders(statements),
  ];
}

/** Judges a file of statements; what is promised of the scores is proven by enumerating every list of answers. */
export function validateStatements(input: unknown): FileVerdict<StatementsFile> {
  return judgeFile(input, {
    schema: statementsFileSchema,
    list: 'statements',
    key: 'id',
    rowsOf: ({ statements }) => statements,
    disagreements,
  });
}
