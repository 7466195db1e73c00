import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { INTENTS, learn, openClassifier, readWeights, writeWeights } from '@lodestar/eddy';
import {
  INTENT_DATA,
  type Lesson,
  lessonsIn,
  SET_ASIDE,
  type WeighedLesson,
  weighed,
} from './intent-lessons.ts';

const FILE = new URL('weights.bin', INTENT_DATA);
const OPTIONS = { places: 25_600, rounds: 12 };
/** Reading every message takes a minute, so a check reads one in so many. */
const SAMPLED = 16;

/** Stands for all that is learned from, and for how: every message, and how a sample is read. */
function digestOf(lessons: readonly Lesson[]): string {
  const learner = new URL('../../packages/eddy/src/classifier/learn.ts', import.meta.url);
  const digest = createHash('sha256').update(readFileSync(learner)).update(JSON.stringify(OPTIONS));
  digest.update(JSON.stringify(lessons));
  for (const lesson of lessons.filter((_, index) => index % SAMPLED === 0))
    digest.update(JSON.stringify(weighed(lesson).pieces));
  return digest.digest('hex');
}

/** Of how many messages the right intent comes first, and among the first two, in whole tenths of a percent. */
function measure(learned: readonly WeighedLesson[], asked: readonly WeighedLesson[]) {
  const { classify } = openClassifier({ ...learn(learned, OPTIONS), learnedFrom: '' }, INTENTS);
  return asked.map(({ pieces, label, lang, author, text }) => {
    const [first, second] = classify(pieces);
    return { lang, author, label, text, first, right: first?.label === label, near: second?.label === label };
  });
}

type Measured = ReturnType<typeof measure>[number];
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

function print(all: readonly Measured[], by: (one: Measured) => string): void {
  for (const [key, some] of Map.groupBy(all, by)) {
    const right = some.filter((one) => one.right).length;
    const near = some.filter((one) => one.right || one.near).length;
    console.log(
      `${key}: ${percent(right, some.length)} right, ${percent(near, some.length)} in two, of ${some.length}`,
    );
  }
}

/** Each author asked of what was learned from the others. */
function leaveOneOut(lessons: readonly WeighedLesson[]): void {
  const authors = [...new Set(lessons.map(({ author }) => author))];
  const all = authors.flatMap((author) => {
    const found = measure(
      lessons.filter((one) => one.author !== author),
      lessons.filter((one) => one.author === author),
    );
    print(found, () => author);
    return found;
  });
  print(all, ({ lang }) => lang);
  print(all, () => 'all');
  print(all, ({ label }) => `  ${label}`);
  const mistaken = Map.groupBy(
    all.filter(({ right }) => !right),
    ({ label, first }) => `${label} taken for ${first?.label}`,
  );
  const most = [...mistaken].sort(([, a], [, b]) => b.length - a.length).slice(0, 40);
  for (const [what, some] of most)
    console.log(
      `${some.length} ${what}: ${some
        .slice(0, 3)
        .map(({ text }) => text)
        .join(' | ')}`,
    );
}

const PARTS = 4;
const STEPS = [0, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

/** How often the first guess is right by its share: a quarter of the authors asked of what was learned from the others. */
function shares(lessons: readonly WeighedLesson[]): void {
  const authors = [...new Set(lessons.map(({ author }) => author))];
  const all = Array.from({ length: PARTS }, (_, part) => {
    const asked = new Set(authors.filter((_author, at) => at % PARTS === part));
    return measure(
      lessons.filter(({ author }) => !asked.has(author)),
      lessons.filter(({ author }) => asked.has(author)),
    );
  }).flat();
  const stepOf = (share: number): number => STEPS.findLast((step) => share >= step) ?? 0;
  for (const step of STEPS)
    print(
      all.filter(({ first }) => stepOf(first?.share ?? 0) === step),
      () => `from ${step}`,
    );
}

const lessons = lessonsIn(INTENT_DATA);
const [wish] = process.argv.slice(2);
if (wish === '--authors') {
  leaveOneOut(lessons.map(weighed));
} else if (wish === '--shares') {
  shares(lessons.map(weighed));
} else if (wish === '--set-aside') {
  const all = measure(lessons.map(weighed), lessonsIn(SET_ASIDE).map(weighed));
  print(all, ({ author }) => author);
  print(all, ({ lang }) => lang);
  print(all, ({ label }) => `  ${label}`);
} else {
  const learnedFrom = digestOf(lessons);
  const isFresh = existsSync(FILE) && readWeights(readFileSync(FILE)).learnedFrom === learnedFrom;
  if (wish === '--check') {
    if (!isFresh) console.error('weights.bin is stale: run node scripts/data/intent-weights.ts');
    process.exitCode = isFresh ? 0 : 1;
  } else if (!isFresh) {
    const { weights, ...head } = learn(lessons.map(weighed), OPTIONS);
    writeFileSync(FILE, writeWeights({ ...head, learnedFrom, weights }));
    console.log('weights.bin written');
  }
}
