import type { InstitutionCode } from '@lodestar/domain';
import { asksSomething } from '../asked/clauses.ts';
import { codesAsked } from '../asked/decide.ts';
import { asksEddysOwn } from '../asked/eddys-own.ts';
import { namesNothing } from '../asked/named-programmes.ts';
import { readPlainly } from '../asked/said-plainly.ts';
import { type ToldTotal, totalTold } from '../asked/total-words.ts';
import { hasEnoughGrades } from '../standing.ts';
import { inTheTalk } from '../state/topic-so-far.ts';
import { totalPutRight, totalSoFar } from '../state/total-so-far.ts';
import type { ToolCall } from '../tool-call.ts';
import { sureSum } from '../tools/stated-grades.ts';
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
const ASKS = new RegExp(`${WHAT.source}|吧|够|(?<![a-z])(?:enough|ok(?:ay)?|good|bad|fine)(?![a-z])`);

/** 得17分，兩個2: where grades are saved they say what it stands for, and what weighs it down. */
function toldAlone({ text, reading }: Wish): Understanding | null {
  const isAlone =
    namesNothing(reading.named) && text.length <= BARE && !ASKS.test(reading.text) && !asksSomething(text);
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
  if (told === null) return putRight(wish);
  return lookUp([totalAsked(told, wish)]);
}

function totalCall(
  { total, subjects }: ToldTotal,
  codes: readonly string[],
  institutions: readonly InstitutionCode[],
): ToolCall {
  return { tool: 'stated_total', input: { total, subjects, codes, institutions, ask: true } };
}

const totalAsked = (told: ToldTotal, wish: Wish): ToolCall =>
  totalCall(told, asked(wish), wish.reading.named.institutions);

/** "Sorry, 25": what was asked with the sum told before, asked with this one. */
function putRight({ reading, context, earlier }: Wish): Understanding | null {
  const before = totalSoFar(earlier, context);
  const said = before === null ? undefined : earlier[before.at];
  const told = before === null ? null : totalPutRight(reading.text, before);
  if (before === null || said === undefined || told === null) return null;
  const { text } = said;
  const then = { text, reading: readPlainly(text, context), context, earlier: earlier.slice(0, before.at) };
  return lookUp([totalAsked(told, then)]);
}

/** All programmes within reach, of no field. */
const isAtLarge = (call: ToolCall): boolean =>
  call.tool === 'recommend' &&
  call.input.by === 'scores' &&
  call.input.category === null &&
  call.input.level === null;

/** Where too few grades are known for levels, a sum that was told in the chat, or that those told are sure to have, counts for what is asked. */
export function withTotal(found: Understanding, { context, earlier }: Wish): Understanding {
  if (hasEnoughGrades(context.grades)) return found;
  const isTold = found.calls.some(({ tool }) => tool === 'stated_total' || tool === 'stated_grades');
  const sure = context.told === undefined ? null : sureSum(context.told.stated);
  const told: ToldTotal | null =
    totalSoFar(earlier, context) ?? (sure === null ? null : { total: sure, subjects: 5 });
  if (isTold || told === null) return found;
  const calls = found.calls.map((call): ToolCall => {
    if (call.tool === 'classify') return totalCall(told, call.input.codes, []);
    return call.tool === 'recommend' && isAtLarge(call) ? totalCall(told, [], call.input.institutions) : call;
  });
  const compared = found.calls.find((call) => call.tool === 'compare' && call.input.aspects === undefined);
  if (compared?.tool === 'compare') calls.unshift(totalCall(told, compared.input.codes, []));
  return { ...found, calls };
}
