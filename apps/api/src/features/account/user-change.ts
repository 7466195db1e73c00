import {
  type CurrentUserChange,
  type FieldProblem,
  type OwnUserChange,
  ownUserChangeSchema,
  type TrajectoryEvent,
  type User,
} from '@lodestar/contract';
import {
  EVENT_YEARS_AHEAD,
  readTrajectory,
  TRAJECTORY_LIMITS,
  typeProblems,
  yearInHongKong,
} from '@lodestar/domain';
import { fieldProblem, invalidFields } from '../../errors.ts';
import { problemsOf } from '../../http/error-answers.ts';
import type { UserColumns, WholeUser } from './user-repository.ts';

interface ChangeOf {
  readonly stored: WholeUser;
  readonly now: Date;
  /** What stands before the name of a field in an error. */
  readonly place: '' | 'row.';
}

/**
 * A change of the user record as columns.
 * @throws AppError invalid_request for an event too far ahead or of a type that is not the pupil's, and for a type
 * taken away that events use
 */
export function changedColumns(
  change: OwnUserChange | CurrentUserChange,
  { stored, now, place }: ChangeOf,
): UserColumns {
  const problems = [...farEvents(change.trajectory_events ?? [], now), ...wrongTypes(change, stored)];
  if (problems.length > 0) {
    throw invalidFields(problems.map(({ field, ...rest }) => ({ field: `${place}${field}`, ...rest })));
  }
  const wide: OwnUserChange = change;
  return {
    title: wide.Title,
    firstName: wide.First_Name,
    lastName: wide.Last_Name,
    nickname: wide.Nickname,
    gender: wide.Gender,
    phone: wide.Tel,
    schoolName: wide.School_Name,
    schoolDistrict: wide.School_District,
    form: wide.Form,
    language: wide.preferred_language,
    ability: wide.ability_6d,
    recommendationTitle: wide.eddy_recommendation_title,
    recommendationText: wide.eddy_recommendation_text,
    needsRecommendation: wide.needs_recommendation_regeneration,
    events: wide.trajectory_events,
    connections: wide.trajectory_connections,
    analyses: wide.trajectory_analyses?.slice(0, TRAJECTORY_LIMITS.analyses),
    eventTypes: wide.event_types,
  };
}

function farEvents(events: readonly TrajectoryEvent[], now: Date): readonly FieldProblem[] {
  const latest = yearInHongKong(now) + EVENT_YEARS_AHEAD;
  return events.flatMap(({ year }, index) =>
    year > latest ? [fieldProblem(`trajectory_events.${index}.year`, 'tooFarAhead', year)] : [],
  );
}

/** A field that is not sent stays as it is stored. */
function wrongTypes(
  { trajectory_events, event_types }: OwnUserChange | CurrentUserChange,
  { events, eventTypes }: WholeUser,
): readonly FieldProblem[] {
  if (trajectory_events === undefined && event_types === undefined) return [];
  const { work: before } = readTrajectory({ trajectory_events: events, event_types: eventTypes });
  const next = { events: trajectory_events ?? before.events, types: event_types ?? before.types };
  return typeProblems(next, before).map((problem) =>
    problem.kind === 'typeInUse'
      ? fieldProblem('event_types', problem.kind, problem.type)
      : fieldProblem(`trajectory_events.${problem.index}.type`, problem.kind, problem.type),
  );
}

/** Fields that only the server or an operator sets: sent back as they are they are passed over, else refused. */
const PROTECTED = [
  'User_ID',
  'UID',
  'Email_Address',
  'User_Role',
  'admin',
  'createdAt',
  'card_id',
  'direct_marketing',
  'email_list',
] as const satisfies readonly (keyof User)[];

/** Never part of a row; another call changes it. Empty, as forms send it, it is passed over. */
const SECRETS = ['Password', 'ConfirmPassword', 'password'];

/** Worked out or saved elsewhere: a row read before and written back may hold an old one, which means nothing. */
const PASSED_OVER = ['abilities', 'agreement_due', 'email_confirmation_due', 'jupas_programme_order'];

/** E-mail addresses are equal without case. */
function isEqual(field: (typeof PROTECTED)[number], sent: unknown, stored: User): boolean {
  if (field === 'Email_Address' && typeof sent === 'string')
    return sent.trim().toLowerCase() === stored[field];
  return sent === stored[field];
}

export type RowVerdict =
  | { readonly kind: 'ok'; readonly change: OwnUserChange }
  | { readonly kind: 'forbidden'; readonly fields: readonly FieldProblem[] }
  | { readonly kind: 'invalid'; readonly fields: readonly FieldProblem[] };

/** What writing a row over one's own user record would change. An honest client reads, merges and writes it all back. */
export function judgeOwnRow(row: Readonly<Record<string, unknown>>, stored: User): RowVerdict {
  const has = (field: string) => Object.hasOwn(row, field);
  const changed = PROTECTED.filter((field) => has(field) && !isEqual(field, row[field], stored));
  const secret = SECRETS.filter((field) => has(field) && row[field] !== '' && row[field] !== null);
  const forbidden = [...changed, ...secret];
  if (forbidden.length > 0) {
    return {
      kind: 'forbidden',
      fields: forbidden.map((field) => ({ field: `row.${field}`, problem: 'protected' })),
    };
  }
  const passedOver = new Set<string>([...PROTECTED, ...SECRETS, ...PASSED_OVER]);
  const wanted = Object.fromEntries(Object.entries(row).filter(([field]) => !passedOver.has(field)));
  const parsed = ownUserChangeSchema.safeParse(wanted);
  if (parsed.success) return { kind: 'ok', change: parsed.data };
  return { kind: 'invalid', fields: parsed.error.issues.flatMap((issue) => problemsOf(issue, 'row.')) };
}
