import type { StatedResult } from '../tools/stated-grades.ts';
import { halfBelow, shortTitle, standingsTable } from './chance-words.ts';
import { noLevelWords } from './no-level-words.ts';
import { paragraphs, type Wording } from './wording.ts';

function lead({ programmes, best5, best6, grades }: StatedResult, wording: Wording): string {
  const { texts, say } = wording;
  const [one, ...others] = programmes;
  if (one !== undefined && others.length === 0) {
    return say(texts.stated.one, { title: shortTitle(one, wording), level: wording.level(one.level) });
  }
  return say(grades.length < 6 ? texts.stated.best5 : texts.stated.best, { best5, best6 });
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

/** Where one stands with grades that were typed; what is unclear is asked, and the difference to what is saved is said. */
export function statedWords(result: StatedResult, wording: Wording): string {
  const { texts, say, list, subject, grade } = wording;
  const { grades, unclear, assumed, citizenship_assumed: attained, programmes, unknown } = result;
  const { stated } = texts;
  const read = grades.map((one) => `${subject(one.subject)} ${grade(one.grade)}`).join(texts.list.separator);
  if (unclear.length > 0) {
    const typed = unclear.map(grade).join(texts.list.separator);
    return wording.joined([
      say(stated.unclear, { grades: typed }),
      grades.length === 0 ? stated.order : say(stated.read, { list: read }),
    ]);
  }
  if (grades.length === 0) return stated.none;
  const needed = result.grades_needed;
  const isSame = result.differs.length + result.left_out.length === 0;
  return paragraphs([
    isSame ? stated.same : null,
    ...unknown.map((code) => say(texts.notThisYear, { code })),
    needed > 0 ? say(texts.needGrades.some, { count: needed }) : lead(result, wording),
    result.in_reach && programmes.length > 0 ? stated.inReach : null,
    programmes.length === 0 ? null : standingsTable(programmes, wording),
    wording.joined([
      say(stated.read, { list: read }),
      assumed.length === 0 ? null : say(stated.assumed, { list: list(assumed.map(subject)) }),
      attained ? stated.citizenship : null,
    ]),
    differenceWords(result, wording),
    wording.joined([noLevelWords(programmes, wording), halfBelow(programmes, wording)]),
  ]);
}
