import { questionSentences } from './asked/clauses.ts';
import type { EarlierMessage } from './context.ts';
import { nothing } from './plan-parts.ts';
import type { Understanding } from './understanding.ts';

/** Each with what was told before it; null where a message asks one thing, or more than two. */
export function twoQuestionsIn(message: string): readonly [string, string] | null {
  const asked: string[] = [];
  let told = '';
  for (const { clause, asks } of questionSentences(message)) {
    told = told === '' ? clause : `${told} ${clause}`;
    if (!asks) continue;
    asked.push(told);
    told = '';
  }
  const [first, second, ...others] = asked;
  if (first === undefined || second === undefined || others.length > 0) return null;
  return [first, told === '' ? second : `${second} ${told}`];
}

/** Reads a message in the light of those before it. */
type Understand = (message: string, earlier: readonly EarlierMessage[]) => Understanding;

const isLookUp = ({ kind, calls }: Understanding): boolean => kind === 'question' && calls.length > 0;
/** More would be a wall of text. */
const MOST_CALLS = 3;

/** Both of two things that a message asks one after the other, where each can be looked up by itself; else null. */
export function bothAsked(
  message: string,
  earlier: readonly EarlierMessage[],
  understand: Understand,
): Understanding | null {
  const two = twoQuestionsIn(message);
  if (two === null) return null;
  const [first, second] = two;
  const one = understand(first, earlier);
  if (!isLookUp(one)) return null;
  const other = understand(second, [
    ...earlier,
    { text: first, isBot: false },
    { text: namedIn(one), isBot: true },
  ]);
  if (!isLookUp(other)) return null;
  const said = new Set(one.calls.map((call) => JSON.stringify(call)));
  const others = other.calls.filter((call) => !said.has(JSON.stringify(call)));
  const facets = [...new Set([...one.facets, ...other.facets])];
  if (others.length === 0 && facets.length === one.facets.length) return null;
  return {
    ...nothing,
    kind: 'question',
    calls: [...one.calls, ...others].slice(0, MOST_CALLS),
    facets,
    asksWhy: one.asksWhy || other.asksWhy,
    feeling: one.feeling ?? other.feeling,
  };
}

const CODE = /JS[0-9A-Z]{4}/g;

/** The codes that are looked up stand for the answer that names them. */
const namedIn = ({ calls }: Understanding): string => (JSON.stringify(calls).match(CODE) ?? []).join(' ');
