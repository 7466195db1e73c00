import type { SubjectCode } from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import type { ElectivesResult } from '../tools/electives-of-programmes.ts';
import type {
  AskedThere,
  SubjectsAsked,
  SubjectsCompared,
  SubjectTells,
} from '../tools/subjects-compared.ts';
import { purpose } from './elective-words.ts';
import { shortTitle } from './programme-title.ts';
import { figure, paragraphs, table, type Wording } from './wording.ts';

/** Subjects that differ by no more than one programme in so many tell alike. */
const ALIKE = 10;
/** More are not set beside one another. */
const MOST_ROWS = 4;

const ofOne = (count: number): 'one' | 'other' => (count === 1 ? 'one' : 'other');

interface Counted {
  readonly about: string;
  readonly count: number;
}

function oneSubject(one: SubjectTells, { about, count }: Counted, { texts, say, subject }: Wording): string {
  const { required, named, counts, tells } = one;
  const kind = tells === 0 ? 'noMatter' : required > 0 ? 'must' : 'helps';
  const isHardly = count > 1 && kind === 'helps' && tells <= count / ALIKE;
  const isAll = count > 1 && required === count;
  const isWeight = count > 1 && kind === 'helps' && named === 0;
  const few = isHardly ? texts.subjects.hardly : isWeight ? texts.subjects.weighs : null;
  const text = isAll ? texts.subjects.mustAll : (few ?? texts.subjects[`${kind}_${ofOne(count)}`]);
  return say(text, { about, count, required, named, counts, tells, subject: subject(one.subject) });
}

/** Of two, one is asked for by more programmes and the other counts much in more: which does what. */
function splitWords(
  rows: readonly SubjectTells[],
  { about, count }: Counted,
  wording: Wording,
): string | null {
  const [one, other, ...more] = rows;
  if (one === undefined || other === undefined || more.length > 0) return null;
  const [asked, others] = one.named >= other.named ? [one, other] : [other, one];
  const [counted, fewer] = asked === one ? [other, one] : [one, other];
  const isSplit = asked.named - others.named > count / ALIKE && counted.counts - fewer.counts > count / ALIKE;
  if (!isSplit) return null;
  return wording.say(wording.texts.subjects.split, {
    about,
    count,
    asked: wording.subject(asked.subject),
    named: asked.named,
    others: wording.subject(others.subject),
    othersNamed: others.named,
    counted: wording.subject(counted.subject),
    counts: counted.counts,
    fewer: wording.subject(fewer.subject),
    fewerCount: fewer.counts,
  });
}

/** Which subject tells most, with the numbers of programmes, or that it makes no difference. */
function choiceLead(
  rows: readonly SubjectTells[],
  { beside }: SubjectsAsked,
  counted: Counted,
  wording: Wording,
): string {
  const { texts, say, list, subject } = wording;
  const { about, count } = counted;
  const names = (some: readonly SubjectCode[], last: 'and' | 'or'): string => list(some.map(subject), last);
  const most = Math.max(0, ...rows.map(({ tells }) => tells));
  const best = rows.filter(({ tells }) => most - tells <= count / ALIKE).slice(0, MOST_ROWS - 1);
  const others = rows.filter((one) => !best.includes(one)).slice(0, MOST_ROWS - best.length);
  const each = (some: readonly SubjectTells[]): string =>
    some
      .map(({ subject: code, tells }) => say(texts.subjects.each, { subject: subject(code), tells }))
      .join(texts.list.separator);
  if (beside.length > 0 && most <= Math.max(1, count / ALIKE)) {
    const text = most === 0 ? texts.subjects.oneMore : texts.subjects.oneMoreFew;
    return say(text, { about, count, most, beside: names(beside, 'and') });
  }
  const codes = rows.map((one) => one.subject);
  if (most === 0)
    return say(texts.subjects[`neither_${ofOne(count)}`], { about, count, subjects: names(codes, 'or') });
  const split = count === 1 ? null : splitWords(rows, counted, wording);
  if (split !== null) return split;
  if (others.length === 0) {
    const subjects = names(codes, 'and');
    return say(texts.subjects[`alike_${ofOne(count)}`], { about, count, subjects, list: each(rows) });
  }
  const subjects = names(
    best.map((one) => one.subject),
    'and',
  );
  return say(texts.subjects[`best_${ofOne(count)}`], {
    about,
    count,
    subjects,
    list: each(best),
    others: each(others),
  });
}

