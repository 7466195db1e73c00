import type { EddyContext } from '../context.ts';
import { conditionWords, fieldName } from '../guide/condition-words.ts';
import { institutionsNamed } from '../guide/programme-title.ts';
import { figure, paragraphs, table, type Wording } from '../guide/wording.ts';
import { type Conditions, programmesWith } from './conditions.ts';
import { taking } from './input-schema.ts';
import { CONDITIONS, readConditions } from './read-conditions.ts';
import { tool } from './tool.ts';
import { TOOL_LIMITS } from './tool-limits.ts';

export interface CountResult {
  readonly tool: 'count';
  readonly asked: Conditions;
  readonly count: number;
  /** Of the whole year. */
  readonly all: number;
  readonly entry_year: number | null;
  /** How they part, the most first: by institution, or by field where institutions were named. */
  readonly by: 'institution' | 'field';
  readonly parts: readonly { readonly id: string; readonly count: number }[];
}

function tally(keys: readonly string[]): CountResult['parts'] {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count })).sort((one, other) => other.count - one.count);
}

function run(asked: Conditions, context: EddyContext): CountResult {
  const { catalogue, fields } = context;
  const { programmes } = programmesWith(asked, context);
  const by = asked.institutions.length === 0 ? 'institution' : 'field';
  const keys = programmes.flatMap(({ code, institution }) =>
    by === 'institution' ? [institution] : (fields.subjectsOf(code)?.fields.slice(0, 1) ?? []),
  );
  const years = programmes.flatMap(({ source }) => source.catalogue?.year ?? []);
  return {
    tool: 'count',
    asked,
    count: programmes.length,
    all: catalogue.programmes.length,
    entry_year: years[0] ?? null,
    by,
    parts: tally(keys).slice(0, TOOL_LIMITS.counted),
  };
}

function words(
  { asked, count, all, by, parts, entry_year: year }: CountResult,
  context: EddyContext,
  wording: Wording,
) {
  const { texts, say } = wording;
  const { counted } = texts;
  const conditions = conditionWords(asked, context, wording);
  const values = { count, all, conditions, year: year === null ? '' : String(year) };
  if (count === 0) return say(counted.none, values);
  const name = (id: string): string =>
    by === 'institution' ? institutionsNamed([id], context, wording) : fieldName(id, context);
  const rows = parts.map((part) => [name(part.id), figure(part.count)]);
  return paragraphs([
    say(conditions === '' ? counted.all : count === 1 ? counted.one : counted.many, values),
    count === 1 || parts.length < 2
      ? null
      : table([by === 'institution' ? texts.table.institution : counted.field, counted.programmes], rows),
    by === 'field' && parts.length > 1 ? counted.mainField : null,
  ]);
}

export const count = tool({
  name: 'count',
  describe: 'How many programmes there are in all, at institutions, or with conditions.',
  input: taking(CONDITIONS),
  parse: readConditions,
  run,
  say: (result, { context, wording }) => words(result, context, wording),
  grounds: () => ({ programmes: [], year: null }),
  followUps: () => [],
});
