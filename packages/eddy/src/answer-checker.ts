import type { Catalogue } from '@lodestar/domain';
import { nextToken } from './checker/answer-tokens.ts';
import { createClaimGate } from './checker/claim-gate.ts';
import { type GivenFigures, givenFigures } from './checker/given-figures.ts';
import { canonicalCode, isGiven } from './checker/is-given.ts';
import { createLineSoFar } from './checker/line-so-far.ts';
import { plainDigits } from './checker/plain-digits.ts';
import { type ProgrammeTitles, programmeTitles } from './checker/programme-titles.ts';
import type { EddyLanguage } from './context.ts';
import { wordingIn } from './guide/wording.ts';
import type { ToolResult } from './tool-call.ts';

export interface AnswerCheckerDeps {
  /** What the pupil wrote: numbers and names in it may be repeated. */
  readonly question: string;
  /** Whose programmes are known by their titles; absent: only degrees and what is called a programme are seen. */
  readonly catalogue?: Catalogue;
  /** What the tools have given so far in this turn. */
  readonly results: () => readonly ToolResult[];
  readonly language: EddyLanguage;
}

/** Checks an answer while it streams. */
export interface AnswerChecker {
  /** Takes the next piece, and gives what may be shown now. */
  readonly push: (delta: string) => string;
  /** The whole checked answer, and what was taken out of it. */
  readonly end: () => { readonly text: string; readonly removed: readonly string[] };
}

/** How much of what came before is looked back at: an address may be long. */
const LOOK_BACK = 250;
/** Links that nobody gave are gone by then, so the figures of an address are those of one that was given. */
const IN_ADDRESS = /https?:\/\/[^\s<>()]*$/;
/** Longest stretch looked at for one token: what is longer is cut here, wherever the pieces end. */
const WINDOW = 400;

/** Characters that show nothing, and could part a code from its digits. */
const INVISIBLE = /\p{Cf}|\u034f|[\u115f\u1160\u3164\uffa0]/gu;
const NO_TITLES: ProgrammeTitles = new Set();

/**
 * Lets prose flow, and holds back every code and number until it is whole, and what may become a claim in words until
 * its clause is there; what no tool gave, or gave of another programme alone than the one its sentence names, is
 * replaced by a neutral word, as are promises, and links nobody gave; the answer says so at its end.
 * Private characters stand for what is filled in afterwards, and are taken out of links and code.
 * The same text gives the same answer however it is cut into pieces.
 */
export function createAnswerChecker(deps: AnswerCheckerDeps): AnswerChecker {
  const { question, results } = deps;
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
  return checkerOf(given, deps);
}

export interface TextCheckDeps extends Pick<AnswerCheckerDeps, 'catalogue' | 'language'> {
  /** What was told: figures, codes and names of it may be repeated. */
  readonly told: string;
}

/** Checks texts that all stand on the same, one after the other. */
export function createTextCheck({
  told,
  ...deps
}: TextCheckDeps): (text: string) => ReturnType<AnswerChecker['end']> {
  const given = givenFigures([], '', told);
  return (text) => {
    const checker = checkerOf(() => given, deps);
    checker.push(text);
    return checker.end();
  };
}

function checkerOf(
  given: () => GivenFigures,
  { catalogue, language }: Pick<AnswerCheckerDeps, 'catalogue' | 'language'>,
): AnswerChecker {
  const { checked } = wordingIn(language).texts;
  let pending = '';
  let before = '';
  let shown = '';
  const line = createLineSoFar();
  const removed: string[] = [];

  const gate = createClaimGate({
    titles: catalogue === undefined ? NO_TITLES : programmeTitles(catalogue),
    given,
    words: checked,
    onRemoved: (raw) => void removed.push(raw),
  });

  const take = (final: boolean): string => {
    let out = '';
    while (pending !== '') {
      const ahead = pending.slice(0, WINDOW);
      const whole = final || ahead.length === WINDOW;
      const token = nextToken(ahead, before, whole);
      if (token === null || token.raw === '') break;
      const after = ahead.slice(token.raw.length);
      const isOfAddress = token.kind === 'number' && IN_ADDRESS.test(before);
      const isForeign =
        token.kind === 'number' && !isOfAddress && line.isForeign(token, after, whole, given());
      if (isForeign === null) break;
      if (token.kind === 'prose' || isOfAddress || (!isForeign && isGiven(token, before, after, given()))) {
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
      pending += gate.push(plainDigits(delta.replace(INVISIBLE, '')));
      return take(false);
    },
    end: () => {
      pending += gate.end();
      take(true);
      return {
        text: removed.length === 0 ? shown : `${shown}\n\n*${checked.removed}*`,
        removed: [...removed],
      };
    },
  };
}
