import { languageHeard } from './asked/language-heard.ts';
import { plainText } from './asked/plain-text.ts';
import { asksWhether } from './asked/yes-or-no.ts';
import type { EarlierMessage, EddyContext } from './context.ts';
import { followUps } from './follow-ups.ts';
import { groundsOf } from './grounds.ts';
import { inTurn } from './guide/briefly.ts';
import { factOfSeveral } from './guide/fact-of-several.ts';
import { talkWords } from './guide/talk-words.ts';
import { ofOthers, paragraphs, type Wording, wordingIn } from './guide/wording.ts';
import { understoodAnew } from './leant.ts';
import { resultWords, runTool } from './run-tool.ts';
import { hasEnoughGrades } from './standing.ts';
import { isSaidAgain, withoutSaidBefore } from './state/said-before.ts';
import { introducedIn, speakerIn } from './state/speaker.ts';
import { toldNow } from './state/stated-so-far.ts';
import { registerIn } from './talk/register.ts';
import { talk, warmOpening } from './talk.ts';
import type { ToolCall, ToolResult } from './tool-call.ts';
import { gradesOf, isEnough } from './tools/stated-grades.ts';
import type { Told } from './tools/tool.ts';
import { understand } from './understand.ts';
import type { Understanding } from './understanding.ts';

export interface GuideQuestion {
  readonly text: string;
  readonly context: EddyContext;
  readonly earlier: readonly EarlierMessage[];
  readonly detailed: boolean;
  /** The analysis of the trajectory that the question is about. */
  readonly analysis?: string;
}

/** An answer of the built-in guide: Markdown, with what it was worked out from. */
export interface GuideAnswer {
  readonly text: string;
  readonly calls: readonly ToolCall[];
  readonly results: readonly ToolResult[];
  readonly suggestions: readonly string[];
}

const TRAJECTORY: ToolCall = { tool: 'my_trajectory', input: {} };

/** A question about an analysis is one about the map, unless it says otherwise. */
function callsOf({ kind, calls }: Understanding, analysis: string | undefined): readonly ToolCall[] {
  return analysis !== undefined && calls.length === 0 && (kind === 'cannot' || kind === 'unsure')
    ? [TRAJECTORY]
    : calls;
}

/** In the language of the message; what a pupil told of the grades in this chat, now or before, counts where none are saved. */
function surroundings({ text, context, earlier }: Omit<GuideQuestion, 'detailed'>): EddyContext {
  const told = toldNow(context, earlier, text);
  const language = languageHeard(text, context.language);
  if (told === null && language === context.language) return context;
  const counts = told !== null && isEnough(told.stated, told.saved);
  const grades = counts ? gradesOf(told.stated, told.saved) : context.grades;
  return { ...context, language, grades, told: told ?? undefined };
}

export interface LookedUp {
  readonly understood: Understanding;
  readonly calls: readonly ToolCall[];
  readonly results: readonly ToolResult[];
}

/** Understands a question by rule and looks up what it asks for, without a word said about it yet. */
export function understandAndRun(question: Omit<GuideQuestion, 'detailed'>): LookedUp {
  const { text, earlier } = question;
  return lookedUp(question, understand(text, surroundings(question), earlier));
}

function lookedUp(question: Omit<GuideQuestion, 'detailed'>, understood: Understanding): LookedUp {
  const { context, analysis } = question;
  const told = surroundings(question);
  const calls = callsOf(understood, analysis);
  const results = calls.map((call) =>
    runTool(call, call.tool === 'stated_grades' ? { ...told, grades: context.grades } : told),
  );
  return { understood, calls, results };
}

/** Whether the pupil asks in the same words again, and so for the same answer. */
function asksAgain({ text, earlier }: GuideQuestion): boolean {
  const last = earlier.findLast(({ isBot }) => !isBot)?.text;
  return last !== undefined && plainText(last).trim() === plainText(text).trim();
}

/** A message whose answer was given just now was misread: what it asks in words, where there is such an answer. */
export function guideAnswer(question: GuideQuestion): GuideAnswer {
  const { text, earlier } = question;
  const first = answered(question, understandAndRun(question));
  if (first.calls.length === 0 || asksAgain(question) || !isSaidAgain(first.text, earlier)) return first;
  const anew = understoodAnew(text, surroundings(question), earlier);
  return anew === null ? first : answered(question, lookedUp(question, anew));
}

const MOST_OFFERED = 3;

