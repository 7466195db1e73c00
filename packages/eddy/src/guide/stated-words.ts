import { isReached, type Standing } from '../standing.ts';
import type { StatedResult } from '../tools/stated-grades.ts';
import { halfBelow, standingsTable } from './chance-words.ts';
import { noLevelWords } from './no-level-words.ts';
import { shortTitle } from './programme-title.ts';
import { paragraphs, type Wording } from './wording.ts';

/** Up to so many are named one by one. */
const MOST_NAMED = 4;

/** Which of several programmes are within reach. */
function reachWords(programmes: readonly Standing[], { texts, say, list }: Wording): string {
  const reached = programmes.filter(isReached);
  const [count, all] = [reached.length, programmes.length];
  if (count === all) return say(texts.stated.all, { count });
  if (count === 0) return say(texts.stated.noneOf, { count: all });
  if (all > MOST_NAMED) return say(texts.stated.count, { count, all });
  const named = (some: readonly Standing[]): string =>
    list(some.map(({ code, short_name: short }) => `**${code} ${short}**`));
  const others = programmes.filter((one) => !isReached(one));
  return say(texts.stated.several, { reached: named(reached), others: named(others) });
}

/** The verdict where programmes were asked about; else what the grades come to. */
function lead(result: StatedResult, wording: Wording): string {
  const { programmes, best5, best6, reached } = result;
  const { texts, say } = wording;
  const [one, ...others] = programmes;
  if (one !== undefined && others.length === 0 && !result.in_reach)
    return say(texts.stated.one, { title: shortTitle(one, wording), level: wording.level(one.level) });
  if (one !== undefined && !result.in_reach) return reachWords(programmes, wording);
  if (reached === 0) return say(texts.stated.noReach, { best5 });
  return say(best6 === best5 ? texts.stated.best5 : texts.stated.best, { best5, best6 });
}

/** Which general minimum the grades meet, and what they are enough for; said where a degree is not a matter of course. */
function minimumWords(
  { minimum, sub_degree: isEnough, reached }: StatedResult,
  { texts }: Wording,
): string[] {
  const { stated } = texts;
  const isCertain = minimum === '332A33' && (reached ?? 1) > 0;
  if (isCertain) return [];
  return [stated.minimum[minimum ?? 'none'], ...(isEnough && minimum !== '332A33' ? [stated.subDegree] : [])];
}

function differenceWords({ grades, differs, left_out: gone }: StatedResult, wording: Wording): string {
  const { texts, say, list, subject, grade } = wording;
  const each = differs.map(({ subject: of, from, to }) =>
    from === null
      ? say(texts.stated.added, { subject: subject(of), to: grade(to) })
      : say(texts.stated.change, { subject: subject(of), from: grade(from), to: grade(to) }),
  );
  const noneSaved = gone.length === 0 && differs.length === grades.length;
  if (noneSaved && differs.every(({ from }) => from === null)) return texts.stated.noneSaved;
  return wording.joined([
    each.length === 0 ? null : say(texts.stated.differs, { list: list(each) }),
    gone.length === 0 ? null : say(texts.stated.leftOut, { list: list(gone.map(subject)) }),
    each.length + gone.length === 0 ? null : texts.stated.unchanged,
  ]);
}

const gradesRead = ({ grades }: StatedResult, { texts, subject, grade }: Wording): string =>
  grades.map((one) => `${subject(one.subject)} ${grade(one.grade)}`).join(texts.list.separator);

/** What is still to be told: the core subjects, then so many electives. */
function missingWords({ core_missing: core, grades_needed: needed }: StatedResult, wording: Wording): string {
  const { texts, say, list, subject } = wording;
  const electives = needed - core.length;
  const more = electives === 1 ? texts.stated.more.one : say(texts.stated.more.some, { count: electives });
  return list([...core.map(subject), ...(electives > 0 ? [more] : [])]);
}

function unclearAsked({ unclear }: StatedResult, { texts, say, grade }: Wording): string | null {
  const grades = unclear.map(grade).join(texts.list.separator);
  return unclear.length === 0 ? null : say(texts.stated.unclear, { grades });
}

/** Grades without their subjects: what is sure all the same, then what is asked. */
function unclearWords(result: StatedResult, wording: Wording): string {
  const { texts, say } = wording;
  const { stated } = texts;
  const { grades, best5 } = result;
  const asked = unclearAsked(result, wording);
  if (grades.length === 0) return wording.joined([asked, stated.order]);
  const read = say(stated.read, { list: gradesRead(result, wording) });
  return paragraphs([
    result.sure ? wording.joined([say(stated.sure, { best5 }), ...minimumWords(result, wording)]) : null,
    wording.joined([asked, read]),
  ]);
}

/** How the grades were read, with what was taken for granted. */
function readWords(result: StatedResult, wording: Wording): string {
  const { texts, say, list, subject } = wording;
  const { assumed, citizenship_assumed: attained } = result;
  return wording.joined([
    say(texts.stated.read, { list: gradesRead(result, wording) }),
    assumed.length === 0 ? null : say(texts.stated.assumed, { list: list(assumed.map(subject)) }),
    attained ? texts.stated.citizenship : null,
  ]);
}

/** Beside another answer: only how the grades were read, and what of them is unclear. */
function briefWords(result: StatedResult, wording: Wording): string {
  const { differs, left_out: gone } = result;
  const isSaved = gone.length > 0 || differs.some(({ from }) => from !== null);
  const isFar = result.minimum !== '332A33';
  return paragraphs([
    readWords(result, wording),
    isFar ? wording.joined(minimumWords(result, wording)) : null,
    unclearAsked(result, wording),
    isSaved ? differenceWords(result, wording) : null,
  ]);
}

/** Where one stands with grades that were typed; what is unclear is asked, and the difference to what is saved is said. */
export function statedWords(result: StatedResult, wording: Wording): string {
  const { texts, say } = wording;
  const { grades, unclear, programmes, unknown } = result;
  const { stated } = texts;
  if (result.brief) return briefWords(result, wording);
  const needed = result.grades_needed;
  if (unclear.length > 0 && !result.judged) return unclearWords(result, wording);
  if (grades.length === 0) return stated.none;
  if (needed > 0)
    return paragraphs([
      say(stated.missing, { list: gradesRead(result, wording), missing: missingWords(result, wording) }),
    ]);
  const isSame = result.differs.length + result.left_out.length === 0;
  return paragraphs([
    wording.joined([lead(result, wording), ...minimumWords(result, wording)]),
    isSame ? stated.same : null,
    ...unknown.map((code) => say(texts.notThisYear, { code })),
    result.in_reach && programmes.length > 0
      ? stated[programmes.some(isReached) ? 'inReach' : 'nearest']
      : null,
    programmes.length === 0 ? null : standingsTable(programmes, wording),
    readWords(result, wording),
    unclearAsked(result, wording),
    differenceWords(result, wording),
    wording.joined([noLevelWords(programmes, wording), halfBelow(programmes, wording)]),
  ]);
}
