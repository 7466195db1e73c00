import { readFileSync } from 'node:fs';
import type { EarlierMessage, EddyContext, EddyLanguage } from '../context.ts';
import { type GivenAnswer, holdsFact } from './fact-checks.ts';
import type { FactKind, QuestionFact } from './question-facts.ts';
import { type SamplePupilName, sampleContext } from './sample-pupils.ts';

/** A question as a pupil asks it. `tool`: what must be looked up; 'none': nothing to look up; 'cannot': no tool can. */
export interface Question {
  readonly id: string;
  readonly language: EddyLanguage;
  readonly pupil: SamplePupilName;
  readonly question: string;
  /** What the pupil asked just before. */
  readonly earlier?: string;
  readonly tool: string;
  readonly alsoAllowed: readonly string[];
  readonly facts: readonly QuestionFact[];
}

interface GuideQuestion {
  readonly text: string;
  readonly context: EddyContext;
  readonly earlier: readonly EarlierMessage[];
  readonly detailed: boolean;
}

interface GuideAnswer extends GivenAnswer {
  readonly calls: readonly { readonly tool: string }[];
}

export type Guide = (asked: GuideQuestion) => GuideAnswer;

export interface QuestionResult {
  readonly question: Question;
  readonly rightTool: boolean;
  readonly misses: readonly FactKind[];
  readonly right: boolean;
  readonly calls: readonly string[];
  readonly text: string;
}

/** A set as it lies in a folder, one file per language. */
export function readQuestions(folder: URL, language: EddyLanguage): readonly Question[] {
  return JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8'));
}

/** The open questions, written before the guide, which was built with them. */
export const OPEN_QUESTIONS = new URL('../../../../data/language/questions/', import.meta.url);

/** Questions of the same hand that nobody who built the guide had seen. */
export const SET_ASIDE_QUESTIONS = new URL('set-aside/', OPEN_QUESTIONS);

/** Tools that came after the sets were written, and answer the same more fully. */
const INSTEAD: Readonly<Record<string, readonly string[]>> = {
  search_programmes: ['find_programmes', 'find_by_interest'],
  classify: ['compare', 'which_of'],
  my_list: ['which_of'],
  recommend: ['find_programmes', 'find_by_interest'],
};

/** Whether a look-up is the one expected, or one that answers the same. */
export const isCallFor = (expected: string, called: string): boolean =>
  called === expected || (INSTEAD[expected]?.includes(called) ?? false);

function calledRightly({ tool, alsoAllowed }: Question, calls: readonly string[]): boolean {
  const needsNone = tool === 'none' || tool === 'cannot';
  return needsNone
    ? calls.every((call) => call === 'knowledge' || alsoAllowed.includes(call))
    : calls.some((call) => isCallFor(tool, call) || alsoAllowed.includes(call));
}

function turnBefore(guide: Guide, { earlier }: Question, context: EddyContext): readonly EarlierMessage[] {
  if (earlier === undefined) return [];
  const answer = guide({ text: earlier, context, earlier: [], detailed: false });
  return [
    { text: earlier, isBot: false },
    { text: answer.text, isBot: true },
  ];
}

/** Asks one question and compares the answer with what it must hold. */
export function askQuestion(guide: Guide, question: Question): QuestionResult {
  const context = sampleContext(question.pupil, question.language);
  const earlier = turnBefore(guide, question, context);
  const answer = guide({ text: question.question, context, earlier, detailed: false });
  const calls = answer.calls.map(({ tool }) => tool);
  const rightTool = calledRightly(question, calls);
  // What could not be answered when the sets were written may be known by now, or is declined in other words.
  const says = answer.text.trim() !== '';
  const known = question.tool === 'cannot' && says && calls.every((call) => call === 'knowledge');
  const holds = (fact: QuestionFact) => known || holdsFact(fact, answer, context);
  const misses = question.facts.filter((fact) => !holds(fact)).map(({ kind }) => kind);
  const right = rightTool && misses.length === 0 && says;
  return { question, rightTool, misses, right, calls, text: answer.text };
}

/** The share of right answers, 0 to 1. */
export function shareRight(results: readonly QuestionResult[]): number {
  return results.filter(({ right }) => right).length / results.length;
}
