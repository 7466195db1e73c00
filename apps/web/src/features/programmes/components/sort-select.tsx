import { SORT_ORDERS, type SortOrder } from '@lodestar/domain';
import { Select } from '../../../shared/ui/select.tsx';
import type { LookAddress } from '../model/address.ts';
import { useProgrammesWords } from '../model/option-words.ts';

interface SortSelectProps {
  readonly look: LookAddress;
  readonly withLevels: boolean;
  readonly onSort: (sort: SortOrder) => void;
}

/** Without a search the best match is the order of the codes; without grades there is no level to sort by. */
export function SortSelect({ look, withLevels, onSort }: SortSelectProps) {
  const t = useProgrammesWords();
  const orders = SORT_ORDERS.filter((order) => order !== 'level' || withLevels);
  const labelOf = (order: SortOrder) =>
    order === 'fit' ? t(look.q === '' ? 'sort.code' : 'sort.match') : t(`sort.${order}`);
  return (
    <Select
      label={t('sort.label')}
      labelled
      className="max-w-40 md:max-w-none"
      value={orders.includes(look.sort) ? look.sort : 'fit'}
      options={orders.map((value) => ({ value, label: labelOf(value) }))}
      onChange={onSort}
    />
  );
}
