import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SURVEY_FILES, type SurveyFile } from '@lodestar/contract';
import Papa from 'papaparse';
import type { Logger } from 'pino';
import { type AnswerBytes, answerBytes } from '../../http/answer-bytes.ts';
import { StartError } from '../../shared/start-error.ts';

/** A file of findings has a dozen rows. */
const LARGEST_BYTES = 64 * 1_024;
/** Importance out of 100, or per cent. */
const LARGEST_AVERAGE = 100;

type Content =
  | { readonly kind: 'usable'; readonly text: string }
  | { readonly kind: 'unusable'; readonly why: string };

/** What is in a file of survey findings, or the first thing in it by which no chart can be drawn. */
export function readSurveyContent(name: SurveyFile, bytes: Buffer): Content {
  if (bytes.length > LARGEST_BYTES) return unusable(`it is larger than ${LARGEST_BYTES} bytes`);
  const text = utf8Of(bytes);
  if (text === null) return unusable('it is not UTF-8');
  const why = complaintOf(
    name,
    Papa.parse<string[]>(text, { delimiter: ',', skipEmptyLines: 'greedy' }).data,
  );
  return why === null ? { kind: 'usable', text } : unusable(why);
}

const unusable = (why: string): Content => ({ kind: 'unusable', why });

function utf8Of(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function isHeader(header: readonly string[], factors: boolean): boolean {
  if (factors) return header.join() === 'Variable,Average,Count';
  const [time, ...areas] = header;
  const named = areas.length > 0 && areas.every((area) => area.trim() !== '');
  return time === 'Time' && named && new Set(areas).size === areas.length;
}

function complaintOf(name: SurveyFile, [header = [], ...rows]: readonly string[][]): string | null {
  const factors = name.endsWith('factors');
  if (!isHeader(header, factors)) return 'it has not the header it must have';
  if (rows.length === 0) return 'it has no rows';
  const names = new Set<string>();
  for (const [index, [label = '', ...cells]] of rows.entries()) {
    const row = `row ${index + 1} ("${label.slice(0, 60)}")`;
    if (label.trim() === '' || names.has(label)) return `${row} has no name of its own`;
    names.add(label);
    if (cells.length !== header.length - 1)
      return `${row} has ${cells.length + 1} cells, not ${header.length}`;
    const wrong = cells.find((cell) => !/^\d+(\.\d+)?$/.test(cell.trim()));
    if (wrong !== undefined) return `${row} has "${wrong.slice(0, 60)}" where a number must be`;
    if (factors && Number(cells[0]) > LARGEST_AVERAGE)
      return `${row} has an average above ${LARGEST_AVERAGE}`;
  }
  return null;
}

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
