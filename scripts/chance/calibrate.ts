import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type BackTest,
  backTest,
  type CalibrationFile,
  CHANCE_VERSION,
  fitProgramme,
  PLACED_HIGHER,
  worsened,
  type YearPair,
} from '@lodestar/domain';
import { type ComparedPair, comparedPairs } from './compared-pairs.ts';

const DATA = new URL('../../data/chance/', import.meta.url);
const SUMMARY = new URL('calibration.json', DATA);
const PAIRS = new URL('back-test.json', DATA);
const ENGINE = new URL('../../packages/domain/src/chance/', import.meta.url);
const SOURCE = 'Back-test of the estimate on the published scores of 2020 to 2025 by npm run calibrate';
/** Fitting all pairs takes a minute, so a check fits so many again. */
const SAMPLED = 30;

/** The pairs with what the earlier year was fitted to: code, year, and the quartiles of the fit. */
interface FittedFile {
  readonly digest: string;
  readonly fitted: readonly (readonly [code: string, from: number, lower: number, upper: number])[];
}

const pairs = comparedPairs();

function digest(): string {
  const hash = createHash('sha256').update(JSON.stringify(pairs));
  for (const name of ['fit', 'nelder-mead', 'normal-distribution', 'back-test', 'next-year'])
    hash.update(readFileSync(new URL(`${name}.ts`, ENGINE)));
  return hash.digest('hex');
}

const sixDecimals = (value: number): number => Math.round(value * 1e6) / 1e6;

function fitted({ code, from, figures }: ComparedPair): FittedFile['fitted'][number] {
  const fit = fitProgramme(figures, PLACED_HIGHER[1]);
  if (fit === null) throw new Error(`${code} ${from} cannot be fitted`);
  const [lower, , upper] = fit.quartiles;
  return [code, from, sixDecimals(lower), sixDecimals(upper)];
}

function judged(rows: FittedFile['fitted']): BackTest {
  return backTest(
    pairs.map((pair, place): YearPair => {
      const [, , lower = 0, upper = 0] = rows[place] ?? [];
      const { code, institution, from, middle, nextMiddle, offers, nextLower, nextUpper } = pair;
      return {
        code,
        institution,
        from,
        middle,
        nextMiddle,
        offers,
        lower: nextLower === null ? null : { fitted: lower, next: nextLower },
        upper: nextUpper === null ? null : { fitted: upper, next: nextUpper },
      };
    }),
  );
}

function summaryText(test: BackTest): string {
  const file: CalibrationFile = {
    format: 1,
    version: CHANCE_VERSION,
    source: SOURCE,
    digest: digest(),
    ...test,
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

function pairsText(rows: FittedFile['fitted']): string {
  const lines = rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n');
  return `{\n"digest": "${digest()}",\n"fitted": [\n${lines}\n]}\n`;
}

const kept = (): CalibrationFile | null =>
  existsSync(SUMMARY) ? JSON.parse(readFileSync(SUMMARY, 'utf8')) : null;

function faults(): readonly string[] {
  const before = kept();
  if (before === null || !existsSync(PAIRS)) return ['the back-test is missing'];
  const file: FittedFile = JSON.parse(readFileSync(PAIRS, 'utf8'));
  if (before.digest !== digest() || file.digest !== digest()) return ['the back-test is stale'];
  const seed = Number.parseInt(digest().slice(0, 8), 16);
  const places = Array.from({ length: SAMPLED }, (_, turn) => (seed + turn * 97) % pairs.length);
  const otherwise = places.flatMap((place) => {
    const [pair, row] = [pairs[place], file.fitted[place]];
    if (pair === undefined || row === undefined) return ['a pair is missing'];
    const anew = fitted(pair);
    const isSame = Math.abs(anew[2] - row[2]) < 1e-5 && Math.abs(anew[3] - row[3]) < 1e-5;
    return isSame ? [] : [`${pair.code} ${pair.from} is fitted otherwise`];
  });
  const after = judged(file.fitted);
  const isSame = summaryText(after) === readFileSync(SUMMARY, 'utf8');
  const worse = worsened(before, after).map((name) => `worse: ${name}`);
  return [
    ...otherwise,
    ...worse,
    ...(isSame ? [] : ['data/chance/calibration.json is not what the pairs come to']),
  ];
}

function calibrate(isAccepted: boolean): readonly string[] {
  const before = kept();
  const rows = pairs.map(fitted);
  const after = judged(rows);
  const worse = before === null ? [] : worsened(before, after);
  for (const { from, median, lower, upper } of after.years)
    console.log(
      `${from}→${from + 1}: ${[median, lower, upper].map(({ n, in50, in80, in90 }) => `${n} ${in50} ${in80} ${in90}`).join(' · ')}`,
    );
  if (worse.length > 0 && !isAccepted) return worse.map((name) => `worse: ${name}`);
  writeFileSync(PAIRS, pairsText(rows));
  writeFileSync(SUMMARY, summaryText(after));
  return [];
}

const [wish] = process.argv.slice(2);
const found = wish === '--check' ? faults() : calibrate(wish === '--accept');
for (const line of found) console.error(`${line} (npm run calibrate; with --accept it is taken as it is)`);
process.exitCode = found.length === 0 ? 0 : 1;
