import { nextToken } from './checker/answer-tokens.ts';
import { type GivenFigures, givenFigures } from './checker/given-figures.ts';
import { canonicalCode, isGiven } from './checker/is-given.ts';
import { createLineSoFar } from './checker/line-so-far.ts';
import type { CounsellorLanguage } from './context.ts';
import { wordingIn } from './guide/wording.ts';
import type { ToolResult } from './tool-result.ts';

export interface AnswerCheckerDeps {
  /** What the pupil wrote: numbers in it may be repeated. */
  readonly question: string;
  /** What the tools have given so far in this turn. */
  readonly results: () => readonly ToolResult[];
  readonly language: CounsellorLanguage;
}

/** Checks an answer while it streams. */
export interface AnswerChecker {
  /** Takes the next piece, and gives what may be shown now. */
  readonly push: (delta: string) => string;
  /** The whole checked answer, and what was taken out of it. */
  readonly end: () => { readonly text: string; readonly removed: readonly string[] };
}

/** How much of what came before is looked back at. */
const LOOK_BACK = 64;
/** Longest stretch looked at for one token: what is longer is cut here, wherever the pieces end. */
const WINDOW = 400;

/** Characters that show nothing, and could part a code from its digits. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/**
 * Lets prose flow, and holds back every code and number until it is whole; what no tool gave, or gave of another
 * programme alone than the one its sentence names, is replaced by a neutral word, and the answer says so at its end.
 * The same text gives the same answer however it is cut into pieces.
 */
export function createAnswerChecker({ question, results, language }: AnswerCheckerDeps): AnswerChecker {
  const { checked } = wordingIn(language).texts;
  let pending = '';
  let before = '';
  let shown = '';
  const line = createLineSoFar();
  const removed: string[] = [];
  let known: {
    readonly results: readonly ToolResult[];
    readonly count: number;
    readonly given: GivenFigures;
  } | null = null;

  const given = (): GivenFigures => {
    const now = results();
    if (known === null || known.results !== now || known.count !== now.length) {
      known = { results: now, count: now.length, given: givenFigures(now, question) };
    }
    return known.given;
  };

  const take = (final: boolean): string => {
    let out = '';
    while (pending !== '') {
      const ahead = pending.slice(0, WINDOW);
      const whole = final || ahead.length === WINDOW;
      const token = nextToken(ahead, before, whole);
      if (token === null || token.raw === '') break;
      const after = ahead.slice(token.raw.length);
      const isForeign = token.kind === 'number' && line.isForeign(token, after, whole, given());
      if (isForeign === null) break;
      if (token.kind === 'prose' || (!isForeign && isGiven(token, before, after, given()))) {
        const isInAddress = /[/=]$/.test(before);
        out += token.kind === 'code' && !isInAddress ? canonicalCode(token.raw) : token.raw;
      } else {
        removed.push(token.raw);
        out += token.kind === 'code' ? checked.code : checked.figure;
      }
      line.add(token);
      before = (before + token.raw).slice(-LOOK_BACK);
      pending = pending.slice(token.raw.length);
    }
    shown += out;
    return out;
  };

  return {
    push: (delta) => {
      pending += delta.replace(INVISIBLE, '');
      return take(false);
    },
    end: () => {
      take(true);
      return {
        text: removed.length === 0 ? shown : `${shown}\n\n*${checked.removed}*`,
        removed: [...removed],
      };
    },
  };
}
