import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageConfig } from '../../../shared/api/use-page-config.ts';
import { findingsOf, type SurveyTables } from '../../../shared/findings/survey-findings.ts';
import { surveyWord } from '../../../shared/findings/survey-words.ts';
import { buttonStyles } from '../../../shared/ui/button.tsx';
import { QrCode } from '../../../shared/ui/qr-code.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { WholeWords } from '../../../shared/ui/whole-words.tsx';
import { ChartFigure } from '../charts/chart-figure.tsx';
import { factorChart, timesChart } from './model/survey-charts.ts';
import { FIGURE, PresentationTitle } from './presentation-outline.tsx';

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

interface ChartPartProps {
  readonly title: string;
  readonly chart: ReactNode;
  readonly finding?: ReactNode;
}

/** A chart with what it shows beside it. */
function ChartPart({ title, chart, finding }: ChartPartProps) {
  return (
    <>
      <h2 className="mb-5 text-2xl">
        <WholeWords text={title} />
      </h2>
      <div className={finding ? 'grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]' : ''}>
        {chart}
        {finding}
      </div>
    </>
  );
}

/** Where to go from here: two links, and the address for whoever sits in the room. */
function ClosingPart() {
  const { t } = useTranslation('presentation');
  const home = usePageConfig()?.publicUrl ?? location.origin;
  const url = new URL('/register', home).href;
  return (
    <div className="grid items-center gap-10 md:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h2 className="text-2xl">{t('closing.title')}</h2>
        <p className="mt-3 max-w-(--measure) text-ink-2 text-lg">{t('closing.text')}</p>
        <p className="mt-6 flex flex-wrap gap-2 print:hidden">
          <Link to="/register" className={buttonStyles('primary', 'md')}>
            {t('closing.start')}
          </Link>
          <Link to="/help" className={buttonStyles('secondary', 'md')}>
            {t('closing.more')}
          </Link>
        </p>
      </div>
      <figure className="text-center">
        <QrCode text={url} label={t('closing.qr', { url })} />
        <figcaption className="mt-2 text-ink-2 text-sm leading-snug">
          {t('closing.scan')}
          <br />
          <span className="text-muted text-xs [overflow-wrap:anywhere]">{url}</span>
        </figcaption>
      </figure>
    </div>
  );
}

interface FindingCardProps {
  readonly title: string;
  readonly text: string;
}

/** A finding, so large that the last row reads it. */
function FindingCard({ title, text }: FindingCardProps) {
  return (
    <aside className="self-start rounded-2 border-accent border-s-4 bg-accent-tint px-6 py-5">
      <p className="font-display font-(weight:--weight-display) text-xl leading-tight">
        <WholeWords text={title} />
      </p>
      <p className="mt-2 text-ink-2 leading-snug">{text}</p>
    </aside>
  );
}

interface OpeningPartProps {
  readonly dissatisfied: number | null;
  /** Whether the figures are those the product ships with. */
  readonly sample: boolean;
}

/** Title, tagline, and the figure that it is about. */
function OpeningPart({ dissatisfied, sample }: OpeningPartProps) {
  const { t } = useTranslation('presentation');
  return (
    <>
      <PresentationTitle />
      {sample && (
        <p className="mt-3">
          <Tag tone="estimated">{t('sample')}</Tag>
        </p>
      )}
      {dissatisfied !== null && dissatisfied > 0 && (
        <div className="mt-10 border-line-strong border-t-2 pt-5">
          <p className={FIGURE}>
            <WholeWords text={t('dissatisfied', { percent: dissatisfied })} />
          </p>
          <p className="mt-3 max-w-(--measure) text-ink-2">
            {t('dissatisfiedText', { one: Math.round(100 / dissatisfied) })}
          </p>
        </div>
      )}
    </>
  );
}
