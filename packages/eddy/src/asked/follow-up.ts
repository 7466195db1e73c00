import type { EarlierMessage, EddyContext } from '../context.ts';
import { focusOf } from '../state/spoken-of.ts';
import type { ToolCall } from '../tool-call.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import { callsFor, codesAsked } from './decide.ts';
import { isElliptic } from './elliptic.ts';
import { stepped } from './grade-changes.ts';
import { foundBy } from './named-programmes.ts';
import type { Reading } from './reading.ts';
import { readPlainly } from './said-plainly.ts';
import { asksWhyAtLarge } from './why-words.ts';

/** Messages longer than this say what they ask. */
const SHORT = 60;
const EARLIER_QUESTIONS = 6;
/** Up to here a message that names something asks nothing of its own. */
const BARE = 12;

interface Before {
  readonly reading: Reading;
  readonly calls: readonly ToolCall[];
}

/** The latest question of the pupil that could be answered by itself. */
function questionBefore(context: EddyContext, earlier: readonly EarlierMessage[]): Before | null {
  const asked = earlier.filter(({ isBot }) => !isBot).slice(-EARLIER_QUESTIONS);
  for (const { text } of asked.reverse()) {
    const reading = readPlainly(text, context);
    const calls = callsFor(reading, context);
    if (calls.length > 0) return { reading, calls };
  }
  return null;
}

/** The same look-up for other programmes. */
function aimedAt(call: ToolCall, codes: readonly string[]): readonly ToolCall[] {
  const [first] = codes;
  switch (call.tool) {
    case 'what_if':
      return [{ tool: 'what_if', input: { ...call.input, codes } }];
    case 'programme':
      return first === undefined ? [] : [{ tool: 'programme', input: { code: first } }];
    case 'classify':
    case 'my_list':
    case 'recommend':
    case 'search_programmes':
      return [{ tool: 'classify', input: { codes } }];
    default:
      return [];
  }
}

function unique(calls: readonly ToolCall[]): readonly ToolCall[] {
  return [...new Map(calls.map((call) => [JSON.stringify(call), call])).values()];
}

/** "And 5**?", "and maths?": the change before with another grade, or for another subject. */
function otherChange(
  reading: Reading,
  { reading: before, calls }: Before,
  context: EddyContext,
): readonly ToolCall[] {
  const call = calls.find((one) => one.tool === 'what_if');
  if (call === undefined) return [];
  const subjects = reading.grades.subjects.length > 0 ? reading.grades.subjects : before.grades.subjects;
  const mention = reading.grades.mentions[0] ?? before.grades.mentions[0];
  if (mention === undefined) return [];
  const changes = subjects.flatMap((subject) => {
    const held = context.grades[subject];
    const named = mention.kind === 'grade' ? mention.grade : stepped(held, mention.steps);
    const grade = named === held ? stepped(held, 1) : named;
    return grade === null ? [] : [{ subject, grade }];
  });
  return changes.length === 0
    ? []
    : [
        {
          tool: 'what_if',
          input: { changes: changes.slice(0, TOOL_LIMITS.changes), codes: call.input.codes },
        },
      ];
}

/** The question before, asked of another institution or programme. */
function otherPlace(
  reading: Reading,
  { reading: before, calls }: Before,
  context: EddyContext,
): readonly ToolCall[] {
  const codes = codesAsked(reading);
  if (codes.length > 0) return unique(calls.flatMap((call) => aimedAt(call, codes)));
  const { institutions } = reading.named;
  if (institutions.length === 0) return [];
  const searches = before.named.searches.map((input) => ({ ...input, institutions }));
  const found = searches.flatMap((input) => foundBy(input, undefined, context).map(({ code }) => code));
  const aimed = calls.filter(({ tool }) => tool === 'classify' || tool === 'programme' || tool === 'what_if');
  if (found.length > 0 && aimed.length > 0) {
    const here = [...new Set(found)].slice(0, TOOL_LIMITS.codes);
    return unique(aimed.flatMap((call) => aimedAt(call, here)));
  }
  if (searches.length > 0) return searches.map((input) => ({ tool: 'search_programmes', input }));
  const [code] = before.named.codes;
  const category = code === undefined ? undefined : context.catalogue.find(code)?.category;
  if (category !== undefined) {
    return [{ tool: 'search_programmes', input: { query: '', institutions, category } }];
  }
  const recommended = calls.find((call) => call.tool === 'recommend');
  return recommended === undefined
    ? []
    : [{ tool: 'recommend', input: { ...recommended.input, institutions } }];
}

/** More of the same: what was listed before, with more of it. */
function moreOf(calls: readonly ToolCall[]): readonly ToolCall[] {
  return calls.map((call) =>
    call.tool === 'recommend'
      ? { tool: 'recommend', input: { ...call.input, count: TOOL_LIMITS.recommended } }
      : call,
  );
}

export interface FollowUp {
  readonly calls: readonly ToolCall[];
  readonly facets: Understanding['facets'];
  readonly asksWhy: boolean;
}

const follow = (
  calls: readonly ToolCall[],
  facets: FollowUp['facets'] = [],
  asksWhy = false,
): FollowUp | null => (calls.length === 0 ? null : { calls, facets, asksWhy });

/** Whether a message leans on what was said before rather than asking by itself. */
function leansBack({ text, has }: Reading): boolean {
  return text.length <= SHORT && (has('and') || has('it') || has('why') || has('more') || text.length <= 12);
}

/** What a message asks that only the earlier ones make clear; null when it does not lean on them. */
export function followUp(
  reading: Reading,
  context: EddyContext,
  earlier: readonly EarlierMessage[],
  pointed: readonly string[] = [],
): FollowUp | null {
  if (!leansBack(reading)) return null;
  const before = questionBefore(context, earlier);
  const { grades, named, facets, has, text } = reading;
  const namesNothing = codesAsked(reading).length === 0 && named.institutions.length === 0;
  const saysIntent = has('chance') || has('search') || has('recommend') || has('order') || facets.length > 0;
  const wholeQuestion = has('improve') && grades.subjects.length === 0;
  const otherGrade = grades.changes.length === 0 && grades.mentions.length + grades.subjects.length > 0;
  if (before !== null && otherGrade && !wholeQuestion) {
    const changed = follow(otherChange(reading, before, context));
    if (changed !== null) return changed;
  }
  if (
    before !== null &&
    !namesNothing &&
    !saysIntent &&
    (text.length <= BARE || isElliptic(reading, context))
  ) {
    return follow(otherPlace(reading, before, context), before.reading.facets);
  }
  const codes = pointed.length > 0 ? pointed : focusOf(earlier, context);
  if (namesNothing && codes.length > 0) {
    if (grades.changes.length > 0 && has('it')) {
      return follow([{ tool: 'what_if', input: { changes: grades.changes, codes } }]);
    }
    const ofIt = has('it') || facets.length > 0 || pointed.length > 0;
    if (ofIt && facets.length > 0)
      return follow(
        codes.map((code) => ({ tool: 'programme', input: { code } })),
        facets,
      );
    if (has('it') && (has('chance') || has('improve') || has('fit'))) {
      return follow([{ tool: 'classify', input: { codes } }], [], has('improve'));
    }
  }
  if (before !== null && namesNothing && has('why') && !asksWhyAtLarge(reading))
    return follow(before.calls, before.reading.facets, true);
  const asksMore = has('more') && !saysIntent && !wholeQuestion;
  if (before !== null && namesNothing && asksMore) return follow(moreOf(before.calls));
  return null;
}
