import type { GradeMention } from './grade-words.ts';
import type { SubjectMention } from './subject-words.ts';

/** A subject with the grade that is told of it, and the words that name the subject. */
export interface GradePair {
  readonly subject: SubjectMention['subjects'][number];
  readonly mention: GradeMention;
  readonly of: SubjectMention;
}

type Token =
  | { readonly kind: 'subject'; readonly at: number; readonly end: number; readonly own: SubjectMention }
  | { readonly kind: 'grade'; readonly at: number; readonly end: number; readonly own: GradeMention };

/** How far apart a subject and its grade may stand. */
const FAR = 24;
/** What a way of pairing costs: the cheapest one is meant. */
const COST = {
  subjectLeft: 8,
  /** A subject that was named before, or that may have the grade of all others: 地理定生物好啲, "electives bio and chem". */
  subjectSpare: 0.5,
  gradeLeft: 5,
  /** "5 chem" is rarer than "chem 5". */
  gradeFirst: 0.3,
  /** Several subjects with one grade. */
  shared: 1,
  listed: 0.1,
  apart: 3,
  nextSentence: 3,
} as const;

const LISTED = /^[ ,，、;；/&+|和同跟与或-]*(?:and |or |同埋|或者)?$/;
const ANSWERS =
  /^ ?(?:[:：=(（-]|which is|is|are|got|get|have|at|both|all|each|with|拿|攞|考到?|得|有|系|是|只有|得返)? ?(?:both|all|a|都|各|全部|全)?(?:系|是|得|有|拿|攞)? ?$/;
/** Right before a subject that is not taken, is let go or is sat again: the grade behind the next one is not its own. */
const UNGRADED =
  /(?:(?:冇|没有?|无|未|唔|不)(?:读|修|选|拣|考|学)(?:过|到)?|重考|重读|再考|退修|放弃)(?:咗|了|紧)? ?$|(?<![a-z])(?:(?:not|never|n'?t|without|no) (?:\w+ing |take |took |taken |do |have |study )?|(?:re-?tak(?:e|ing)|re-?took|re-?taken|re-?sit(?:ting)?|re-?sat|dropped|dropping) )(?:only )?(?:my )?$/;
const ALONG_WITH = /^(?: ?(?:and|&|\+|\/|、|和|同|跟|与|同埋) ?)$/;
const OF_SUBJECT =
  /^ ?(?:grades? |levels? )?(?:in|for|on|at|的|嘅|higher in|more in|better in|up in)? ?(?:my |the )?$/;

/** What stands between two that belong together; infinite where too much does. */
function between(text: string, answers: RegExp): number {
  if (text === '') return 0;
  if (answers.test(text)) return 0.2;
  if (text.length > FAR) return Number.POSITIVE_INFINITY;
  if (LISTED.test(text)) return COST.apart;
  return 1 + text.length / 8 + (/[。！？!?\n]|[.;；] /.test(text) ? COST.nextSentence : 0);
}

/** Nobody has more subjects; longer rows are no grades. */
const MOST_IN_ROW = 12;

/** Stretches of tokens of one kind that are told in a row, from a place on: the first alone, the first two, … */
function rowsFrom(tokens: readonly Token[], from: number, text: string): readonly (readonly Token[])[] {
  const rows: (readonly Token[])[] = [];
  let row: readonly Token[] = [];
  for (const token of tokens.slice(from)) {
    const last = row.at(-1);
    const goesOn =
      last === undefined || (last.kind === token.kind && LISTED.test(text.slice(last.end, token.at)));
    if (!goesOn || row.length === MOST_IN_ROW) break;
    row = [...row, token];
    rows.push(row);
  }
  return rows;
}

interface Way {
  readonly cost: number;
  readonly pairs: readonly GradePair[];
}

const CORE: ReadonlySet<string> = new Set(['CHI', 'ENG', 'MAT']);
const isAttained = (mention: GradeMention | undefined): boolean =>
  mention?.kind === 'grade' && mention.grade === 'Attained';

/** A row of subjects with as many grades, or with one for them all; null where the numbers differ. */
function together(one: readonly Token[], other: readonly Token[]): readonly GradePair[] | null {
  const both = [...one, ...other];
  const subjects = both.flatMap((token) =>
    token.kind === 'subject' ? token.own.subjects.map((subject) => ({ subject, of: token.own })) : [],
  );
  const grades = both.flatMap((token) => (token.kind === 'grade' ? [token.own] : []));
  const [first] = grades;
  const last = subjects.at(-1);
  const isCore = subjects.length === CORE.size && subjects.every(({ subject }) => CORE.has(subject));
  const isWithAttained = isCore && grades.length === CORE.size + 1 && isAttained(grades.at(-1));
  // 中英數 435A: the fourth of the core goes without saying.
  if (isWithAttained && last !== undefined) subjects.push({ subject: 'CSD', of: last.of });
  if (first === undefined || (grades.length > 1 && grades.length !== subjects.length)) return null;
  return subjects.map(({ subject, of }, at) => ({ subject, of, mention: grades[at] ?? first }));
}

function pairedRow(one: readonly Token[], other: readonly Token[], text: string): Way | null {
  const pairs = together(one, other);
  const [last, next] = [one.at(-1), other[0]];
  if (pairs === null || last === undefined || next === undefined) return null;
  const isGradeFirst = last.kind === 'grade';
  const gap = between(text.slice(last.end, next.at), isGradeFirst ? OF_SUBJECT : ANSWERS);
  const listed = (one.length + other.length - 2) * COST.listed;
  const isShared = pairs.length > 1 && new Set(pairs.map(({ mention }) => mention)).size === 1;
  const cost = gap + listed + (isShared ? COST.shared : 0) + (isGradeFirst ? COST.gradeFirst : 0);
  return { cost, pairs };
}

/** The subjects of a text that are named as not taken, let go or sat again, and those listed along with them. */
function ungraded(text: string, named: readonly SubjectMention[]): ReadonlySet<SubjectMention> {
  const found = new Set<SubjectMention>();
  for (const [index, one] of named.entries()) {
    const last = named[index - 1];
    const isAlong = last !== undefined && found.has(last) && ALONG_WITH.test(text.slice(last.end, one.at));
    if (isAlong || UNGRADED.test(text.slice(0, one.at))) found.add(one);
  }
  return found;
}

/**
 * Which grades a text tells of which subjects, whichever of the two it names first; those left over are of none.
 * `others`: it tells the grade of all others too, so that a subject may stand without one.
 */
export function gradePairs(
  text: string,
  named: readonly SubjectMention[],
  mentions: readonly GradeMention[],
  others: boolean,
): readonly GradePair[] {
  if (named.length === 0 || mentions.length === 0) return [];
  const tokens: readonly Token[] = [
    ...named.map((own) => ({ kind: 'subject' as const, at: own.at, end: own.end, own })),
    ...mentions.map((own) => ({ kind: 'grade' as const, at: own.at, end: own.end, own })),
  ].sort((one, other) => one.at - other.at);
  const apart = ungraded(text, named);
  const isSpare = (one: SubjectMention): boolean => others || apart.has(one) || isNamedBefore(one);
  const isNamedBefore = ({ at, subjects }: SubjectMention): boolean =>
    subjects.every((one) => named.some((before) => before.at < at && before.subjects.includes(one)));
  const leftCost = (token: Token): number => {
    if (token.kind === 'grade') return COST.gradeLeft;
    return isSpare(token.own) ? COST.subjectSpare : COST.subjectLeft;
  };
  const best: Way[] = [];
  best[tokens.length] = { cost: 0, pairs: [] };
  const from = (at: number): Way => best[at] ?? { cost: Number.POSITIVE_INFINITY, pairs: [] };
  for (const [at, token] of [...tokens.entries()].toReversed()) {
    const left = from(at + 1);
    let cheapest: Way = { cost: left.cost + leftCost(token), pairs: left.pairs };
    for (const one of rowsFrom(tokens, at, text)) {
      for (const other of rowsFrom(tokens, at + one.length, text)) {
        const way = other[0]?.kind === token.kind ? null : pairedRow(one, other, text);
        const rest = from(at + one.length + other.length);
        if (way !== null && way.cost + rest.cost < cheapest.cost)
          cheapest = { cost: way.cost + rest.cost, pairs: [...way.pairs, ...rest.pairs] };
      }
    }
    best[at] = cheapest;
  }
  return from(0).pairs;
}
