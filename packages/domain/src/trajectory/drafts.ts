import { judgeYear, type YearProblem } from './event-year.ts';
import { TRAJECTORY_TEXTS } from './limits.ts';
import {
  CONNECTION_KINDS,
  type ConnectionKind,
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
