import { gradeEntries } from '../grades/saved-scores.ts';
import type { CounsellorContext, EarlierMessage } from './context.ts';
import { followUps } from './follow-ups.ts';
import { groundsOf } from './grounds.ts';
import { chanceWords } from './guide/chance-words.ts';
import { detailsWords } from './guide/details-words.ts';
import { recommendWords, searchWords } from './guide/find-words.ts';
import { listWords, orderWords } from './guide/list-words.ts';
import { abilityWords, scoresWords } from './guide/self-words.ts';
import { talkWords } from './guide/talk-words.ts';
import { trajectoryWords } from './guide/trajectory-words.ts';
import { whatIfWords } from './guide/what-if-words.ts';
import { paragraphs, type Wording, wordingIn } from './guide/wording.ts';
import { runTool } from './run-tool.ts';
import type { ToolCall } from './tool-call.ts';
import type { ToolResult } from './tool-result.ts';
import { understand } from './understand.ts';
import type { Understanding } from './understanding.ts';

export interface GuideQuestion {
  readonly text: string;
  readonly context: CounsellorContext;
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

interface Told {
  readonly context: CounsellorContext;
  readonly facets: Understanding['facets'];
  readonly detailed: boolean;
  readonly aboutAnalysis: boolean;
  readonly results: readonly ToolResult[];
  readonly wording: Wording;
}

function resultWords(result: ToolResult, told: Told): string {
  const { context, facets, detailed, aboutAnalysis, results, wording } = told;
  const entered = gradeEntries(context.grades).length;
  switch (result.tool) {
    case 'my_scores':
      return scoresWords(result, detailed, wording);
    case 'my_list':
      return listWords(result, entered, wording);
    case 'my_ability':
      return abilityWords(result, detailed, wording);
    case 'my_trajectory':
      return trajectoryWords(result, { detailed, aboutAnalysis }, wording);
    case 'search_programmes':
      return searchWords(result, context, wording);
    case 'programme':
      return detailsWords(result, facets, detailed, wording);
    case 'classify': {
      const listed = results.some(({ tool }) => tool === 'my_list');
      return chanceWords(result, entered, { detailed, listed }, wording);
    }
    case 'recommend':
      return recommendWords(result, entered, context, wording);
    case 'what_if':
      return whatIfWords(result, entered, detailed, wording);
    case 'order_advice':
      return orderWords(result, wording);
  }
}

const TRAJECTORY: ToolCall = { tool: 'my_trajectory', input: {} };

/** A question about an analysis is one about the map, unless it says otherwise. */
function callsOf({ kind, calls }: Understanding, analysis: string | undefined): readonly ToolCall[] {
  return analysis !== undefined && calls.length === 0 && kind === 'cannot' ? [TRAJECTORY] : calls;
}

export interface LookedUp {
  readonly understood: Understanding;
  readonly calls: readonly ToolCall[];
  readonly results: readonly ToolResult[];
}

/** Understands a question by rule and looks up what it asks for, without a word said about it yet. */
export function lookUp({ text, context, earlier, analysis }: Omit<GuideQuestion, 'detailed'>): LookedUp {
  const understood = understand(text, context, earlier);
  const calls = callsOf(understood, analysis);
  return { understood, calls, results: calls.map((call) => runTool(call, context)) };
}

/** Answers a question without a model: looks up what is asked, and words facts first, then what would change them. */
export function guideAnswer(question: GuideQuestion): GuideAnswer {
  const { context, analysis } = question;
  const wording = wordingIn(context.language);
  const { understood, calls, results } = lookUp(question);
  const suggestions = followUps(results, context);
  if (calls.length === 0) return { text: talkWords(understood, wording), calls, results, suggestions };
  const detailed = question.detailed || understood.wantsDetail;
  const told = {
    context,
    facets: understood.facets,
    detailed,
    aboutAnalysis: analysis !== undefined,
    results,
    wording,
  };
  const { year } = groundsOf(results);
  const source = year === null ? null : `*${wording.say(wording.texts.source, { year })}*`;
  const words = [...new Set(results.map((result) => resultWords(result, told)))];
  return { text: paragraphs([...words, source]), calls, results, suggestions };
}
