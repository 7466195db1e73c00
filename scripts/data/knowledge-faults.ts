import type { ProgrammeRow } from '@lodestar/domain';
import type { CycleDate, KnowledgeEntry, KnowledgeFact, KnowledgeFile, KnownText } from '@lodestar/eddy';
import { resimplified } from './knowledge.ts';
import { figureNow, figuresIn, monthsIn } from './knowledge-figures.ts';

const LIMITS = { words: 75, characters: 160, questions: [6, 10] } as const;
/** Cantonese, or Traditional characters, which nobody writes on the mainland. */
const SPOKEN = /[唔嘅咗喺冇嗰啲哋嚟㗎咁乜搵嘢咩]|系咪|[個們聯級歲點學幾麼應該嗎課]/;
/** Minimum grades as everybody writes them. */
const GRADE_NAMES = ['332', '22222', '33222'];

type Found = readonly string[];

const isChinese = (text: string): boolean => /[\u4e00-\u9fff]/.test(text);
const holds = (fine: boolean, fault: string): Found => (fine ? [] : [fault]);

function factFaults(fact: KnowledgeFact, where: string, rows: readonly ProgrammeRow[]): Found {
  const { text, source, cycle, volatile, computed } = fact;
  const start = text.slice(0, 50);
  const now = computed === undefined ? null : figureNow(computed, rows);
  return [
    ...holds(!volatile || cycle !== null, `${where}: a volatile fact without a cycle: ${start}`),
    ...holds(source !== null || !/\d/.test(text), `${where}: a figure without a source: ${start}`),
    ...holds(now === null || now === computed?.value, `${where}: ${JSON.stringify(computed)} is now ${now}`),
    ...holds(
      computed === undefined || figuresIn(text).has(`${computed.value}`),
      `${where}: the figure worked out is not in its text: ${start}`,
    ),
  ];
}

function textFaults({ en, tc }: KnownText, where: string): Found {
  return [
    ...holds(!isChinese(en), `${where}: Chinese in the English text`),
    ...holds(isChinese(tc), `${where}: no Chinese in the Chinese text`),
  ];
}

function answerFaults({ id, answer, facts }: KnowledgeEntry): Found {
  const words = answer.en.split(/\s+/).length;
  const characters = Array.from(answer.tc.replace(/\s/g, '')).length;
  const texts = facts.map(({ text, cycle }) => `${text} ${cycle ?? ''}`).join(' ');
  const have = new Set([...figuresIn(texts), ...monthsIn(texts), ...GRADE_NAMES]);
  const said = (['en', 'tc'] as const).flatMap((language) => [...figuresIn(answer[language])]);
  return [
    ...holds(words <= LIMITS.words, `${id}: ${words} English words`),
    ...holds(characters <= LIMITS.characters, `${id}: ${characters} Chinese characters`),
    ...said.flatMap((figure) =>
      holds(
        have.has(figure) || (figure.length < 3 && !figure.includes('.')),
        `${id}: ${figure} is in no fact`,
      ),
    ),
  ];
}

function entryFaults(entry: KnowledgeEntry, ids: readonly string[], rows: readonly ProgrammeRow[]): Found {
  const { id, questions, answer, next, prepare, facts, related } = entry;
  const [least, most] = LIMITS.questions;
  return [
    ...(['en', 'tc'] as const).flatMap((language) =>
      holds(
        questions[language].length >= least && questions[language].length <= most,
        `${id}: ${questions[language].length} questions in ${language}`,
      ),
    ),
    ...holds(questions.sc.length > 0, `${id}: no question in sc`),
    ...questions.sc.flatMap((text) => holds(!SPOKEN.test(text), `${id}: Cantonese in "${text}"`)),
    ...[answer, next, ...prepare].flatMap((text) => textFaults(text, id)),
    ...answerFaults(entry),
    ...facts.flatMap((fact) => factFaults(fact, id, rows)),
    ...related.flatMap((other) => holds(ids.includes(other) && other !== id, `${id}: related to ${other}`)),
  ];
}

/** A question that two entries claim, or one entry twice: nobody could tell which of them answers it. */
function questionFaults(entries: readonly KnowledgeEntry[]): Found {
  const seen = new Map<string, string>();
  return entries.flatMap(({ id, questions }) =>
    (['en', 'tc', 'sc'] as const).flatMap((language) =>
      questions[language].flatMap((question) => {
        const key = `${language} ${question.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')}`;
        const other = seen.get(key);
        seen.set(key, id);
        return holds(other === undefined, `${id}: "${question}" is also in ${other}`);
      }),
    ),
  );
}

function dateFaults({ key, start, end, source }: CycleDate, year: string): Found {
  return [
    ...holds((start === null && end === null) || source !== null, `${year} ${key}: a date without a source`),
    ...holds(start === null || end === null || start <= end, `${year} ${key}: ends before it starts`),
  ];
}

/** Everything that is wrong with the knowledge beside the programmes of the year, one line each. */
export function knowledgeFaults(file: KnowledgeFile, rows: readonly ProgrammeRow[]): Found {
  const ids = file.entries.map(({ id }) => id);
  return [
    ...ids.flatMap((id, index) => holds(ids.indexOf(id) === index, `${id}: twice`)),
    ...file.entries.flatMap((entry) => entryFaults(entry, ids, rows)),
    ...questionFaults(file.entries),
    ...Object.entries(file.calendar).flatMap(([year, dates]) =>
      dates.flatMap((date) => dateFaults(date, year)),
    ),
    ...holds(
      JSON.stringify(resimplified(file)) === JSON.stringify(file),
      'the Simplified Chinese is not made from the Traditional: run node scripts/data/prepare.ts --knowledge',
    ),
  ];
}
