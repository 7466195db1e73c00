import { besideSubjects } from '../asked/beside-subjects.ts';
import { institutionMentions } from '../asked/institution-words.ts';
import type { ToolCall } from '../tool-call.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import type { Wish } from './parts.ts';

/** The programmes that a look-up tells of. */
function codesOf(call: ToolCall): readonly string[] {
  if (call.tool === 'programme') return [call.input.code];
  const { tool } = call;
  if (tool === 'classify' || tool === 'compare' || tool === 'subject_at' || tool === 'stated_total')
    return call.input.codes;
  return [];
}

/**
 * The field that a message names is told of at some universities: first, at which of those named there is none of it. What there is
 * elsewhere stands behind that, and never in its place in silence.
 */
export function withAbsent(found: Understanding, { reading, context }: Wish): Understanding {
  const { codes: typed, topics, found: ofField, searches } = besideSubjects(reading, context);
  const [search] = searches;
  const [topic] = topics;
  const told = found.calls.flatMap(codesOf);
  const isOfField = told.some((code) => ofField.some((one) => one.code === code));
  const isKnown = told.every((code) => context.catalogue.find(code) !== undefined);
  // A short name is that of one programme, and of no field.
  const isField = topics.length === 1 && topic?.isShortName === false && typed.length === 0;
  if (search === undefined || !isField || !isOfField || !isKnown) return found;
  const named = new Set(
    institutionMentions(reading.text, context.institutions).map(({ institution }) => institution),
  );
  const isTold = (at: string): boolean =>
    told.some((code) => context.catalogue.find(code)?.institution === at) ||
    ofField.some(({ institution }) => institution === at);
  const without = reading.named.institutions.filter((at) => named.has(at) && !isTold(at));
  if (without.length === 0 || without.length > TOOL_LIMITS.compared) return found;
  const call: ToolCall = { tool: 'search_programmes', input: { ...search, institutions: without } };
  return { ...found, calls: [call, ...found.calls] };
}
