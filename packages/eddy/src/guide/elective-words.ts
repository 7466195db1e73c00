import type { EddyContext } from '../context.ts';
import type { ElectiveCount, ElectivesResult } from '../tools/electives-of-programmes.ts';
import { programmesByInterest } from '../tools/programmes-by-interest.ts';
import { fieldName } from './condition-words.ts';
import { figure, literal, paragraphs, table, type Wording } from './wording.ts';

/** For what: a programme by its name, fields, or the pupil's words. */
export function purpose(
  { asked, count, programmes }: ElectivesResult,
  context: EddyContext,
  wording: Wording,
): string {
  const { list, aside } = wording;
  if (asked.codes.length > 0 || count === 1) {
    return list(
      programmes.map(({ code, short_name: short, institution_name: at }) => aside(`${code} ${short}`, at)),
    );
  }
  if (asked.fields.length > 0) return list(asked.fields.map((id) => fieldName(id, context)));
  const { likes } = programmesByInterest({ words: [asked.words], institutions: [] }, context);
  return likes.length > 0 ? list(likes) : literal(asked.words);
}

/** The electives asked for, then those that count much, each with its numbers of programmes. */
function rowsOf(
  { required, named, counts }: ElectivesResult,
  wording: Wording,
): readonly (readonly string[])[] {
  const subjects = [...new Set([...named, ...counts].map(({ subject }) => subject))];
  const of = (rows: readonly ElectiveCount[], subject: string): number =>
    rows.find((row) => row.subject === subject)?.programmes ?? 0;
  return subjects.map((subject) => [
    wording.subject(subject),
    figure(of(required, subject)),
    figure(of(named, subject)),
    figure(of(counts, subject)),
  ]);
}

function lead(
  result: ElectivesResult,
  about: string,
  { texts, say, list, joined, subject }: Wording,
): string {
  const { elective } = texts;
  const { count, required, one_of: groups, open } = result;
  const always = required.filter(({ programmes }) => programmes === count).map((row) => subject(row.subject));
  if (always.length > 0) return say(elective.always, { about, subjects: list(always) });
  const [most] = result.named;
  const [group] = groups;
  if (group !== undefined && group.programmes === count) {
    return say(elective.oneOf, { about, subjects: list(group.subjects.map(subject), 'or') });
  }
  if (open === count) return say(count === 1 ? elective.open_one : elective.open_other, { about, count });
  if (most === undefined || open * 2 >= count) {
    const needed =
      most === undefined
        ? null
        : say(elective.needed, { subject: subject(most.subject), programmes: most.programmes });
    return joined([say(elective.someOpen, { about, open, count }), needed]);
  }
  return say(elective.most, { about, subject: subject(most.subject), programmes: most.programmes, count });
}

/** Which electives something needs, and which count more, by how many of its programmes. */
export function electiveWords(result: ElectivesResult, context: EddyContext, wording: Wording): string {
  const { texts, say, list } = wording;
  const { elective } = texts;
  const { count, one_of: groups, open, unknown } = result;
  const gone = unknown.map((code) => say(texts.notThisYear, { code }));
  if (count === 0) return paragraphs(gone.length > 0 ? gone : [elective.none]);
  const about = purpose(result, context, wording);
  const choices = (groups[0]?.programmes === count ? [] : groups).map(({ subjects, programmes }) =>
    say(elective.group, { subjects: list(subjects.map(wording.subject), 'or'), programmes }),
  );
  const rows = count === 1 ? [] : rowsOf(result, wording);
  const heavy = result.counts.map(({ subject }) => wording.subject(subject));
  return paragraphs([
    ...gone,
    lead(result, about, wording),
    table([texts.table.subject, elective.required, elective.named, elective.counts], rows),
    wording.joined([
      choices.length > 0 && count > 1
        ? say(elective.groups, { list: choices.join(texts.condition.separator) })
        : null,
      count === 1 && heavy.length > 0 ? say(elective.heavy, { subjects: list(heavy) }) : null,
      open > 0 && open * 2 < count ? say(elective.without, { open, count }) : null,
      rows.length === 0 ? null : say(elective.meaning, { count }),
    ]),
  ]);
}
