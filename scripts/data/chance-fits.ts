import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type CatalogueFile,
  CHANCE_VERSION,
  type ChanceFit,
  type ChanceFitsFile,
  chanceFit,
  type FitFigures,
  fitFigures,
  fittedTo,
} from '@lodestar/domain';

const FILE = new URL('../../data/chance/fits.json', import.meta.url);
const ENGINE = new URL('../../packages/domain/src/chance/', import.meta.url);
/** Fitting all takes a minute, so a check fits so many again. */
const SAMPLED = 12;
const SOURCE =
  'Fitted by scripts/data/chance-fits.ts to the 2025 scores and the applications and offers by band of data/programmes/2026.json';

const YEAR = new URL('../../data/programmes/2026.json', import.meta.url);
const { programmes }: CatalogueFile = JSON.parse(readFileSync(YEAR, 'utf8'));
const toFit = programmes.flatMap((programme): readonly (readonly [string, FitFigures])[] => {
  const found = fitFigures(programme);
  return found.kind === 'figures' ? [[programme.code, found.figures]] : [];
});

/** Stands for the figures, and for the program they are fitted with. */
function digest(): string {
  const hash = createHash('sha256').update(JSON.stringify(toFit));
  for (const name of ['fit', 'nelder-mead', 'normal-distribution', 'chance-fit'])
    hash.update(readFileSync(new URL(`${name}.ts`, ENGINE)));
  return hash.digest('hex');
}

const sixDecimals = (value: number): number => Math.round(value * 1e6) / 1e6;

function rowOf(figures: FitFigures): ChanceFitsFile['programmes'][string] {
  const fit = chanceFit(figures);
  if (fit === null) throw new Error(`cannot be fitted: ${JSON.stringify(figures)}`);
  const rounded = ([low, centre, high]: ChanceFit['c']) =>
    [sixDecimals(low), sixDecimals(centre), sixDecimals(high)] as const;
  const [mu, tau, loss] = [sixDecimals(fit.mu), sixDecimals(fit.tau), sixDecimals(fit.loss)];
  return { of: fittedTo(figures), c: rounded(fit.c), sigma: rounded(fit.sigma), mu, tau, loss };
}

function textOf(): string {
  const lines = toFit.map(
    ([code, figures]) => `    ${JSON.stringify(code)}: ${JSON.stringify(rowOf(figures))}`,
  );
  const year = Math.max(...programmes.map(({ score_year }) => score_year ?? 0));
  return [
    '{',
    '  "format": 1,',
    `  "version": ${JSON.stringify(CHANCE_VERSION)},`,
    `  "source": ${JSON.stringify(SOURCE)},`,
    `  "year": ${year},`,
    `  "digest": "${digest()}",`,
    `  "programmes": {\n${lines.join(',\n')}\n  }`,
    '}',
    '',
  ].join('\n');
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 1e-5;

/** Programmes that the digest chooses, so that no hand can know them beforehand. */
function sample(): typeof toFit {
  const seed = Number.parseInt(digest().slice(0, 8), 16);
  const places = new Set(Array.from({ length: SAMPLED }, (_, turn) => (seed + turn * 97) % toFit.length));
  return toFit.filter((_, place) => places.has(place));
}

function faults(): readonly string[] {
  if (!existsSync(FILE)) return ['data/chance/fits.json is missing'];
  const kept: ChanceFitsFile = JSON.parse(readFileSync(FILE, 'utf8'));
  if (kept.digest !== digest() || kept.version !== CHANCE_VERSION) return ['data/chance/fits.json is stale'];
  if (Object.keys(kept.programmes).join() !== toFit.map(([code]) => code).join())
    return ['data/chance/fits.json holds other programmes'];
  return sample().flatMap(([code, figures]) => {
    const [row, anew] = [kept.programmes[code], rowOf(figures)];
    const isSame =
      row !== undefined &&
      row.of.join() === anew.of.join() &&
      anew.c.every((value, place) => isNear(value, row.c[place] ?? 0)) &&
      anew.sigma.every((value, place) => isNear(value, row.sigma[place] ?? 0)) &&
      isNear(row.mu, anew.mu) &&
      isNear(row.tau, anew.tau);
    return isSame ? [] : [`data/chance/fits.json ${code}: not what its figures are fitted by`];
  });
}

if (process.argv[2] === '--check') {
  const found = faults();
  for (const line of found) console.error(`${line}: run node scripts/data/chance-fits.ts`);
  process.exitCode = found.length === 0 ? 0 : 1;
} else {
  mkdirSync(new URL('.', FILE), { recursive: true });
  writeFileSync(FILE, textOf());
  console.log(`${toFit.length} of ${programmes.length} programmes fitted`);
}
