import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { logFailure } from '../../../../shared/api/log-failure.ts';
import { loadSurvey } from '../../../../shared/findings/load-survey.ts';
import { findingsOf } from '../../../../shared/findings/survey-findings.ts';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';
import { QuotedFigures } from './quoted-figures.tsx';

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
