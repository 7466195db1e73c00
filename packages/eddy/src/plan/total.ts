import { asksSomething } from '../asked/clauses.ts';
import { codesAsked } from '../asked/decide.ts';
import { asksEddysOwn } from '../asked/eddys-own.ts';
import { totalTold } from '../asked/total-words.ts';
import { hasEnoughGrades } from '../standing.ts';
import { inTheTalk } from '../state/topic-so-far.ts';
import type { Understanding } from '../understanding.ts';
import { lookUp, meant, nothing, type Wish } from './parts.ts';

/** What one may get into is sought, and nothing that was spoken of meant. */
const WHAT = /(?<![a-z])(?:what|which|any(?:thing|where)?)(?![a-z])|咩|乜|什么|边|哪/;

/** Another year, or a way beside a degree: what is weighed up then is no figure. */
const OTHER_WAYS =
  /重读|重考|再考|翻考|考(?:返|番)|副学士|毅进|(?<![a-z])(?:asso|hd|ad|retak\w+|re-?sit\w*|repeat\w*|old results?|those results?)(?![a-z])/;

/** The programmes that are asked about: named, of the field that the talk is of, or those spoken of; none: all. */
function asked(wish: Wish): readonly string[] {
  const { reading, context } = wish;
  if (reading.has('list') && context.choices.length > 0) return context.choices;
  const there = inTheTalk(wish);
  const codes = codesAsked(there.reading);
  return codes.length > 0 || WHAT.test(reading.text) ? codes : meant(there);
}

/** Up to here a sum is all that is said. */
const BARE = 20;

/** Whether it is enough or good, or what one gets with it. */
const ASKS = new RegExp(`${WHAT.source}|吧|够|夠|(?<![a-z])(?:enough|ok(?:ay)?|good|bad|fine)(?![a-z])`);

/** 得17分，兩個2: where grades are saved they say what it stands for, and what weighs it down. */
function toldAlone({ text, reading }: Wish): Understanding | null {
  const { codes, topics, institutions } = reading.named;
  const names = codes.length + topics.length + institutions.length > 0;
  const isAlone = !names && text.length <= BARE && !ASKS.test(reading.text) && !asksSomething(text);
  return isAlone && totalTold(reading.text) !== null ? lookUp([{ tool: 'my_scores', input: {} }]) : null;
}

/** A sum told instead of grades: where it stands at what is named, or at large. Where grades are known, they count. */
export function ofTotal(wish: Wish): Understanding | null {
  const { reading, context } = wish;
  if (asksEddysOwn(reading.text)) return { kind: 'talk', ...nothing, talk: 'who_are_you' };
  if (reading.grades.told.length > 0) return null;
  if (OTHER_WAYS.test(reading.text) && reading.named.codes.length === 0) return null;
  if (hasEnoughGrades(context.grades)) return toldAlone(wish);
  const told = totalTold(reading.text);
  if (told === null) return null;
  const { institutions } = reading.named;
  return lookUp([{ tool: 'stated_total', input: { ...told, codes: asked(wish), institutions, ask: true } }]);
}
