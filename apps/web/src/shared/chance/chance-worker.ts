import { answerQuestions } from '../asking-worker.ts';
import { answerChances, type ChanceAnswer, type ChanceQuestion, loadFits } from './chance-work.ts';

answerQuestions<ChanceQuestion, ChanceAnswer>(async (question) => answerChances(await loadFits(), question));
