import { useTranslation } from 'react-i18next';
import { Select } from '../../../../shared/ui/select.tsx';
import { RANGES, type Range, TOPS, type Top } from '../model/view.ts';

interface RangeSelectProps {
  /** What the range is of, for whoever hears it. */
  readonly of: string;
  readonly value: Range;
  readonly onChange: (range: Range) => void;
}

export function RangeSelect({ of, value, onChange }: RangeSelectProps) {
  const { t } = useTranslation('analytics');
  return (
    <Select
      label={`${t('range.label')}: ${of}`}
      options={RANGES.map((range) => ({ value: range, label: t(`range.${range}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}

interface TopSelectProps {
  readonly of: string;
  readonly value: Top;
  readonly onChange: (top: Top) => void;
}

export function TopSelect({ of, value, onChange }: TopSelectProps) {
  const { t } = useTranslation('analytics');
  return (
    <Select
      label={`${t('top.label')}: ${of}`}
      options={TOPS.map((top) => ({ value: top, label: t(`top.${top}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
