import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SURVEY_FILES, type SurveyFile } from '@lodestar/contract';
import type { Logger } from 'pino';
import { type AnswerBytes, answerBytes } from '../../answer-bytes.ts';
import { StartError } from '../../start-error.ts';
import { readSurveyContent } from './survey-content.ts';

/** Files of survey findings, which an operator may replace while the server runs. */
export interface SurveyFiles {
  /** By the name it is asked for, such as `dse_factors.csv`: as it is now, or as it last could be used; else null. */
  readonly latest: (name: string) => Promise<AnswerBytes | null>;
}

type LatestOf = () => Promise<AnswerBytes>;

/** @throws StartError naming a file that cannot be used from the start. */
export async function openSurveyFiles(folder: string, log: Logger): Promise<SurveyFiles> {
  const files = new Map<string, LatestOf>();
  for (const name of SURVEY_FILES)
    files.set(`${name}.csv`, await openFile(name, join(folder, `${name}.csv`), log));
  return { latest: async (name) => (await files.get(name)?.()) ?? null };
}

/** Reads a file, and again whenever it has changed since. */
async function openFile(name: SurveyFile, path: string, log: Logger): Promise<LatestOf> {
  let seen = await versionOf(path);
  let latest = await read(name, path);

  return async () => {
    const version = await versionOf(path);
    if (version === seen) return latest;
    seen = version;
    try {
      latest = await read(name, path);
      log.info({ path }, 'a file of survey findings was replaced');
    } catch (error) {
      const why = error instanceof Error ? error.message : path;
      log.error({ path }, `${why} The findings from before go on being shown.`);
    }
    return latest;
  };
}

async function read(name: SurveyFile, path: string): Promise<AnswerBytes> {
  const bytes = await readFile(path).catch(() => {
    throw new StartError(`${path} cannot be read.`);
  });
  const content = readSurveyContent(name, bytes);
  if (content.kind === 'unusable') throw new StartError(`${path} is damaged: ${content.why}.`);
  return answerBytes(Buffer.from(content.text), 'text/csv; charset=utf-8');
}

/** Another text after every change, one that keeps time and size included. */
async function versionOf(path: string): Promise<string> {
  const found = await stat(path, { bigint: true }).catch(() => null);
  return found === null ? 'missing' : `${found.ino} ${found.size} ${found.mtimeNs} ${found.ctimeNs}`;
}
