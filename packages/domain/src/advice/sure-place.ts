import type { Programme } from '../admission/programme.ts';
import { qualifiersOf } from '../explain/qualifiers.ts';

type Selection = Pick<Programme, 'interview_arrangement' | 'documents'>;

/**
 * Whether an interview, a test or a portfolio decides, for all applicants or for those selected. "May be interviewed"
 * and "not found" are no interview: too little is known to warn of.
 */
export function hasInterview(programme: Selection): boolean {
  const decides = qualifiersOf(programme).some(({ key }) => key === 'interviewDecides');
  return decides || programme.interview_arrangement?.kind === 'selective';
}

/** Whether grades alone decide and others than Band A applicants were offered places: what can be a floor of a list. */
export function isSurePlace(programme: Programme): boolean {
  return !hasInterview(programme) && programme.no_band_b_offer === false;
}
