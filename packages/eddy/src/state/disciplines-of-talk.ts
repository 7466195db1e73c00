import { splitTitle } from '@lodestar/domain';
import { asTyped, wordPattern } from '../asked/plain-text.ts';
import type { Reading } from '../asked/reading.ts';
import { readPlainly } from '../asked/said-plainly.ts';
import type { EarlierMessage, EddyContext } from '../context.ts';
import type { DisciplineMention } from '../disciplines/names.ts';

/** What was said longer ago is another matter. */
const REMEMBERED = 3;

/** Beside the name of a school subject: what is studied after school, or the work it leads to. */
const AFTER_SCHOOL = wordPattern({
  en: 'uni(?:versity)?|college|degrees?|majors?|majoring|grad(?:s|uates?|uating|uation)?|studying|study|bsc|ba|jobs?|careers?|work',
  forms: '大学|主修|学系|(?<=文|史|地|理|学|物|济|艺|乐)系|专业|本科|学士|毕业|出路|搵工|找工|就业|工作|入行',
});

/** The name of a subject as it is taken at school. */
function isOfSchool({ at, end }: DisciplineMention, { text, grades }: Reading): boolean {
  const isSubject = grades.named.some((one) => one.at <= at && end <= one.end);
  return isSubject && !AFTER_SCHOOL.test(text);
}

/** Where a message names disciplines, and no subject of school. */
export const disciplineMentions = (
  reading: Reading,
  { knowledge }: EddyContext,
): readonly DisciplineMention[] =>
  knowledge.disciplines.named(reading.text).filter((one) => !isOfSchool(one, reading));

/** A programme of more than these is of none in particular. */
const MOST_IN_TITLE = 2;

/** Programmes are of the disciplines in their titles, without the streams behind the name. */
function ofTitles(codes: readonly string[], { catalogue, knowledge }: EddyContext): readonly string[] {
  return codes.flatMap((code) => {
    const title = splitTitle(catalogue.find(code)?.full_title_en ?? '').main;
    const ids = knowledge.disciplines.named(asTyped(title)).map(({ id }) => id);
    return ids.length > MOST_IN_TITLE ? [] : ids;
  });
}

/** The disciplines that a message names, or programmes of which it names, each once. */
export const disciplinesIn = (reading: Reading, context: EddyContext): readonly string[] => [
  ...new Set([
    ...disciplineMentions(reading, context).map(({ id }) => id),
    ...ofTitles(reading.named.codes, context),
  ]),
];

/** The disciplines that the pupil named last, or of late where `all` are meant; none: nothing was said of any. */
export function disciplinesOfTalk(
  context: EddyContext,
  earlier: readonly EarlierMessage[],
  all: boolean,
): readonly string[] {
  const said = earlier.filter(({ isBot }) => !isBot).slice(-REMEMBERED);
  const named = said.map(({ text }) => disciplinesIn(readPlainly(text, context), context));
  return all ? [...new Set(named.flat())] : (named.findLast((ids) => ids.length > 0) ?? []);
}
