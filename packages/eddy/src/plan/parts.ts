import { besideSubjects } from '../asked/beside-subjects.ts';
import { codesAsked } from '../asked/decide.ts';
import { namesNothing } from '../asked/named-programmes.ts';
import type { Reading } from '../asked/reading.ts';
import type { EarlierMessage, EddyContext } from '../context.ts';
import type { KnowledgeEntry } from '../knowledge/knowledge-file.ts';
import { ownCounted } from '../state/own-counted.ts';
import { namedPlaces } from '../state/own-places.ts';
import { ownAt, pointedAt } from '../state/pointed-at.ts';
import { focusOf } from '../state/spoken-of.ts';
import type { ToolCall } from '../tool-call.ts';
import type { Facet } from '../tools/facets.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Notion, Understanding } from '../understanding.ts';

/** What a message is answered from, once it is known what it wants. */
export interface Wish {
  readonly text: string;
  readonly reading: Reading;
  readonly context: EddyContext;
  readonly earlier: readonly EarlierMessage[];
}

const CODE = /JS[0-9A-Z]{4}/g;

/** The codes that look-ups name. */
export const codesLookedUp = (calls: readonly ToolCall[]): readonly string[] =>
  JSON.stringify(calls).match(CODE) ?? [];

/** An understanding of nothing in particular. */
export const nothing = {
  calls: [],
  facets: [],
  notions: [],
  outside: null,
  asksWhy: false,
  unsureOf: [],
  mayMean: [],
  talk: null,
  feeling: null,
  matters: [],
  numbered: false,
  dropsSupposed: false,
} as const;
export const MOST_JUDGED = 2;
export const none = {} as const;

export const lookUp = (calls: readonly ToolCall[], facets: readonly Facet[] = []): Understanding | null =>
  calls.length === 0 ? null : { kind: 'question', ...nothing, calls, facets };
/** One answer of what is known, and no other; `dates`: with the next date of the year. */
export const entryCall = (
  { id, topic }: Pick<KnowledgeEntry, 'id' | 'topic'>,
  question: string,
  dates = false,
): ToolCall => ({
  tool: 'knowledge',
  input: { question, topics: [topic], otherwise: null, entry: id, dates },
});

/** One answer told for two questions is told once. */
export const keyOf = (call: ToolCall): string =>
  call.tool === 'knowledge' && call.input.entry !== null ? call.input.entry : JSON.stringify(call);

export const tell = (...notions: readonly Notion[]): Understanding => ({
  kind: 'explain',
  ...nothing,
  notions,
});

/** "Is it longer than JS1204", 佢同JS1204比: beside what the talk is of. */
export const THAN_IT =
  /(?<![a-z])(?:it|that|this)(?![a-z]).*(?:than|compared|vs)(?![a-z])|(?:佢|它|嗰个|那个|呢个|这个).*(?:比|同|和|跟)/;

/** "HKUST engineering", where one of those has been chosen: that one is meant. */
function chosenThere({ named }: Reading, { catalogue }: EddyContext): readonly string[] {
  const [there, ...others] = named.institutions;
  if (there === undefined || others.length > 0 || named.codes.length > 0) return [];
  return named.own.filter((code) => catalogue.find(code)?.institution === there);
}

/** The programmes that are meant: those pointed back to or named, else those that the talk was of. */
export function meant({ text, reading, context, earlier }: Wish): readonly string[] {
  const pointed = pointedAt(text, reading, context, earlier);
  if (pointed.length > 0) return pointed;
  const own = namesNothing(reading.named) ? namedPlaces(reading.text, context.choices) : [];
  if (own.length > 0) return own;
  const counted = ownCounted(reading, context);
  if (counted.length > 0) return counted;
  const chosen = chosenThere(reading, context);
  if (chosen.length > 0) return chosen;
  const codes = codesAsked({ ...reading, named: besideSubjects(reading, context) });
  if (codes.length === 1 && THAN_IT.test(reading.text)) {
    const others = focusOf(earlier, context).filter((code) => !codes.includes(code));
    return [...others.slice(0, 1), ...codes];
  }
  if (codes.length > 0) return codes;
  return reading.named.institutions.length > 0 ? ownAt(reading, context, earlier) : focusOf(earlier, context);
}

export const classifyCalls = (codes: readonly string[]): readonly ToolCall[] =>
  codes.length === 0 ? [] : [{ tool: 'classify', input: { codes: codes.slice(0, TOOL_LIMITS.codes) } }];
