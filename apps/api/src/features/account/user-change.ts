import type { CurrentUserChange, OwnUserChange, TrajectoryEvent } from '@lodestar/contract';
import { EVENT_YEARS_AHEAD, TRAJECTORY_LIMITS } from '@lodestar/domain';
import { fieldProblem, invalidFields } from '../../errors.ts';
import type { UserColumns } from './user-repository.ts';

/** A change of the user record as columns. @throws AppError invalid_request for an event too far ahead */
export function columnsOf(change: OwnUserChange | CurrentUserChange, now: Date): UserColumns {
  refuseFarEvents(change.trajectory_events ?? [], now);
  const wide: OwnUserChange = change;
  return {
    title: wide.Title,
    firstName: wide.First_Name,
    lastName: wide.Last_Name,
    nickname: wide.Nickname,
    gender: wide.Gender,
    email: wide.Email_Address,
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

function refuseFarEvents(events: readonly TrajectoryEvent[], now: Date): void {
  const latest = now.getFullYear() + EVENT_YEARS_AHEAD;
  const far = events.flatMap(({ year }, index) =>
    year > latest ? [fieldProblem(`trajectory_events.${index}.year`, 'tooFarAhead', year)] : [],
  );
  if (far.length > 0) throw invalidFields(far);
}
