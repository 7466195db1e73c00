import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { logFailure } from '../../../shared/api/log-failure.ts';
import { findingsOf, loadSurvey, type SurveyFindings } from '../../../shared/findings/survey-findings.ts';
import { surveyWord } from '../../../shared/findings/survey-words.ts';
import { loadTexts } from '../../../shared/i18n/i18n.ts';

/** Four figures of the survey, each large with what it says. */
function QuotedFigures({ findings }: { readonly findings: SurveyFindings }) {
  const { t } = useTranslation('findings');
  const { dissatisfied, decisive, topFactor, stillEnjoyability } = findings;
  const percent = (value: number) => t('percent', { value });
  const figures = [
    dissatisfied !== null && { figure: percent(dissatisfied), text: t('quote.dissatisfied') },
    decisive && {
      figure: percent(decisive.percent),
      text: t('quote.decisive', { time: surveyWord(decisive.time, t), count: decisive.count }),
    },
    topFactor && {
      figure: topFactor.average.toFixed(2),
      text: t('quote.topFactor', { factor: surveyWord(topFactor.name, t) }),
    },
    stillEnjoyability !== null && {
      figure: percent(stillEnjoyability),
      text: t('quote.stillEnjoyability'),
    },
  ].filter((one) => one !== null && one !== false);
  return (
    <dl className="grid gap-x-10 gap-y-6 md:grid-cols-2 lg:grid-cols-4">
      {figures.map(({ figure, text }) => (
        <div key={text} className="flex flex-col-reverse justify-end border-line-strong border-t-2 pt-3">
          <dt className="mt-1 min-h-[2lh] text-ink-2 text-sm leading-snug">{text}</dt>
          <dd className="h-9 font-(weight:--weight-display) font-display text-3xl leading-none">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The figures with their words, ready to draw; nothing when a file does not come. `tell`: whether they are the sample. */
export async function loadFigures(
  texts: i18n,
  tell: (sample: boolean) => void,
): Promise<{ readonly default: ComponentType }> {
  try {
    const [tables] = await Promise.all([loadSurvey(), loadTexts(texts, ['findings'])]);
    const findings = findingsOf(tables);
    tell(findings.sample);
    return { default: () => <QuotedFigures findings={findings} /> };
  } catch (error) {
    logFailure(error);
    return { default: () => null };
  }
}
