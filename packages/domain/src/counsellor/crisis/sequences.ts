import { foldedRule } from './chinese-text.ts';
import type { Token } from './tokens.ts';

/** One step of a sequence: any of these names, after at most `gap` other words. */
interface Step {
  readonly names: readonly string[];
  readonly gap: number;
}

/** Names that must not stand within `reach` words before or after a match. */
interface Absent {
  readonly names: ReadonlySet<string>;
  readonly reach: number;
}

interface Sequence {
  readonly written: string;
  readonly steps: readonly Step[];
  readonly before: Absent | null;
  readonly after: Absent | null;
}

export interface Match {
  readonly sequence: number;
  readonly start: number;
  readonly end: number;
}

const GAP = /^~(\d)$/;

/** Every way to write a sequence whose optional steps (`NAME?`) are there or not. */
function withoutOptions(written: string): readonly string[] {
  const option = / ?(\S+)\?(?= |$)/.exec(written);
  if (option === null) return [written];
  const left = written.slice(0, option.index);
  const right = written.slice(option.index + option[0].length);
  const kept = `${written.slice(0, option.index)} ${option[1]}${right}`;
  return [kept.trim(), `${left}${right}`.trim()].flatMap(withoutOptions);
}

const namesIn = (part: string): readonly string[] => part.split('|').map(foldedRule);

function parsed(written: string): Sequence {
  const steps: Step[] = [];
  let before: Absent | null = null;
  let after: Absent | null = null;
  let gap = 0;
  for (const part of written.split(' ')) {
    const wide = GAP.exec(part);
    if (wide !== null) {
      gap = Number(wide[1]);
      continue;
    }
    if (part.startsWith('!')) {
      const absent = { names: new Set(namesIn(part.slice(1))), reach: gap };
      if (steps.length === 0) before = absent;
      else after = absent;
    } else steps.push({ names: namesIn(part), gap });
    gap = 0;
  }
  return { written, steps, before, after };
}

/**
 * Sequences as they are written: names of concepts or plain words between blanks, `A|B` either, `~2` up to two
 * words between, `X?` may be missing, `!X` at either end: not beside one (`~2 !X`: not within two words).
 */
function sequences(written: readonly string[]): readonly Sequence[] {
  return written.flatMap(withoutOptions).map(parsed);
}

/** Sequences with all their steps in one row; `servedBy` has the steps that a name may serve. */
export interface Matcher {
  readonly all: readonly Sequence[];
  /** For every step: its sequence, and how many other words may stand before it; none for a first step. */
  readonly sequenceOf: readonly number[];
  readonly gapBefore: readonly (number | null)[];
  readonly servedBy: ReadonlyMap<string, readonly number[]>;
}

export function matcher(written: readonly string[]): Matcher {
  const all = sequences(written);
  const sequenceOf: number[] = [];
  const gapBefore: (number | null)[] = [];
  const servedBy = new Map<string, number[]>();
  for (const [sequence, { steps }] of all.entries())
    for (const [step, { names, gap }] of steps.entries()) {
      for (const name of names) servedBy.set(name, [...(servedBy.get(name) ?? []), sequenceOf.length]);
      sequenceOf.push(sequence);
      gapBefore.push(step === 0 ? null : gap);
    }
  return { all, sequenceOf, gapBefore, servedBy };
}

function stands(tokens: readonly Token[], from: number, by: 1 | -1, { names, reach }: Absent): boolean {
  let room = reach;
  for (let at = from + by; room >= 0; at += by) {
    const token = tokens[at];
    if (token === undefined || token.names.includes('STOP')) return false;
    if (token.names.some((name) => names.has(name))) return true;
    room -= token.weight;
  }
  return false;
}

const unwanted = (tokens: readonly Token[], { before, after }: Sequence, { start, end }: Match): boolean =>
  (before !== null && stands(tokens, start, -1, before)) || (after !== null && stands(tokens, end, 1, after));

/** Whether `b` follows `a` closely enough; nothing reaches over the end of a sentence but that end itself. */
const near = (a: Token, b: Token, gap: number): boolean =>
  b.place - a.place - a.weight <= gap && (a.sentence === b.sentence || a.names.includes('STOP'));

/** Where a step was last met, and where the match that led there began. */
interface Reached {
  readonly start: number;
  readonly at: number;
  readonly token: Token;
}

/**
 * All matches (`apart`: none over another), in one walk over the tokens: of the places where a step was met only the
 * last is kept, so that the work is bound by the tokens and by the steps that wait for each. `seen` is told of every
 * step looked at.
 */
export function matches(
  tokens: readonly Token[],
  { all, sequenceOf, gapBefore, servedBy }: Matcher,
  overlap: 'apart' | 'together',
  seen: () => void = () => {},
): readonly Match[] {
  const found: Match[] = [];
  const reached: (Reached | undefined)[] = new Array(sequenceOf.length);
  let used = -1;
  for (const [at, token] of tokens.entries()) {
    const news: (readonly [step: number, here: Reached])[] = [];
    const first = { start: at, at, token };
    for (const name of token.names)
      for (const step of servedBy.get(name) ?? []) {
        seen();
        const gap = gapBefore[step];
        if (gap === null || gap === undefined) {
          news.push([step, first]);
          continue;
        }
        const before = reached[step - 1];
        if (before !== undefined && before.start > used && near(before.token, token, gap))
          news.push([step, { start: before.start, at, token }]);
      }
    for (const [step, here] of news) {
      reached[step] = here;
      const sequence = sequenceOf[step] ?? 0;
      if (sequenceOf[step + 1] === sequence || here.start <= used) continue;
      const match = { sequence, start: here.start, end: at };
      const rule = all[sequence];
      if (rule === undefined || unwanted(tokens, rule, match)) continue;
      found.push(match);
      if (overlap === 'apart') used = at;
    }
  }
  return found;
}
