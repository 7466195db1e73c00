import type { SubjectCode } from '@lodestar/domain';
import { pointedAt, TWO } from '../state/pointed-at.ts';
import { addedUp, dropsSupposed, standsInstead, supposedSoFar } from '../state/supposed.ts';
import type { ToolCall } from '../tool-call.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import { nothing, type Wish } from './parts.ts';

/** 英文不變, "English stays 4": a subject that is as it is held, whatever was supposed of it before. */
const UNCHANGED =
  /^ ?(?:科|成绩)?(?:就|都|继续|依然|还是|仍然)?(?:不变|唔变|冇变|没变|照旧|维持)|^ (?:(?:stays?|remains?|stayed|is) (?:the same|unchanged|as (?:it )?is)|unchanged|the same)(?![a-z])/;
/** "Not chem", 唔係化學: another subject in place of the one that was supposed. */
const REPLACED =
  /(?:(?<![a-z])(?:not|rather than|instead of)(?: the| my)? ?|(?:唔系|不是|而非|而唔系|代替) ?)$/;
const isUnchanged = (subject: SubjectCode, { text, grades }: Wish['reading']): boolean =>
  grades.named.some(
    ({ subjects, at, end }) =>
      subjects.includes(subject) && (UNCHANGED.test(text.slice(end)) || REPLACED.test(text.slice(0, at))),
  );

const AS_IT_IS =
  /(?<![a-z])(?:right now|now|currently|as (?:it is|i am|things are)|at the moment)(?![a-z])|现在|而家|目前|现时/;

/** What is told of programmes with the grades held, and so with those supposed. */
function codesJudged(calls: readonly ToolCall[]): readonly string[] | null {
  const codes = calls.map((call) => {
    if (call.tool === 'classify' || call.tool === 'compare') return call.input.codes;
    return call.tool === 'which_of' && call.input.by === 'level' ? call.input.codes : null;
  });
  return codes.length === 0 || codes.includes(null) ? null : [...new Set(codes.flatMap((one) => one ?? []))];
}

/** "If English were 5, how far apart are these two": what is supposed is worked out for the programmes that are meant. */
function supposedThere(understood: Understanding, { reading, context }: Wish): Understanding | null {
  const { changes } = reading.grades;
  const isNew = changes.some(({ subject, grade }) => context.grades[subject] !== grade);
  const codes = isNew && reading.has('whatIf') ? codesJudged(understood.calls) : null;
  if (codes === null) return null;
  const calls: readonly ToolCall[] = [{ tool: 'what_if', input: { changes, codes } }];
  return { ...understood, asksWhy: false, calls };
}

/** Grades that are given add up with those supposed before; "and maths?" asks of another subject instead. */
export function withSupposed(found: Understanding, wish: Wish): Understanding {
  const { text, reading, context, earlier } = wish;
  const understood = supposedThere(found, wish) ?? found;
  const gives = reading.grades.changes.length > 0;
  if (dropsSupposed(text) || (gives && standsInstead(reading.text))) return understood;
  const before = supposedSoFar(earlier, context).filter(({ subject }) => !isUnchanged(subject, reading));
  const goesOn =
    reading.has('and') || reading.has('it') || pointedAt(text, reading, context, earlier).length > 0;
  // "Which can I reach now": with the grades as they are.
  const isNow = AS_IT_IS.test(reading.text);
  const isJudged =
    !isNow && understood.calls.length > 0 && understood.calls.every(({ tool }) => tool === 'classify');
  if (!gives && isJudged && before.length > 0 && goesOn && !reading.has('why')) {
    const codes = understood.calls.flatMap((call) => (call.tool === 'classify' ? call.input.codes : []));
    const changes = before.slice(-TOOL_LIMITS.changes);
    return { ...understood, asksWhy: false, calls: [{ tool: 'what_if', input: { changes, codes } }] };
  }
  if (!gives || !understood.calls.some(({ tool }) => tool === 'what_if')) return understood;
  // "How far apart are these two then": those pointed at, not the whole list.
  const pointed = pointedAt(text, reading, context, earlier);
  const isWhole = TWO.test(reading.text) ? pointed.length === 2 : pointed.length > 2;
  const several = isWhole ? pointed : [];
  const calls = understood.calls.map((call): ToolCall => {
    if (call.tool !== 'what_if') return call;
    const all = addedUp(before, call.input.changes).slice(-TOOL_LIMITS.changes);
    const codes = call.input.codes.length > 0 ? call.input.codes : several;
    return { tool: 'what_if', input: { codes, changes: all } };
  });
  return { ...understood, calls };
}

/** "Back to my real grades": the list, or the scores, as they are saved. */
export function dropsAll({ text, reading, context, earlier }: Wish): Understanding | null {
  if (!dropsSupposed(text) || reading.grades.changes.length > 0 || reading.named.codes.length > 0)
    return null;
  if (supposedSoFar(earlier, context).length === 0) return null;
  const tool = context.choices.length > 0 ? 'my_list' : 'my_scores';
  return { kind: 'question', ...nothing, calls: [{ tool, input: {} }], dropsSupposed: true };
}
