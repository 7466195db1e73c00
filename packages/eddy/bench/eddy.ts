import { print, rounded } from '../../domain/bench/measure.ts';
import { createAnswerChecker } from '../src/answer-checker.ts';
import { EDDY_LANGUAGES } from '../src/context.ts';
import { guideAnswer } from '../src/guide-answer.ts';
import { readDanger } from '../src/safety/read-danger.ts';
import { OPEN_QUESTIONS, readQuestions } from '../src/testing/question-set.ts';
import { sampleContext } from '../src/testing/sample-pupils.ts';

const ANSWER_LIMIT_MS = 20;
const ROUNDS = 8;

function times(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const asked = EDDY_LANGUAGES.flatMap((language) =>
  readQuestions(OPEN_QUESTIONS, language).map(({ question, pupil }) => ({
    text: question,
    context: sampleContext(pupil, language),
    earlier: [],
  })),
);
const [first] = asked;
const cold = times(() => (first === undefined ? null : guideAnswer({ ...first, detailed: false })));
for (const one of asked) guideAnswer({ ...one, detailed: false });

for (const detailed of [false, true]) {
  const taken = Array.from({ length: ROUNDS }, () =>
    asked.map((one) => times(() => guideAnswer({ ...one, detailed }))),
  )
    .flat()
    .sort((a, b) => a - b);
  print({
    bench: `an answer of the built-in guide, ${detailed ? 'detailed' : 'brief'}`,
    questions: asked.length,
    medianMs: rounded(percentile(taken, 0.5)),
    p95Ms: rounded(percentile(taken, 0.95)),
    slowestMs: rounded(taken.at(-1) ?? Number.NaN),
    limitMs: ANSWER_LIMIT_MS,
  });
}
print({ bench: 'the first answer about a catalogue: search index and titles made', ms: rounded(cold) });

const long = asked
  .map(({ text }) => text)
  .join(' ')
  .slice(0, 4000);
print({
  bench: 'words of danger looked for in 4,000 characters',
  ms: rounded(Math.min(...Array.from({ length: 20 }, () => times(() => readDanger(long))))),
});

const answer = asked.slice(0, 20).map((one) => guideAnswer({ ...one, detailed: true }));
const results = answer.flatMap((one) => one.results);
const text = answer.map((one) => one.text).join('\n\n');
const pieces = text.match(/[\s\S]{1,4}/g) ?? [];
const perPiece = Array.from({ length: 10 }, () => {
  const checker = createAnswerChecker({ question: '', results: () => results, language: 'en' });
  return times(() => {
    for (const piece of pieces) checker.push(piece);
    checker.end();
  });
});
print({
  bench: 'an answer checked while it streams, for each piece of four characters',
  pieces: pieces.length,
  medianMs: rounded((perPiece.sort((a, b) => a - b)[5] ?? Number.NaN) / pieces.length),
});
