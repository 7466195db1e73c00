import {
  DEFAULT_RECOMMENDATION_COUNT,
  DEFAULT_RECOMMENDATION_LEVEL,
  LEVELS,
  levelName,
  RECOMMENDATION_COUNTS,
} from '@lodestar/domain';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWording } from '../../../../shared/programme/wording.ts';
import { Select } from '../../../../shared/ui/select.tsx';
import type { Wanted } from '../../api/recommend.ts';
import {
  type RecommendationsState,
  useRecommendationQuestion,
  useRecommendations,
} from '../../api/use-recommendations.ts';
import { useAdmission } from '../admission-provider.tsx';
import { Section } from '../section.tsx';
import { mixParts } from './later-mix.ts';
import { RecommendationList } from './recommendation-list.tsx';

const DEFAULT: Wanted = { kind: 'level', level: DEFAULT_RECOMMENDATION_LEVEL };
const EMPTY_MIX = { kind: 'mix', fields: [], interests: '' } as const;

/** Programmes of one level for the grades entered, or a balanced mix of them. */
export function RecommendationsSection() {
  const { catalogue, choices, years } = useAdmission();
  const { t } = useWording();
  const [wanted, setWanted] = useState<Wanted>(DEFAULT);
  const [count, setCount] = useState<number>(DEFAULT_RECOMMENDATION_COUNT);
  const { question, changing } = useRecommendationQuestion(wanted, count);
  const state = useRecommendations(question, catalogue, choices.codes);
  const { note, none } = useWantedWords(question?.wanted ?? wanted, state);
  const mix = mixParts.useParts().parts;
  const isMix = wanted.kind === 'mix';
  useEffect(() => {
    if (isMix) void mixParts.fetch();
  }, [isMix]);

  return (
    <Section
      title={t('recommendations.title')}
      note={
        <p role="status" className="mt-1 min-h-5 text-muted text-xs leading-snug">
          {state.failed || years.failed ? null : note}
        </p>
      }
      aside={
        !years.failed && (
          <RecommendationOptions wanted={wanted} count={count} onWanted={setWanted} onCount={setCount} />
        )
      }
    >
      {isMix && !years.failed && mix !== null && <mix.MixWishes wanted={wanted} onChange={setWanted} />}
      {years.failed ? (
        <p className="text-ink-2 text-sm">{t('page.noCollection')}</p>
      ) : (
        <RecommendationList state={state} changing={changing} count={count} none={none} />
      )}
    </Section>
  );
}

/** How many there are of what was asked for, and what is said where there are none. */
function useWantedWords(wanted: Wanted, { cards }: RecommendationsState) {
  const { t, language } = useWording();
  const { t: lists } = useTranslation('lists');
  const count = cards?.length ?? 0;
  if (wanted.kind === 'mix') {
    return {
      note: cards === null ? lists('mix.counting') : lists('mix.count', { count }),
      none: { title: lists('mix.none'), hint: lists('mix.noneHint') },
    };
  }
  const level = levelName(wanted.level, null, language);
  return {
    note:
      cards === null
        ? t('recommendations.counting', { level })
        : t('recommendations.count', { count, level }),
    none: { title: t('recommendations.none', { level }), hint: t('recommendations.noneHint') },
  };
}

interface RecommendationOptionsProps {
  readonly wanted: Wanted;
  readonly count: number;
  readonly onWanted: (wanted: Wanted) => void;
  readonly onCount: (count: number) => void;
}

/** How many programmes, and a mix or of which level. */
function RecommendationOptions({ wanted, count, onWanted, onCount }: RecommendationOptionsProps) {
  const { t, language } = useWording();
  const { t: lists } = useTranslation('lists');
  return (
    <div className="flex flex-wrap gap-2">
      <Select
        label={t('recommendations.show')}
        labelled
        value={String(count)}
        onChange={(value) => onCount(Number(value))}
        options={RECOMMENDATION_COUNTS.map((each) => ({ value: String(each), label: String(each) }))}
      />
      <Select
        label={t('recommendations.level')}
        labelled
        value={wanted.kind === 'mix' ? 'mix' : String(wanted.level)}
        onChange={(value) => {
          const level = LEVELS.find((each) => String(each) === value);
          onWanted(level === undefined ? EMPTY_MIX : { kind: 'level', level });
        }}
        options={[
          { value: 'mix', label: lists('mix.option') },
          ...LEVELS.map((each) => ({ value: String(each), label: levelName(each, null, language) })),
        ]}
      />
    </div>
  );
}
