import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { findingsOf, type SurveyTables } from '../../../../shared/findings/survey-findings.ts';
import { surveyWord } from '../../../../shared/findings/survey-words.ts';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import { ChartPart } from '../components/chart-part.tsx';
import { ClosingPart } from '../components/closing-part.tsx';
import { FindingCard } from '../components/finding-card.tsx';
import { OpeningPart } from '../components/opening-part.tsx';
import { factorChart, timesChart } from './survey-charts.ts';

interface Part {
  readonly key: string;
  readonly content: ReactNode;
}

/** The parts of the presentation in their order. */
export function useSurveyParts(tables: SurveyTables): readonly Part[] {
  const { t } = useTranslation('presentation');
  const { t: words } = useTranslation('findings');
  const { dissatisfied, topFactor, decisive, stillEnjoyability, aheadOfEnjoyability, sample } =
    findingsOf(tables);
  const [first, second] = aheadOfEnjoyability.map((name) => surveyWord(name, words));
  const aheadText =
    first === undefined
      ? t('jupasFactors.ahead.none')
      : second === undefined
        ? t('jupasFactors.ahead.one', { first })
        : t('jupasFactors.ahead.two', { first, second });
  const dseFactors = factorChart(
    tables.dseFactors,
    { corner: t('dseFactors.corner'), series: [t('dseFactors.importance'), t('dseFactors.respondents')] },
    words,
  );
  const jupasFactors = factorChart(
    tables.jupasFactors,
    { corner: t('jupasFactors.corner'), series: [t('jupasFactors.share')] },
    words,
  );
  const dseTimes = timesChart(tables.dseTimes, t('dseTimes.corner'), words);
  const jupasTimes = timesChart(tables.jupasTimes, t('jupasTimes.corner'), words, t('jupasTimes.total'));
  return [
    { key: 'opening', content: <OpeningPart dissatisfied={dissatisfied} sample={sample} /> },
    {
      key: 'dseFactors',
      content: (
        <ChartPart
          title={t('dseFactors.title')}
          chart={
            <ChartFigure
              kind="bars"
              data={dseFactors}
              unit={t('dseFactors.unit')}
              label={t('dseFactors.label', { count: dseFactors.rows.length })}
            />
          }
          finding={
            topFactor && (
              <FindingCard
                title={t('dseFactors.finding', { factor: surveyWord(topFactor.name, words) })}
                text={t('dseFactors.findingText', { score: topFactor.average.toFixed(2) })}
              />
            )
          }
        />
      ),
    },
    {
      key: 'dseTimes',
      content: (
        <ChartPart
          title={t('dseTimes.title')}
          chart={
            <ChartFigure kind="lines" data={dseTimes} unit={t('dseTimes.unit')} label={t('dseTimes.label')} />
          }
          finding={
            decisive && (
              <FindingCard
                title={t('dseTimes.finding', { time: surveyWord(decisive.time, words) })}
                text={t('dseTimes.findingText', { count: decisive.count, percent: decisive.percent })}
              />
            )
          }
        />
      ),
    },
    {
      key: 'jupasFactors',
      content: (
        <ChartPart
          title={t('jupasFactors.title')}
          chart={
            <ChartFigure
              kind="bars"
              data={jupasFactors}
              unit={t('jupasFactors.unit')}
              label={t('jupasFactors.label', { count: jupasFactors.rows.length })}
            />
          }
          finding={
            stillEnjoyability !== null && (
              <FindingCard
                title={t('jupasFactors.finding', { percent: stillEnjoyability })}
                text={aheadText}
              />
            )
          }
        />
      ),
    },
    {
      key: 'jupasTimes',
      content: (
        <ChartPart
          title={t('jupasTimes.title')}
          chart={
            <ChartFigure
              kind="lines"
              data={jupasTimes}
              unit={t('jupasTimes.unit')}
              label={t('jupasTimes.label')}
            />
          }
        />
      ),
    },
    { key: 'closing', content: <ClosingPart /> },
  ];
}
