import { useMemo } from 'react';
import { type CheckItem, checkItems } from '../../../shared/lists/check-items.ts';
import {
  LEFT_CHECKS,
  type ListChecksState,
  MOST_LEFT,
  useListChecks,
} from '../../../shared/lists/use-list-checks.ts';
import { useDeviceWork } from '../../../shared/work/device-value.ts';
import { useAdmission } from '../components/admission-provider.tsx';

interface ChecksOfList extends ListChecksState {
  readonly hasGrades: boolean;
  readonly shown: readonly CheckItem[];
  /** How many the pupil has decided to leave. */
  readonly left: number;
  readonly leave: (key: string) => void;
  readonly showLeft: () => void;
}

/** The checks of the list on the page, without those that the pupil leaves as they are. */
export function useChecksOfList(): ChecksOfList {
  const { catalogue, grades, enough, choices } = useAdmission();
  const state = useListChecks(catalogue, enough ? grades : null, choices.codes);
  const { value: leftKeys, change } = useDeviceWork('leftChecks', LEFT_CHECKS);
  const items = useMemo(() => checkItems(state.findings ?? []), [state.findings]);
  const shown = items.filter(({ key }) => !leftKeys.includes(key));
  return {
    ...state,
    hasGrades: enough,
    shown,
    left: items.length - shown.length,
    leave: (key) => change((keys) => [...keys.filter((one) => one !== key), key].slice(-MOST_LEFT)),
    showLeft: () => change((keys) => keys.filter((key) => !items.some((item) => item.key === key))),
  };
}
