import { gradesOf, hasEnoughScores } from '@lodestar/domain';
import { type ReactNode, useMemo, useState } from 'react';
import { useWording } from '../../../shared/programme/wording.ts';
import { SCORES_WORK } from '../../../shared/work/pupil-work.ts';
import { useDeviceWork, useWork } from '../../../shared/work/use-work.ts';
import { useCatalogue } from '../api/use-catalogue.ts';
import { useInstitutions } from '../api/use-institutions.ts';
import { useYears } from '../api/use-years.ts';
import { type Admission, AdmissionContext } from '../model/admission.ts';
import { INSTITUTION_FILTER } from '../model/institution-filter.ts';
import { useChoices } from '../model/use-choices.ts';

/** Holds the grades, the list and the year's programmes, and works the levels out whenever a grade changes. */
export function AdmissionProvider({ children }: { readonly children: ReactNode }) {
  const wording = useWording();
  const [announcement, announce] = useState('');
  const years = useYears();
  const catalogueState = useCatalogue(years.collection);
  const institutionsState = useInstitutions(years.collection);
  const scores = useWork(SCORES_WORK);
  const filter = useDeviceWork('institutions', INSTITUTION_FILTER);
  const choices = useChoices(wording, announce);

  const { catalogue } = catalogueState;
  const grades = useMemo(() => gradesOf(scores.value), [scores.value]);
  const levels = useMemo(() => {
    const all = catalogue?.levels(grades) ?? [];
    return new Map(catalogue?.programmes.map(({ code }, index) => [code, all[index] ?? null]));
  }, [catalogue, grades]);

  const admission: Admission = {
    years,
    catalogueState,
    catalogue,
    institutionsState,
    scores,
    grades,
    enough: hasEnoughScores(scores.value),
    filter,
    choices,
    levelOf: (code) => levels.get(code) ?? null,
    announce,
    announcement,
  };
  return <AdmissionContext value={admission}>{children}</AdmissionContext>;
}