function choiceWords(
  rows: readonly SubjectTells[],
  asked: SubjectsAsked,
  counted: Counted,
  isOfAll: boolean,
  wording: Wording,
): string {
  const { texts, say } = wording;
  const [only, ...others] = rows;
  const isOne = others.length === 0;
  const shown = rows
    .slice(0, MOST_ROWS)
    .map(({ subject, required, named, counts }) => [
      wording.subject(subject),
      figure(required),
      figure(named),
      figure(counts),
    ]);
  const { elective } = texts;
  const heads = [texts.table.subject, elective.required, elective.named, elective.counts];
  const isTold = rows.some(({ tells }) => tells > 0) && counted.count > 1;
  const isSeveral = !isOne && asked.beside.length === 0;
  return paragraphs([
    only !== undefined && isOne
      ? oneSubject(only, counted, wording)
      : choiceLead(rows, asked, counted, wording),
    isSeveral && isTold ? table(heads, shown) : null,
    isSeveral ? (isTold ? say(elective.meaning, { count: counted.count }) : texts.subjects.better) : null,
    isOfAll ? texts.subjects.askField : null,
  ]);
}

function asksWords({ programme, subjects, level, held }: AskedThere, wording: Wording): string {
  const { texts, say, list, subject, grade } = wording;
  const names = list(subjects.map(subject), 'or');
  const what = level === null ? names : say(texts.require.single, { subject: names, level: grade(level) });
  const values = { title: shortTitle(programme, wording), what };
  return held === null
    ? say(texts.subjects.asks, values)
    : say(texts.subjects.asksHeld, { ...values, held: grade(held) });
}

/** Yes or no to whether programmes ask for subjects. */
function neededWords(
  { asked, open, subjects }: SubjectsCompared,
  asks: 'needed' | 'without' | 'problem' | 'inTheWay',
  wording: Wording,
): string {
  const { texts, say, list, joined } = wording;
  const names = list(
    subjects.map((one) => wording.subject(one.subject)),
    'or',
  );
  const free = [...Map.groupBy(open, ({ instead }) => instead.join()).values()].map((some) => {
    const titles = list(some.map(({ programme }) => shortTitle(programme, wording)));
    const instead = list((some[0]?.instead ?? []).map(wording.subject), 'or');
    const text = instead === '' ? texts.subjects.free : texts.subjects.freeWith;
    return say(text, { list: titles, subjects: names, instead });
  });
  const demands = asked.map((one) => asksWords(one, wording)).join(texts.condition.separator);
  const isAsked = asks === 'inTheWay' ? asked.some(({ isMet }) => isMet === false) : asked.length > 0;
  const isMixed = asked.length > 0 && open.length > 0;
  const isYes = asks === 'without' ? !isAsked : isAsked;
  const start = isMixed ? texts.subjects.differs : texts.subjects[`${asks}${isYes ? 'Yes' : 'No'}`];
  const sentences = [demands === '' ? null : say(texts.subjects.sentence, { text: demands }), ...free];
  return start + joined(sentences);
}

/** Subjects set beside one another, or whether programmes ask for them; null where none is asked about. */
export function subjectWords(result: ElectivesResult, context: EddyContext, wording: Wording): string | null {
  const { asked, count, compared } = result;
  if (asked.compare === undefined || compared === null || count === 0) return null;
  const { asks } = asked.compare;
  if (asks !== 'choice') return neededWords(compared, asks, wording);
  const isOfAll = asked.codes.length + asked.fields.length === 0 && asked.words === '';
  const about = isOfAll ? wording.texts.subjects.all : purpose(result, context, wording);
  return choiceWords(compared.subjects, asked.compare, { about, count }, isOfAll, wording);
}
