import type { Catalogue, Grades, InstitutionCode, LevelSummary, ScoreTable } from '@lodestar/domain';
import { createContext, useContext } from 'react';
import type { UsedWork } from '../../../shared/work/use-work.ts';
import type { CatalogueState } from '../api/use-catalogue.ts';
import type { InstitutionsState } from '../api/use-institutions.ts';
import type { YearChoice } from '../api/use-years.ts';
import type { Choices } from './use-choices.ts';

/** Everything the parts of the page share. */
export interface Admission {
  readonly years: YearChoice;
  readonly catalogueState: CatalogueState;
  readonly catalogue: Catalogue | null;
  readonly institutionsState: InstitutionsState;
  readonly scores: UsedWork<ScoreTable>;
  readonly grades: Grades;
  /** Five subjects or more have a grade. */
  readonly enough: boolean;
  /** Institutions wanted; none: all. */
  readonly filter: UsedWork<readonly InstitutionCode[]>;
  readonly choices: Choices;
  /** The level of a programme for the grades entered; null when the year does not have it. */
  readonly levelOf: (code: string) => LevelSummary | null;
  readonly announce: (message: string) => void;
  readonly announcement: string;
}

export const AdmissionContext = createContext<Admission | null>(null);

export function useAdmission(): Admission {
  const admission = useContext(AdmissionContext);
  if (admission === null) throw new Error('useAdmission needs an AdmissionProvider around it');
  return admission;
}
