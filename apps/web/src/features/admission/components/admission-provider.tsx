import {
  type Catalogue,
  type Grades,
  gradesOf,
  hasEnoughScores,
  INSTITUTIONS,
  type InstitutionCode,
  type LevelSummary,
  scoredRowCount,
} from '@lodestar/domain';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import {
  type CatalogueState,
  type InstitutionsState,
  useCatalogue,
  useInstitutions,
  useYears,
  type YearChoice,
} from '../../../shared/programme/use-catalogue.ts';
import { useWording } from '../../../shared/programme/wording.ts';
import { type UsedWork, useDeviceWorkInTurns, useWorkInTurns } from '../../../shared/work/device-value.ts';
import { SCORES_WORK } from '../../../shared/work/pupil-work.ts';
import { type Choices, useChoices } from '../model/use-choices.ts';

/** Pages of the product that this one leads to. */
export interface AdmissionPaths {
  /** Opens a shared list. */
  readonly shared: string;
  /** What the list would bring. */
  readonly chance: string;
  /** How sure that is. */
  readonly sure: string;
  /** Puts programmes side by side. */
  readonly compare: (codes: readonly string[]) => string;
}

interface AdmissionProviderProps {
  readonly paths: AdmissionPaths;
  readonly children: ReactNode;
}

/** Holds the grades, the list and the year's programmes, and works the levels out whenever a grade changes. */
export function AdmissionProvider({ paths, children }: AdmissionProviderProps) {
  const wording = useWording();
  const [announcement, announce] = useState('');
  const years = useYears();
  const catalogueState = useCatalogue(years.collection);
  const institutionsState = useInstitutions(years.collection);
  const table = useWorkInTurns(SCORES_WORK);
  const filter = useDeviceWorkInTurns('institutions', INSTITUTION_FILTER);
  const choices = useChoices(wording, announce);

  const { catalogue } = catalogueState;
  const grades = useMemo(() => gradesOf(table), [table]);
  const levels = useMemo(() => {
    const all = catalogue?.levels(grades) ?? [];
    return new Map(catalogue?.programmes.map(({ code }, index) => [code, all[index] ?? null]));
  }, [catalogue, grades]);

  const admission: Admission = {
    paths,
    years,
    catalogueState,
    catalogue,
    institutionsState,
    grades,
    scored: scoredRowCount(table),
    enough: hasEnoughScores(table),
    filter,
    choices,
    levelOf: (code) => levels.get(code) ?? null,
    announcement,
  };
  return (
    <AnnounceContext value={announce}>
      <AdmissionContext value={admission}>{children}</AdmissionContext>
    </AnnounceContext>
  );
}

/** Everything the parts of the page share. */
interface Admission {
  readonly paths: AdmissionPaths;
  readonly years: YearChoice;
  readonly catalogueState: CatalogueState;
  readonly catalogue: Catalogue | null;
  readonly institutionsState: InstitutionsState;
  /** Those that the levels are worked out for; a grade just chosen comes a frame later. */
  readonly grades: Grades;
  /** How many subjects have a grade. */
  readonly scored: number;
  /** Five subjects or more have a grade. */
  readonly enough: boolean;
  /** Institutions wanted; none: all. */
  readonly filter: UsedWork<readonly InstitutionCode[]>;
  readonly choices: Choices;
  /** The level of a programme for the grades entered; null when the year does not have it. */
  readonly levelOf: (code: string) => LevelSummary | null;
  readonly announcement: string;
}

const AdmissionContext = createContext<Admission | null>(null);

/** Never another one, so that what only announces is not drawn again with every answer of the server. */
const AnnounceContext = createContext<(message: string) => void>(() => undefined);

/** Says something to whoever listens to the page. */
export function useAnnounce(): (message: string) => void {
  return useContext(AnnounceContext);
}

export function useAdmission(): Admission {
  const admission = useContext(AdmissionContext);
  if (admission === null) throw new Error('useAdmission needs an AdmissionProvider around it');
  return admission;
}

const NO_INSTITUTIONS: readonly InstitutionCode[] = [];

/** Institutions kept in storage, in display order; null when they are not a list of known codes. */
export function parseInstitutions(stored: unknown): readonly InstitutionCode[] | null {
  if (!Array.isArray(stored)) return null;
  const chosen = INSTITUTIONS.filter((code) => stored.includes(code));
  return chosen.length === stored.length ? chosen : null;
}

/** The institutions a pupil wants to see, kept on the device. */
const INSTITUTION_FILTER = { parse: parseInstitutions, initial: () => NO_INSTITUTIONS } as const;
