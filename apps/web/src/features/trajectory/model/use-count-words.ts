import { TRAJECTORY_TEXTS } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';

const format = new Intl.NumberFormat('en-HK');

/** Says how much of a description's room is used. */
export function useCountWords(): (used: number) => string {
  const { t } = useTranslation('trajectory');
  return (used) =>
    t('event.count', { used: format.format(used), max: format.format(TRAJECTORY_TEXTS.description) });
}
