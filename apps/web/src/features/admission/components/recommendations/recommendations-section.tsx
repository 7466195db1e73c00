import {
  DEFAULT_RECOMMENDATION_COUNT,
  DEFAULT_RECOMMENDATION_LEVEL,
  LEVEL_NAMES,
  type Level,
} from '@lodestar/domain';
import { useState } from 'react';
import { useWording } from '../../../../shared/programme/wording.ts';
import { useRecommendations } from '../../api/use-recommendations.ts';
import { useAdmission } from '../../model/admission.ts';
import { useRecommendationQuestion } from '../../model/use-recommendation-question.ts';
import { Section } from '../section.tsx';
import { RecommendationList } from './recommendation-list.tsx';
import { RecommendationOptions } from './recommendation-options.tsx';

/** Programmes of one level for the grades entered. */
export function RecommendationsSection() {
  const { catalogue, choices, years } = useAdmission();
  const { t } = useWording();
  const [level, setLevel] = useState<Level>(DEFAULT_RECOMMENDATION_LEVEL);
  const [count, setCount] = useState<number>(DEFAULT_RECOMMENDATION_COUNT);
  const { question, changing } = useRecommendationQuestion(level, count);
  const state = useRecommendations(question, catalogue, choices.codes);
  const name = t(`level.name.${LEVEL_NAMES[question?.level ?? level]}`);

  const found = state.programmes?.length ?? 0;
  const note =
    state.failed || years.failed
      ? null
      : state.programmes === null
        ? t('recommendations.counting', { level: name })
        : t('recommendations.count', { count: found, level: name });

  return (
    <Section
      title={t('recommendations.title')}
      note={
        <p role="status" className="mt-1 min-h-5 text-muted text-xs leading-snug">
          {note}
        </p>
      }
      aside={
        !years.failed && (
          <RecommendationOptions level={level} count={count} onLevel={setLevel} onCount={setCount} />
        )
      }
    >
      {years.failed ? (
        <p className="text-ink-2 text-sm">{t('page.noCollection')}</p>
      ) : (
        <RecommendationList state={state} changing={changing} count={count} levelName={name} />
      )}
    </Section>
  );
}
