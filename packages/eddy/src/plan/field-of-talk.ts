import { readPlainly } from '../asked/said-plainly.ts';
import type { EarlierMessage, EddyContext } from '../context.ts';
import { fieldsNamed } from '../knowledge/field-words.ts';
import { spokenOf } from '../state/spoken-of.ts';

/** What was said longer ago is another matter. */
const REMEMBERED = 6;

type Fields = readonly string[];

const everyFieldOf = (codes: readonly string[], { fields }: EddyContext): readonly Fields[] =>
  codes.map((code) => fields.subjectsOf(code)?.fields ?? []);

/** The fields of programmes that were spoken of together: the main ones first. */
function fieldsOf(codes: readonly string[], context: EddyContext): Fields {
  const each = everyFieldOf(codes, context);
  return [...new Set([...each.flatMap(([main]) => main ?? []), ...each.flat()])];
}

function fieldsIn(said: EarlierMessage, context: EddyContext): Fields {
  const [spoken] = spokenOf([said], context);
  if (spoken !== undefined && !spoken.listed) return fieldsOf(spoken.codes, context);
  if (said.isBot) return [];
  const { codes } = readPlainly(said.text, context).named;
  return codes.length > 0 ? fieldsOf(codes, context) : fieldsNamed(said.text, context.knowledge);
}

/** Fewer choices show no one field. */
const LEAST_CHOICES = 2;

/** The field that every choice of the list has. */
function fieldOfList({ choices, ...context }: EddyContext): Fields {
  const [first, ...others] = everyFieldOf(choices, { choices, ...context });
  if (first === undefined || choices.length < LEAST_CHOICES) return [];
  return first.filter((field) => others.every((one) => one.includes(field)));
}

/** Fields of study; `isSaid`: they were spoken of, and do not only stand in the pupil's list. */
export interface FieldsOfTalk {
  readonly fields: Fields;
  readonly isSaid: boolean;
}

/** The fields of study that the talk is of: of what was spoken of last, else the only one of the pupil's list; empty: of none. */
export function fieldsOfTalk(context: EddyContext, earlier: readonly EarlierMessage[]): FieldsOfTalk {
  for (const said of earlier.slice(-REMEMBERED).toReversed()) {
    const fields = fieldsIn(said, context);
    if (fields.length > 0) return { fields, isSaid: true };
  }
  return { fields: fieldOfList(context), isSaid: false };
}
