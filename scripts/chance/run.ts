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
const fileSchema = z.union([
  z.array(exampleSchema),
  z.object({ examples: z.array(exampleSchema) }).transform(({ examples }) => examples),
]);

const [path] = process.argv.slice(2);
const sixDecimals = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 1e6) / 1e6;

if (path === undefined) {
  console.error('Usage: npm run chance -- FILE   (a file like data/chance/examples.json)');
  process.exitCode = 1;
} else {
  const read = fileSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!read.success) {
    console.error(`${path}: ${z.prettifyError(read.error)}`);
    process.exitCode = 1;
  } else {
    for (const example of read.data) {
      const { fit, p, low, high } = workedExample({ ...example, band_state: example.band_state ?? null });
      const { code, band, score } = example;
      const [c, sigma] = [fit?.c[1] ?? null, fit?.sigma[1] ?? null].map(sixDecimals);
      const chances = { p: sixDecimals(p), low: sixDecimals(low), high: sixDecimals(high) };
      console.log(JSON.stringify({ code, band, score, c, sigma, ...chances }));
    }
  }
}
