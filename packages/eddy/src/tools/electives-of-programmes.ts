import {
  canDoWithout,
  ELECTIVE_SUBJECTS,
  type InterestMatch,
  type Programme,
  readInterests,
  type SubjectCode,
  searchByInterest,
  weighsHeavily,
} from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import { briefOf, type ProgrammeBrief } from '../standing.ts';
import { asksForNoneByName, electiveGroups } from './elective-groups.ts';
import { type SubjectsAsked, type SubjectsCompared, subjectsCompared } from './subjects-compared.ts';
import { TOOL_LIMITS } from './tool-limits.ts';

/** For what electives are looked for: programmes, else fields, else words of a topic or a career. */
export interface ElectivesInput {
  readonly codes: readonly string[];
  /** Ids of fields of study. */
  readonly fields: readonly string[];
  readonly words: string;
  /** Subjects that are set beside one another or asked about; without codes, fields and words over all programmes. */
  readonly compare?: SubjectsAsked;
}

export interface ElectiveCount {
  readonly subject: SubjectCode;
  readonly programmes: number;
}

export interface ElectivesResult {
  readonly tool: 'electives_for';
  readonly asked: ElectivesInput;
  /** How many programmes it is about. */
  readonly count: number;
  /** Nobody meets the minimums without it, the most often first. */
  readonly required: readonly ElectiveCount[];
  /** Asked for by name, alone or as one of several, the most often first. */
  readonly named: readonly ElectiveCount[];
  /** One of these is asked for. */
  readonly one_of: readonly { readonly subjects: readonly SubjectCode[]; readonly programmes: number }[];
  /** Its formula gives it much weight. */
  readonly counts: readonly ElectiveCount[];
  /** How many ask for no elective by name. */
  readonly open: number;
  readonly programmes: readonly ProgrammeBrief[];
  readonly unknown: readonly string[];
  readonly compared: SubjectsCompared | null;
}

const MOST_GROUPS = 3;
const MOST_CHOICES = 8;

/** By words: those in the field that is meant, or where that holds few of them, those that share most. */
function aboutOf(asked: ElectivesInput, context: EddyContext): readonly Programme[] {
  const { codes, fields, words, compare } = asked;
  const { catalogue, fields: guide } = context;
  if (compare !== undefined && codes.length + fields.length === 0 && words === '')
    return catalogue.programmes;
  if (codes.length > 0) return [...new Set(codes)].flatMap((code) => catalogue.find(code) ?? []);
  if (fields.length > 0) {
    return catalogue.programmes.filter(({ code }) =>
      fields.includes(guide.subjectsOf(code)?.fields[0] ?? ''),
    );
  }
  const said = readInterests(guide, words);
  const meant = new Set(said.likes.flatMap((id) => guide.interest(id)?.fields ?? []));
  const sharing = searchByInterest(guide, catalogue.programmes, said).filter(
    ({ fit }) => fit.kind === 'topic',
  );
  const inField = sharing.filter(({ programme }) =>
    meant.has(guide.subjectsOf(programme.code)?.fields[0] ?? ''),
  );
  const shared = ({ fit }: InterestMatch): number => fit.topics.length + fit.careers.length;
  const most = Math.max(0, ...sharing.map(shared));
  const near =
    inField.length * 2 >= sharing.length ? inField : sharing.filter((one) => shared(one) * 2 >= most);
  return near.map(({ programme }) => programme);
}

function mostFirst<Row extends { readonly programmes: number }>(rows: readonly Row[]): readonly Row[] {
  return rows.filter((row) => row.programmes > 0).sort((one, other) => other.programmes - one.programmes);
}

function oneOf(each: readonly ReturnType<typeof electiveGroups>[]): ElectivesResult['one_of'] {
  const counts = new Map<
    string,
    { readonly subjects: readonly SubjectCode[]; readonly programmes: number }
  >();
  for (const subjects of each.flat()) {
    const key = subjects.join();
    counts.set(key, { subjects, programmes: (counts.get(key)?.programmes ?? 0) + 1 });
  }
  const several = [...counts.values()].filter(
    ({ subjects: { length } }) => length > 1 && length <= MOST_CHOICES,
  );
  return mostFirst(several).slice(0, MOST_GROUPS);
}

function counted(
  programmes: readonly Programme[],
  holds: (programme: Programme, subject: SubjectCode) => boolean,
): readonly ElectiveCount[] {
  const rows = ELECTIVE_SUBJECTS.map((subject) => ({
    subject,
    programmes: programmes.filter((programme) => holds(programme, subject)).length,
  }));
  return mostFirst(rows);
}

const few = (rows: readonly ElectiveCount[]): readonly ElectiveCount[] => rows.slice(0, TOOL_LIMITS.codes);

/** Which electives programmes ask for and which count more in them, by how many of them. */
export function electivesOf(asked: ElectivesInput, context: EddyContext): ElectivesResult {
  const programmes = aboutOf(asked, context);
  const groups = new Map(programmes.map((programme) => [programme.code, electiveGroups(programme)] as const));
  const counts = counted(programmes, weighsHeavily);
  const weighed = (row: ElectiveCount): number =>
    -(counts.find(({ subject }) => subject === row.subject)?.programmes ?? 0);
  // Of those asked for equally often, the one that counts more comes first.
  const named = counted(
    programmes,
    ({ code }, subject) => groups.get(code)?.some((group) => group.includes(subject)) === true,
  ).toSorted((one, other) => weighed(one) - weighed(other));
  return {
    tool: 'electives_for',
    asked,
    count: programmes.length,
    required: few(counted(programmes, (programme, subject) => !canDoWithout(programme, [subject]))),
    named: few(mostFirst(named)),
    one_of: oneOf([...groups.values()]),
    counts: few(counts),
    open: programmes.filter(asksForNoneByName).length,
    programmes: programmes.slice(0, TOOL_LIMITS.codes).map((programme) => briefOf(programme, context)),
    unknown: asked.codes.filter((code) => context.catalogue.find(code) === undefined),
    compared: asked.compare === undefined ? null : subjectsCompared(asked.compare, programmes, context),
  };
}
