import { codesOf, SIX_ID } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { usePupilLists } from '../../../shared/lists/use-pupil-lists.ts';
import { useWork } from '../../../shared/work/device-value.ts';
import { CHOICES_WORK } from '../../../shared/work/pupil-work.ts';

/** A list of one's own with at least one choice. */
export interface FilledList {
  readonly id: string;
  readonly name: string;
  readonly codes: readonly string[];
}

/** The lists that hold anything: the six, then the whole ones by name. */
export function useFilledLists(): readonly FilledList[] {
  const { t } = useTranslation('lists');
  const { value: six } = useWork(CHOICES_WORK);
  const { named } = usePupilLists();
  return [
    { id: SIX_ID, name: t('two.six'), codes: six },
    ...named.map(({ id, name, choices }) => ({ id, name, codes: codesOf(choices) })),
  ].filter(({ codes }) => codes.length > 0);
}
