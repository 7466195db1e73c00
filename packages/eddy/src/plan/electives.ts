import { asksSomething } from '../asked/clauses.ts';
import { asksOfGrades } from '../asked/subject-choice-words.ts';
import { withoutTaken } from '../asked/taken-subjects.ts';
import { electivesOf } from '../tools/electives-of-programmes.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import { improve } from './grades.ts';
import { lookUp, type Wish } from './parts.ts';
import { findHere } from './search.ts';
import { fieldBeside, fieldOf } from './subjects.ts';
import { knownOf } from './topics.ts';

const WISHES_FIELD =
  /(?<![a-z])(?:want|wanna|hope|like|love|plan)(?:ing)? to (?:do|study|read|get into|go into|be in)(?![a-z])|(?:想|希望|打算)(?:读|学|修|入)/;
const OF_ELECTIVES =
  /(?<![a-z])(?:electives?|subjects?|take|taking|choose|pick|drop|form [34]|f\.?[34]|m[12])(?![a-z])|选修|选科|科目|拣科|中[三四]|m[12](?![a-z])/;

/** "Im form 6 and want to do law" tells of a field, and asks for no electives. */
const tellsField = ({ text, reading }: Wish): boolean =>
  WISHES_FIELD.test(reading.text) &&
  !OF_ELECTIVES.test(reading.text) &&
  reading.grades.subjects.length === 0 &&
  !asksSomething(text);

/** The electives of the programmes or the field named, now or in the talk before; where nothing is found, what is known of choosing them. */
export function electives(wish: Wish): Understanding | null {
  const { text, reading, context } = wish;
  if (reading.grades.subjects.length > 0 && asksOfGrades(reading.text)) return improve(wish);
  const field = tellsField(wish) ? findHere(wish) : null;
  if (field !== null) return field;
  const words = withoutTaken(reading.text).slice(0, TOOL_LIMITS.query);
  const input = { codes: reading.named.codes, fields: [], words };
  const beside = input.codes.length > 0 ? null : fieldBeside(text, context);
  const here = beside ?? (electivesOf(input, context).count > 0 ? input : null);
  const about = here ?? fieldOf(wish);
  return about === null ? knownOf('electives_for')(wish) : lookUp([{ tool: 'electives_for', input: about }]);
}
