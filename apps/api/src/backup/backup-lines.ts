import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { StartError } from '../shared/start-error.ts';

/**
 * A backup is a gzipped text: a line that names the format and the columns of each table, then for each table a line
 * `#table NAME` and its rows as JSON, then a line with the SHA-256 of all lines before it. A row never begins with #.
 */
export const FORMAT = '#lodestar-backup 1 ';
export const TABLE = '#table ';
export const END = '#end ';

export const headerSchema = z.object({ tables: z.record(z.string(), z.array(z.string())) });
export const endSchema = z.object({ sha256: z.string(), rows: z.number().int(), madeAt: z.string() });

export type BackupEnd = z.output<typeof endSchema>;

/** The largest row there can be, a pupil's with a full trajectory, is a quarter of it; a longer line is no row but a bomb. */
const LONGEST_LINE = 16 * 1_024 * 1_024;

/** The SHA-256 of lines, counted as they pass. */
export function lineDigest(): { add: (line: string) => void; hex: () => string } {
  const hash = createHash('sha256');
  return { add: (line) => hash.update(line).update('\n'), hex: () => hash.digest('hex') };
}

/** The lines of a backup one by one, up to and without its last, which is returned when everything before it is as it was written. */
export async function* readBackupLines(file: string): AsyncGenerator<string, BackupEnd> {
  const digest = lineDigest();
  try {
    for await (const line of unpackedLines(file)) {
      if (line.startsWith(END)) {
        const end = endSchema.parse(JSON.parse(line.slice(END.length)));
        if (end.sha256 === digest.hex()) return end;
        break;
      }
      digest.add(line);
      yield line;
    }
  } catch (error) {
    if (isMissing(error)) throw new StartError(`${file} cannot be read.`);
    if (!isDamage(error)) throw error;
  }
  throw new StartError(`${file} is damaged or was cut short: nothing was restored.`);
}

async function* unpackedLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unpacked = source.pipe(createGunzip());
  source.on('error', (error) => unpacked.destroy(error));
  let begun: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of unpacked) {
      if (!Buffer.isBuffer(chunk)) continue;
      let start = 0;
      for (let end = chunk.indexOf(0x0a); end !== -1; end = chunk.indexOf(0x0a, start)) {
        yield Buffer.concat([...begun, chunk.subarray(start, end)]).toString('utf8');
        begun = [];
        length = 0;
        start = end + 1;
      }
      if (start < chunk.length) begun.push(chunk.subarray(start));
      length += chunk.length - start;
      if (length > LONGEST_LINE) return;
    }
  } finally {
    source.destroy();
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

function isMissing(error: unknown): boolean {
  return ['ENOENT', 'EACCES', 'EISDIR'].some((code) => code === codeOf(error));
}

function isDamage(error: unknown): boolean {
  return (
    String(codeOf(error)).startsWith('Z_') || error instanceof SyntaxError || error instanceof z.ZodError
  );
}
