import {
  type Category,
  type InstitutionCode,
  LEVEL_SUBJECTS,
  type Programme,
  referenceScore,
  type SubjectCode,
  weighsHeavily,
} from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import { programmesFoundBy } from '../programme-index.ts';
import {
  hasEnoughGrades,
  isReached,
  nearestOf,
  type Standing,
  standingAt,
  surestFirst,
} from '../standing.ts';
import { type FiguresSource, figuresSource } from './figures-source.ts';

/** All programmes of a field at one institution: by category, or by words where it is null. */
export interface GroupAsked {
  readonly institution: InstitutionCode;
  readonly category: Category | null;
  readonly query: string;
  /** What the pupil calls it; left out: as the category is called. */
  readonly called?: string;
}

export interface GroupsInput {
  readonly groups: readonly GroupAsked[];
  /** At which of them one's own chance is best is asked: that comes first. */
  readonly chance?: boolean | undefined;
}

/** How high the published medians of a group lie, in percent of the most that each formula gives. */
export interface Medians {
  readonly lowest: number;
  readonly middle: number;
  readonly highest: number;
}

export interface ComparedGroup extends GroupAsked {
  readonly count: number;
  /** Null: nothing is published of any of them. */
  readonly medians: Medians | null;
  /** At how many the pupil reaches the median, minimums met; null without grades. */
  readonly reached: number | null;
  /** The one at which the pupil stands best; null without grades. */
  readonly nearest: Standing | null;
  /** Subjects that at least half of them weigh heavily. */
  readonly heavy: readonly SubjectCode[];
}

export interface GroupsResult extends FiguresSource {
  readonly tool: 'compare_groups';
  readonly groups: readonly ComparedGroup[];
  /** The one whose middle is the highest by as much as tells, by its place; null: they are alike, or nothing is published. */
  readonly highest: number | null;
  /** By how many percentage points its middle lies above the next. */
  readonly higher_by: number | null;
  /** The one where the pupil's chance is best, by its place; null: not asked, or without grades. */
  readonly best: number | null;
}

function membersOf({ institution, category, query }: GroupAsked, context: EddyContext): readonly Programme[] {
  if (category === null) return programmesFoundBy(query, [institution], context);
  return context.catalogue.programmes.filter(
    (one) => one.category === category && one.institution === institution,
  );
}

const PERCENT = 100;

function mediansOf(members: readonly Programme[]): Medians | null {
  const shares = members
    .flatMap((one) => {
      const reference = referenceScore(one);
      return reference === null ? [] : [Math.round((reference / one.calculation.maximum) * PERCENT)];
    })
    .sort((one, other) => one - other);
  const [lowest, middle, highest] = [shares[0], shares[Math.floor(shares.length / 2)], shares.at(-1)];
  return lowest === undefined || middle === undefined || highest === undefined
    ? null
    : { lowest, middle, highest };
}

function groupOf(asked: GroupAsked, members: readonly Programme[], context: EddyContext): ComparedGroup {
  const isJudged = hasEnoughGrades(context.grades);
  const standings = members.map((one) => standingAt(one, context));
  const heavy = LEVEL_SUBJECTS.filter(
    (subject) => members.filter((one) => weighsHeavily(one, subject)).length * 2 >= members.length,
  );
  return {
    ...asked,
    count: members.length,
    medians: mediansOf(members),
    reached: isJudged ? standings.filter(isReached).length : null,
    nearest: isJudged ? (nearestOf(standings) ?? surestFirst(standings)[0] ?? null) : null,
    heavy: members.length === 0 ? [] : heavy,
  };
}

/** Where the most medians are reached, among as many the one with the surest programme. */
function bestOf(compared: readonly ComparedGroup[]): number | null {
  const most = Math.max(...compared.map(({ reached }) => reached ?? 0));
  const [surest] = surestFirst(
    compared.flatMap(({ reached, nearest }) => (reached === most && nearest !== null ? [nearest] : [])),
  );
  const at = compared.findIndex(({ nearest }) => nearest !== null && nearest === surest);
  return at === -1 ? null : at;
}

/** Middles that lie nearer to one another, in percent, are alike. */
const ALIKE = 3;

/** Fields at institutions beside one another, each with all its programmes. */
export function compareGroups({ groups, chance = false }: GroupsInput, context: EddyContext): GroupsResult {
  const all = groups.map((asked) => ({ asked, members: membersOf(asked, context) }));
  const compared = all.map(({ asked, members }) => groupOf(asked, members, context));
  const middles = compared.map(({ medians }) => medians?.middle ?? Number.NEGATIVE_INFINITY);
  const [first = 0, second = 0] = middles.toSorted((one, other) => other - one);
  const isPlain = Number.isFinite(second) && first - second >= ALIKE;
  return {
    tool: 'compare_groups',
    groups: compared,
    highest: isPlain ? middles.indexOf(first) : null,
    higher_by: isPlain ? first - second : null,
    best: chance ? bestOf(compared) : null,
    ...figuresSource(
      all.flatMap(({ members }) => members),
      context,
    ),
  };
}
