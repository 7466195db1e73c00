import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SURVEY_FILES } from '@lodestar/contract';
import { type AnswerBytes, answerBytes } from '../../answer-bytes.ts';
import { StartError } from '../../start-error.ts';

/** Files of survey findings by the name they are asked for, such as `dse_factors.csv`. */
export type SurveyFiles = ReadonlyMap<string, AnswerBytes>;

const HEADERS = { factors: /^Variable,Average,Count\r?\n/, decision_time: /^Time,[^\r\n]+\r?\n/ } as const;

/** Reads them once. @throws StartError naming a file that is missing or has another header. */
export async function readSurveyFiles(folder: string): Promise<SurveyFiles> {
  const files = SURVEY_FILES.map(async (name) => {
    const path = join(folder, `${name}.csv`);
    const text = await readFile(path, 'utf8').catch(() => {
      throw new StartError(`${path} cannot be read.`);
    });
    const content = text.replace(/^\uFEFF/, '');
    const header = name.endsWith('factors') ? HEADERS.factors : HEADERS.decision_time;
    if (!header.test(content))
      throw new StartError(`${path} is damaged: it has not the header it must have.`);
    return [`${name}.csv`, answerBytes(Buffer.from(content), 'text/csv; charset=utf-8')] as const;
  });
  return new Map(await Promise.all(files));
}
