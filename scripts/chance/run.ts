import { readFileSync } from 'node:fs';
import { JUPAS_BANDS, workedExample } from '@lodestar/domain';
import { z } from 'zod';

const figure = z.number().nullable();
const count = z.int().nonnegative();
const bandState = z.object({ run: count, n: count, o: count, nA: count, oA: count, years: count.default(3) });
const exampleSchema = z.object({
  code: z.string(),
  inputs: z.object({
    md: figure,
    lq: figure,
    uq: figure,
    mean: figure,
    band_A: z.object({ applicants: count, offers: count }),
  }),
  score: z.number(),
  band: z.enum(JUPAS_BANDS),
  s_J: z.number().default(0.045),
  band_state: bandState.nullish(),
  seed: z.int().default(1),
});
const fileSchema = z.preprocess(
  (content) => (Array.isArray(content) ? { examples: content } : content),
  z.object({ examples: z.array(exampleSchema).min(1, 'no example in it') }),
);
type Example = z.infer<typeof exampleSchema>;

/** The file's content as JSON; what keeps it from being read is thrown in words. */
function contentOf(path: string): unknown {
  const text = readFileSync(path, 'utf8');
  if (text.trim() === '') throw new Error('the file is empty');
  return JSON.parse(text);
}

function examplesIn(path: string): readonly Example[] {
  const read = fileSchema.safeParse(contentOf(path));
  if (read.success) return read.data.examples;
  throw new Error(`not a file of examples like data/chance/examples.json\n${z.prettifyError(read.error)}`);
}

const sixDecimals = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 1e6) / 1e6;

function print(example: Example): void {
  const { fit, p, low, high } = workedExample({ ...example, band_state: example.band_state ?? null });
  const { code, band, score } = example;
  const [c, sigma] = [fit?.c[1] ?? null, fit?.sigma[1] ?? null].map(sixDecimals);
  const chances = { p: sixDecimals(p), low: sixDecimals(low), high: sixDecimals(high) };
  console.log(JSON.stringify({ code, band, score, c, sigma, ...chances }));
}

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error('Usage: npm run chance -- FILE   (a file like data/chance/examples.json)');
  process.exitCode = 1;
} else {
  try {
    for (const example of examplesIn(path)) print(example);
  } catch (error) {
    console.error(`${path}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
