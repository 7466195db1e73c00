import {
  CONNECTION_KINDS,
  type ConnectionKind,
  TRAJECTORY_TEXTS,
  type Trajectory,
  type TrajectoryConnection,
  type TrajectoryEvent,
} from './trajectory.ts';

/** An event as it stands in a form. */
export interface EventDraft {
  readonly name: string;
  readonly year: string | number;
  readonly type: string;
  readonly description: string;
}

/** A connection as it stands in a form; nothing chosen is the empty text. */
export interface ConnectionDraft {
  readonly from: string;
  readonly to: string;
  readonly type: string;
  readonly description: string;
}

const TEXT_FIELDS = ['name', 'type', 'description', 'content'] as const;
type TextField = (typeof TEXT_FIELDS)[number];

type TooLong = {
  readonly code: 'tooLong';
  readonly field: TextField;
  readonly max: number;
};

export type EventProblem =
  | YearProblem
  | TooLong
  | { readonly code: 'nameMissing' }
  | { readonly code: 'typeMissing' };

export type ConnectionProblem =
  | TooLong
  | { readonly code: 'sameEvent' }
  /** One or both of its events are chosen but not there. */
  | { readonly code: 'eventsMissing' }
  | { readonly code: 'fromMissing' }
  | { readonly code: 'toMissing' }
  | { readonly code: 'kindMissing' };

export type Judged<Fields, Problem> =
  | { readonly kind: 'ok'; readonly fields: Fields }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] };

export type EventFields = Omit<TrajectoryEvent, 'id' | 'timestamp'>;
export type ConnectionFields = Omit<TrajectoryConnection, 'id'>;

/** A text of one line as it can be stored: trimmed, and nothing invisible in it. */
export function storableLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}

/** A text of several lines as it can be stored. */
export function storableProse(text: string): string {
  return text.toWellFormed().replace(/[^\P{Cc}\t\n\r]/gu, '');
}

/** A type's name as it is stored: trimmed, in lower case. */
export function eventTypeName(typed: string): string {
  return storableLine(typed).toLowerCase();
}

/** Every text of these that is too long. */
export function tooLong(texts: Partial<Record<TextField, string>>): readonly TooLong[] {
  return TEXT_FIELDS.flatMap((field) => {
    const max = TRAJECTORY_TEXTS[field];
    return (texts[field]?.length ?? 0) > max ? [{ code: 'tooLong', field, max }] : [];
  });
}

/** An event as entered: a name, one of the pupil's types, and a year that may be. */
export function judgeEvent(
  draft: EventDraft,
  { types }: Pick<Trajectory, 'types'>,
  currentYear: number,
): Judged<EventFields, EventProblem> {
  const name = storableLine(draft.name);
  const description = storableProse(draft.description);
  const year = judgeYear(draft.year, currentYear);
  const problems: EventProblem[] = [];
  if (name === '') problems.push({ code: 'nameMissing' });
  if (year.kind === 'refused') problems.push(year.problem);
  if (!types.includes(draft.type)) problems.push({ code: 'typeMissing' });
  problems.push(...tooLong({ name, description }));
  if (problems.length > 0 || year.kind === 'refused') return { kind: 'refused', problems };
  return { kind: 'ok', fields: { name, year: year.year, type: draft.type, description } };
}

const kindOf = (type: string): ConnectionKind | undefined => CONNECTION_KINDS.find((kind) => kind === type);

/** A connection as entered: from one event to another, both there, of a kind that there is. */
export function judgeConnection(
  draft: ConnectionDraft,
  { events }: Pick<Trajectory, 'events'>,
): Judged<ConnectionFields, ConnectionProblem> {
  const { from, to } = draft;
  const type = kindOf(draft.type);
  const description = storableProse(draft.description);
  const problems: ConnectionProblem[] = [];
  if (from === '') problems.push({ code: 'fromMissing' });
  if (to === '') problems.push({ code: 'toMissing' });
  const isThere = (id: string) => id === '' || events.some((event) => event.id === id);
  if (from === to && from !== '') problems.push({ code: 'sameEvent' });
  else if (!(isThere(from) && isThere(to))) problems.push({ code: 'eventsMissing' });
  if (type === undefined) problems.push({ code: 'kindMissing' });
  problems.push(...tooLong({ description }));
  if (problems.length > 0 || type === undefined) return { kind: 'refused', problems };
  return { kind: 'ok', fields: { from, to, type, description } };
}

/** First year an event may lie in, and how many years ahead of now (specification, part 2, section 5). */
export const EARLIEST_EVENT_YEAR = 1_900;
export const EVENT_YEARS_AHEAD = 10;
/** As far as a year is taken for one at all, whatever the clock says. */
export const LATEST_STORED_YEAR = 2_999;

/** Why a year is refused. */
export type YearProblem =
  | { readonly code: 'yearNotWhole' }
  | { readonly code: 'yearTooEarly'; readonly earliest: number }
  | { readonly code: 'yearTooLate'; readonly ahead: number };

export type YearVerdict =
  | { readonly kind: 'ok'; readonly year: number }
  | { readonly kind: 'refused'; readonly problem: YearProblem };

const DECIMAL = /^[+-]?\d+(?:\.\d+)?$/;
const FULL_WIDTH_ZERO = 0xff10;

/** The digits of a Chinese keyboard are digits too. */
const halfWidth = (text: string) =>
  text.replace(/[０-９]/gu, (digit) => String((digit.codePointAt(0) ?? FULL_WIDTH_ZERO) - FULL_WIDTH_ZERO));

function numberOf(typed: string | number): number {
  if (typeof typed === 'number') return typed;
  const text = halfWidth(typed).trim();
  return DECIMAL.test(text) ? Number(text) : Number.NaN;
}

/** Whether an event may lie in a year, as typed or as stored. Whole years only, 1900 to ten years from now. */
export function judgeYear(typed: string | number, currentYear: number): YearVerdict {
  const year = numberOf(typed);
  if (!Number.isInteger(year)) return { kind: 'refused', problem: { code: 'yearNotWhole' } };
  if (year < EARLIEST_EVENT_YEAR) {
    return { kind: 'refused', problem: { code: 'yearTooEarly', earliest: EARLIEST_EVENT_YEAR } };
  }
  if (year > currentYear + EVENT_YEARS_AHEAD) {
    return { kind: 'refused', problem: { code: 'yearTooLate', ahead: EVENT_YEARS_AHEAD } };
  }
  return { kind: 'ok', year };
}
