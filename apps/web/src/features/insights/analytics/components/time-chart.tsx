import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import type { ChartData } from '../../charts/chart-data.ts';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import { countWriter, dayWriting, mergedChart } from '../model/chart-writing.ts';
import { CsvButton } from './csv-button.tsx';

interface TimeChartProps {
  readonly name: 'signups' | 'calls' | 'users';
  readonly data: ChartData;
  /** Whether small groups are merged on the page too; in files they always are. Calls are no people. */
  readonly merged: boolean;
  /** While days of a longer range are still on their way. */
  readonly pending?: boolean;
}

/** A chart along days with its table and its file. */
export function TimeChart({ name, data, merged, pending = false }: TimeChartProps) {
  const { t, i18n } = useTranslation('analytics');
  const people = name !== 'calls';
  if (data.series.length === 0)
    return <EmptyState title={t('routes.empty.title')}>{t('routes.empty.text')}</EmptyState>;
  const shared = people ? mergedChart(data) : data;
  return (
    <div aria-busy={pending} className={pending ? 'opacity-50' : ''}>
      <ChartFigure
        kind="lines"
        later={name !== 'signups'}
        label={t(`${name}.label`)}
        unit={t(`${name}.unit`)}
        data={merged ? shared : data}
        writing={dayWriting(i18n.language, t('few'))}
        actions={<CsvButton file={name} data={shared} write={countWriter(t('few'))} />}
      />
    </div>
  );
}
