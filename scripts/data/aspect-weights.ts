import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { disciplinesFileSchema } from '@lodestar/contract';
import {
  learn,
  openClassifier,
  openNames,
  openThesaurus,
  piecesOfAspect,
  readWeights,
  WANTED_ASPECTS,
  withCounts,
  writeWeights,
} from '@lodestar/eddy';
import { z } from 'zod';
import { THESAURUS } from './answer-lessons.ts';
import { linesByFile } from './lines-of-authors.ts';

const FOLDER = new URL('../../data/language/aspects/', import.meta.url);
const FILE = new URL('weights.bin', FOLDER);
/** `counted`: see `withCounts`. Measured on authors left out. */
const OPTIONS = { places: 12_800, rounds: 12, counted: 0.3 };

const lessonSchema = z.strictObject({
  text: z.string().min(1).max(1_000),
  lang: z.enum(['en', 'tc', 'sc']),
  label: z.enum(WANTED_ASPECTS),
  author: z.string(),
});

const { disciplines } = disciplinesFileSchema.parse(
  JSON.parse(readFileSync(new URL('../../data/disciplines.json', import.meta.url), 'utf8')),
);
const named = openNames(disciplines);
const ideas = openThesaurus(THESAURUS);

const lessons = linesByFile(FOLDER, lessonSchema)
  .flat()
  .map((lesson) => ({ ...lesson, pieces: piecesOfAspect(lesson.text, named, ideas) }));
type Lesson = (typeof lessons)[number];

const learned = (of: readonly Lesson[]) => withCounts(learn(of, OPTIONS), of, OPTIONS.counted);

/** Stands for all that is learned from, and for how. */
function digest(): string {
  const means = ['learn.ts', 'counted.ts'].map((name) =>
    readFileSync(new URL(`../../packages/eddy/src/classifier/${name}`, import.meta.url)),
  );
  return means
    .reduce((hash, text) => hash.update(text), createHash('sha256'))
    .update(JSON.stringify([OPTIONS, lessons]))
    .digest('hex');
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

/** Each author asked of what was learned from the others: how often the first guess is right, and from some shares on. */
function leaveOneOut(): void {
  for (const author of new Set(lessons.map((one) => one.author))) {
    const { classify } = openClassifier(
      { ...learned(lessons.filter((one) => one.author !== author)), learnedFrom: '' },
      WANTED_ASPECTS,
    );
    const asked = lessons.filter((one) => one.author === author);
    const found = asked.map((one) => ({ ...one, first: classify(one.pieces)[0] }));
    const print = (what: string, some: typeof found): void => {
      const right = some.filter(({ label, first }) => first?.label === label).length;
      if (some.length > 0) console.log(`${what}: ${percent(right, some.length)} right of ${some.length}`);
    };
    print(author, found);
    for (const [lang, some] of Map.groupBy(found, (one) => one.lang)) print(`  ${lang}`, some);
    for (const [label, some] of Map.groupBy(found, (one) => one.label)) print(`  ${label}`, some);
    for (const least of [0.3, 0.5, 0.7, 0.9])
      print(
        `  from ${least}`,
        found.filter(({ first }) => (first?.share ?? 0) >= least),
      );
  }
}

const [wish] = process.argv.slice(2);
if (wish === '--authors') {
  leaveOneOut();
} else {
  const learnedFrom = digest();
  const isFresh = existsSync(FILE) && readWeights(readFileSync(FILE)).learnedFrom === learnedFrom;
  if (wish === '--check') {
    if (!isFresh) console.error('weights.bin is stale: run node scripts/data/aspect-weights.ts');
    process.exitCode = isFresh ? 0 : 1;
  } else if (!isFresh) {
    writeFileSync(FILE, writeWeights({ ...learned(lessons), learnedFrom }));
    console.log('weights.bin written');
  }
}
