import { pathToFileURL } from 'node:url';
import { print } from '../../domain/bench/measure.ts';
import { EDDY_LANGUAGES, guideAnswer } from '../src/index.ts';
import {
  askQuestion,
  OPEN_QUESTIONS,
  type QuestionResult,
  readQuestions,
  SET_ASIDE_QUESTIONS,
  shareRight,
} from '../src/testing/question-set.ts';

const percent = (share: number) => Math.round(share * 1000) / 10;

function byTool(results: readonly QuestionResult[]) {
  const tools = [...new Set(results.map(({ question }) => question.tool))];
  return Object.fromEntries(
    tools.map((tool) => {
      const mine = results.filter(({ question }) => question.tool === tool);
      return [tool, `${mine.filter(({ right }) => right).length}/${mine.length}`];
    }),
  );
}

const [folder, withAnswers] = process.argv.slice(2);
const sets =
  folder === undefined
    ? ([
        ['open', OPEN_QUESTIONS],
        ['set aside', SET_ASIDE_QUESTIONS],
      ] as const)
    : ([[folder, pathToFileURL(folder.endsWith('/') ? folder : `${folder}/`)]] as const);

for (const [name, language, set] of sets.flatMap(([one, place]) =>
  EDDY_LANGUAGES.map((spoken) => [one, spoken, place] as const),
)) {
  const results = readQuestions(set, language).map((question) => askQuestion(guideAnswer, question));
  print({
    bench: `guide questions, ${name}`,
    language,
    questions: results.length,
    right: percent(shareRight(results)),
    byTool: byTool(results),
  });
  for (const { question, right, rightTool, calls, misses, text } of results)
    if (!right)
      print({
        missed: question.id,
        asked: question.question,
        calls,
        rightTool,
        misses,
        ...(withAnswers === undefined ? {} : { text }),
      });
}
