import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type Example,
  type KnowledgeFile,
  knowledgeFor,
  type LearnedAnswers,
  learn,
  openKnowledge,
  readMessage,
  readWeights,
  shareOfWords,
  sparse,
  supportIn,
  withCounts,
  writeSparse,
  writeStanding,
  writeWeights,
} from '@lodestar/eddy';
import { sampleContext } from '@lodestar/eddy/testing/sample-pupils.ts';
import {
  ANSWER_DATA,
  type Asked,
  answerLessons,
  askedIn,
  SET_ASIDE,
  THESAURUS,
  wantedLessons,
} from './answer-lessons.ts';

const ANSWERS_FILE = new URL('answers.bin', ANSWER_DATA);
const WANTED_FILE = new URL('wanted.bin', ANSWER_DATA);
const SUPPORT_FILE = new URL('support.bin', ANSWER_DATA);
/** `counted`: see `withCounts`; `least`: smaller weights are left out; `temperature`: see `LearnedWeights`. Measured on authors left out. */
const OPTIONS = { places: 51_200, rounds: 8, counted: 0.7, least: 8, temperature: 0.85 };
const WANTED_OPTIONS = { places: 25_600, rounds: 8 };
/** Reading every message takes a while, so a check reads one in so many. */
const SAMPLED = 16;

const file: KnowledgeFile = JSON.parse(
  readFileSync(new URL('../../data/knowledge.json', import.meta.url), 'utf8'),
);

/** Stands for all that is learned from, and for how: every message, and how a sample is read. */
function digestOf(asked: readonly Asked[]): string {
  const digest = createHash('sha256');
  for (const means of ['learn.ts', 'counted.ts'])
    digest.update(readFileSync(new URL(`../../packages/eddy/src/classifier/${means}`, import.meta.url)));
  digest.update(readFileSync(new URL('answer-lessons.ts', import.meta.url)));
  digest.update(JSON.stringify([OPTIONS, WANTED_OPTIONS, asked, THESAURUS]));
  digest.update(JSON.stringify(file.entries.map(({ id, questions, answer }) => [id, questions, answer])));
  const sample = asked.filter((_, index) => index % SAMPLED === 0);
  digest.update(JSON.stringify(answerLessons({ ...file, entries: [] }, sample)));
  return digest.digest('hex');
}

/** Of what a message of few words begins and ends with too little is seen to count it: those pieces are left to the regression. */
const SHAPE = /^[=^$]/;
const withoutShape = ({ label, pieces }: Example): Example => ({
  label,
  pieces: pieces.filter((piece) => !SHAPE.test(piece)),
});

function learned(asked: readonly Asked[], learnedFrom: string): LearnedAnswers {
  const { counted, temperature, least } = OPTIONS;
  const lessons = answerLessons(file, asked);
  const answers = withCounts(learn(lessons, OPTIONS), lessons.map(withoutShape), counted);
  const wanted = learn(wantedLessons(file, asked), WANTED_OPTIONS);
  return {
    answers: sparse({ ...answers, temperature, learnedFrom }, least),
    wanted: { ...wanted, learnedFrom },
    support: supportIn(file.entries),
    thesaurus: THESAURUS,
  };
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
const STEPS = [0, 0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.9];

/** How often the right answer comes first and among the first three, how often words are heard to be asked for, and what the shares mean. */
function measure(asked: readonly Asked[], learned: LearnedAnswers): void {
  const context = sampleContext('newcomer', 'en');
  const knowledge = openKnowledge(file, learned, context.knowledge.disciplines);
  const found = asked.map((one) => {
    const fitting = knowledgeFor(one.text, knowledge);
    const matches = fitting.map(({ entry }) => entry.id);
    const words = shareOfWords(one.text, readMessage(one.text, context), knowledge);
    return { ...one, matches, share: fitting[0]?.share ?? 0, words };
  });
  for (const [author, all] of Map.groupBy(found, (one) => one.author)) {
    const right = all.filter(({ matches, label }) => matches[0] === label).length;
    const near = all.filter(({ matches, label }) => matches.slice(0, 3).includes(label)).length;
    const heard = all.filter(({ words }) => words >= 0.5).length;
    console.log(
      `${author}: ${percent(right, all.length)} right, ${percent(near, all.length)} in three, ${percent(heard, all.length)} heard to ask for words, of ${all.length}`,
    );
  }
  for (const step of STEPS) {
    const next = STEPS[STEPS.indexOf(step) + 1] ?? 2;
    const some = found.filter(({ share }) => share >= step && share < next);
    const right = some.filter(({ matches, label }) => matches[0] === label).length;
    if (some.length > 0)
      console.log(`  from ${step}: ${percent(right, some.length)} right of ${some.length}`);
  }
}

const asked = askedIn(ANSWER_DATA);
const [wish, author] = process.argv.slice(2);
if (wish === '--without') {
  const isAsked = (one: Asked): boolean => one.author.startsWith(author ?? '');
  measure(
    asked.filter(isAsked),
    learned(
      asked.filter((one) => !isAsked(one)),
      '',
    ),
  );
} else if (wish === '--set-aside') {
  measure(askedIn(SET_ASIDE), learned(asked, ''));
} else {
  const learnedFrom = digestOf(asked);
  const isFresh =
    existsSync(WANTED_FILE) && readWeights(readFileSync(WANTED_FILE)).learnedFrom === learnedFrom;
  const support = writeStanding(supportIn(file.entries));
  const isSupportFresh = existsSync(SUPPORT_FILE) && readFileSync(SUPPORT_FILE).equals(support);
  if (wish === '--check') {
    if (!isFresh || !isSupportFresh)
      console.error('answers.bin or support.bin is stale: run node scripts/data/answer-weights.ts');
    process.exitCode = isFresh && isSupportFresh ? 0 : 1;
  } else {
    writeFileSync(SUPPORT_FILE, support);
    if (!isFresh) {
      const { answers, wanted } = learned(asked, learnedFrom);
      writeFileSync(ANSWERS_FILE, writeSparse(answers));
      writeFileSync(WANTED_FILE, writeWeights(wanted));
      console.log('answers.bin and wanted.bin written');
    }
  }
}
