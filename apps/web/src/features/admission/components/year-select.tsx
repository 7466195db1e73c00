import { yearOfCollection } from '../../../shared/programme/programme-facts.ts';
import { useWording } from '../../../shared/programme/wording.ts';
import { Select } from '../../../shared/ui/select.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useAdmission } from '../model/admission.ts';

export function YearSelect() {
  const { years } = useAdmission();
  const { t } = useWording();
  if (years.collection === null) {
    return years.failed ? null : <Skeleton className="h-11 w-44 rounded-2" />;
  }
  return (
    <Select
      label={t('page.year')}
      labelled
      value={years.collection}
      onChange={years.choose}
      options={years.collections.map((value) => ({ value, label: yearOfCollection(value) }))}
    />
  );
}
