import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** The lines of each author's file in a folder, in their order. @throws Error naming the file and line that is wrong */
export function linesByFile<Schema extends z.ZodType>(
  folder: URL,
  schema: Schema,
): readonly (readonly z.output<Schema>[])[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
  return files.sort().map((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .trim()
      .split('\n')
      .map((line, index) => {
        const read = schema.safeParse(JSON.parse(line));
        if (!read.success) throw new Error(`${file}:${index + 1}: ${z.prettifyError(read.error)}`);
        return read.data;
      }),
  );
}