/** Short answers as they are asked for. */
const questionsOf = (ids: readonly string[], { knowledge, language }: EddyContext): readonly string[] =>
  ids.flatMap((id) => knowledge.entry(id)?.questions[language].slice(0, 1) ?? []);

/** What may be meant, as it is asked: of the short answers first, then of what can be looked up. */
function offeredBy(
  { mayMean, unsureOf }: Understanding,
  { texts }: Wording,
  context: EddyContext,
): readonly string[] {
  const answers = questionsOf(mayMean, context);
  return [...answers, ...unsureOf.map((intent) => texts.wish[intent])].slice(0, MOST_OFFERED);
}

/** What may be meant in place of what is told, and what goes on from it. */
function withMeant(
  { mayMean }: Understanding,
  results: readonly ToolResult[],
  context: EddyContext,
): readonly string[] {
  const all = [...questionsOf(mayMean, context), ...followUps(results, context)];
  return [...new Set(all)].slice(0, MOST_OFFERED);
}

/** What each look-up gave; one fact of several programmes is told of them together, with the first. */
function wordsOf(results: readonly ToolResult[], asked: Told): readonly string[] {
  // The yes or no is that of the subject, not of how one stands beside it.
  const isOfSubject = results.some(({ tool }) => tool === 'subject_at');
  const beside = isOfSubject ? { ...asked, asksWhether: false } : asked;
  const toldOf = ({ tool }: ToolResult): Told => (tool === 'classify' ? beside : asked);
  const details = results.flatMap((one) =>
    one.tool === 'programme' && one.programme ? [one.programme] : [],
  );
  const ofSeveral = asked.detailed ? null : factOfSeveral(details, asked.facets, asked.wording);
  if (ofSeveral === null) return results.map((result) => resultWords(result, toldOf(result)));
  const first = results.findIndex((one) => one.tool === 'programme' && one.programme !== null);
  return results.map((result, at) => {
    if (result.tool !== 'programme' || result.programme === null) return resultWords(result, toldOf(result));
    return at === first ? ofSeveral : '';
  });
}

/** Answers a question without a model: looks up what is asked, and words facts first, then what would change them. */
function answered(question: GuideQuestion, { understood, calls, results }: LookedUp): GuideAnswer {
  const { analysis } = question;
  const context = surroundings(question);
  const own = wordingIn(context.language, registerIn(question.text, question.earlier));
  const wording = speakerIn(question.text, question.earlier) === 'pupil' ? own : ofOthers(own);
  if (understood.kind === 'unsure' && calls.length === 0) {
    return {
      text: talkWords(understood, wording),
      calls,
      results,
      suggestions: offeredBy(understood, wording, context),
    };
  }
  if (understood.talk !== null) {
    const { text, earlier } = question;
    const told = talk({ intent: understood.talk, message: text, context, earlier });
    const isTold = understood.talk === 'telling';
    const suggestions = isTold
      ? offeredBy(understood, wording, context)
      : withMeant(understood, results, context);
    return { text: told.text, calls, results, suggestions };
  }
  const suggestions = withMeant(understood, results, context);
  if (calls.length === 0) return { text: talkWords(understood, wording), calls, results, suggestions };
  const told: Told = {
    context,
    facets: understood.facets,
    detailed: question.detailed,
    asksWhy: understood.asksWhy,
    asksWhether: asksWhether(plainText(question.text)),
    aboutAnalysis: analysis !== undefined,
    listed: results.some(({ tool }) => tool === 'my_list'),
    wording,
  };
  const { year } = groundsOf(results);
  const source = year === null ? null : `*${wording.say(wording.texts.source, { year })}*`;
  const all = wordsOf(results, told);
  const words = [...new Set(inTurn(all, understood, wording))];
  const { feeling } = understood;
  const { text: message, earlier } = question;
  const warm = feeling === null ? null : warmOpening({ intent: feeling, message, context, earlier });
  const speaker = introducedIn(message, earlier);
  const isOfOwn = results.some(({ tool }) => tool !== 'knowledge') && hasEnoughGrades(context.grades);
  const addressed = speaker === null || !isOfOwn ? null : wording.texts.addressed[speaker];
  const back = understood.dropsSupposed ? wording.texts.whatIf.dropped : null;
  const text = paragraphs([
    addressed,
    warm,
    back,
    withoutSaidBefore(paragraphs([...words, source]), earlier),
  ]);
  return { text, calls, results, suggestions };
}
