import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { evidenceIn, stretches, weighedWords } from '@lodestar/domain';
import { z } from 'zod';

const QUESTIONS = new URL('../../packages/domain/src/counsellor/questions/', import.meta.url);
/** Phrases that nothing learns from, so that they show what is heard of the unseen. */
const UNSEEN = 'crisis-phrases-unseen.json';

const phrasesSchema = z.object({ risk: z.array(z.string()), harmless: z.array(z.string()) });
const questionsSchema = z.array(z.looseObject({ question: z.string() }));
const colloquialSchema = z.array(z.looseObject({ text: z.string() }));
const waysSchema = z.record(z.string(), z.array(z.string()));

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, QUESTIONS), 'utf8'));

function phrases() {
  const files = readdirSync(QUESTIONS).filter(
    (file) => file.startsWith('crisis-phrases-') && file !== UNSEEN,
  );
  const sets = files.sort().map((file) => phrasesSchema.parse(read(file)));
  return { risk: sets.flatMap(({ risk }) => risk), harmless: sets.flatMap(({ harmless }) => harmless) };
}

/** What pupils ask about admission; the questions set aside are left aside. */
function questions(): string[] {
  return [
    ...['en.json', 'tc.json', 'sc.json'].flatMap((file) =>
      questionsSchema.parse(read(file)).map(({ question }) => question),
    ),
    ...colloquialSchema.parse(read('colloquial.json')).map(({ text }) => text),
    ...Object.values(waysSchema.parse(read('ways-of-asking.json'))).flat(),
  ];
}

/** What is learned from: a text and what it is. */
export interface Lesson {
  readonly text: string;
  readonly isRisk: boolean;
}

/** A text as it is weighed: the evidence of each of its stretches. */
export interface WeighedText {
  readonly stretches: readonly (readonly number[])[];
  readonly isRisk: boolean;
}

export function weighed({ text, isRisk }: Lesson): WeighedText {
  return { stretches: Array.from(stretches(weighedWords(text)), evidenceIn), isRisk };
}

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
/** What the product itself says and what its programmes are called, in three languages: nobody is in danger there. */
const OWN_WORDS = [
  'apps/web/src/**/locales/*.json',
  'packages/domain/src/**/locales/*.json',
  'data/ability/*.json',
  'data/programmes/*.json',
];
const WORDED = /[a-z]{3} |\p{Script=Han}{3}/u;

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Every other one of the product's own texts; the rest shows whether what is learned of these holds for others. */
export function ownWords(half: 'learned' | 'left'): readonly string[] {
  const files = globSync(OWN_WORDS, { cwd: REPOSITORY }).sort();
  const texts = files.flatMap((file) => stringsIn(JSON.parse(readFileSync(`${REPOSITORY}${file}`, 'utf8'))));
  const distinct = [...new Set(texts)].filter((text) => WORDED.test(text));
  return distinct.filter((_, index) => index % 2 === (half === 'learned' ? 0 : 1));
}

/** Two harmless texts in one, as in a longer message. */
const inOne = (texts: readonly string[], index: number): string =>
  `${texts[index] ?? ''}${index % 2 === 0 ? ' ' : '. '}${texts[(index * 7 + 3) % texts.length] ?? ''}`;

/** Everything that the weights of crisis words are learned from. */
export function crisisLessons(): readonly Lesson[] {
  const { risk, harmless } = phrases();
  const asked = questions();
  // What Eddy is asked every day counts twice.
  const safe = [...harmless, ...asked, ...asked, ...ownWords('learned')];
  return [
    ...risk.map((text) => ({ text, isRisk: true })),
    ...safe.map((text) => ({ text, isRisk: false })),
    ...safe.map((_, index) => ({ text: inOne(safe, index), isRisk: false })),
  ];
}
