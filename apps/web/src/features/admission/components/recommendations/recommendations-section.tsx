import {
  DEFAULT_RECOMMENDATION_COUNT,
  DEFAULT_RECOMMENDATION_LEVEL,
  LEVELS,
  levelName,
  RECOMMENDATION_COUNTS,
} from '@lodestar/domain';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldGuide } from '../../../../shared/programme/field-guide.ts';
import { fieldName } from '../../../../shared/programme/field-words.ts';
import { useWording } from '../../../../shared/programme/wording.ts';
import { ErrorState } from '../../../../shared/ui/error-state.tsx';
import { ChosenChip } from '../../../../shared/ui/filter-chip.tsx';
import { Select } from '../../../../shared/ui/select.tsx';
import { TextInput } from '../../../../shared/ui/text-input.tsx';
import type { Wanted } from '../../api/recommend.ts';
import {
  type RecommendationsState,
  useRecommendationQuestion,
  useRecommendations,
} from '../../api/use-recommendations.ts';
import { useAdmission } from '../admission-provider.tsx';
import { Section } from '../section.tsx';
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
      {wanted.kind === 'mix' && !years.failed && <MixWishes wanted={wanted} onChange={setWanted} />}
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

type MixWanted = Extract<Wanted, { readonly kind: 'mix' }>;

interface MixWishesProps {
  readonly wanted: MixWanted;
  readonly onChange: (wanted: MixWanted) => void;
}

/** The longest that the call takes. */
const INTERESTS_LENGTH = 100;

/** The fields that a mix keeps to, and what the pupil says of interests. */
function MixWishes({ wanted, onChange }: MixWishesProps) {
  const { t } = useTranslation('lists');
  const wording = useWording();
  const { guide, failed, retry } = useFieldGuide();
  const input = useId();
  const { fields, interests } = wanted;
  const nameOf = (id: string) => (guide === null ? id : fieldName(id, guide, wording));
  const free = guide?.file.fields.filter(({ id }) => !fields.includes(id)) ?? [];
  return (
    <div className="mb-4 grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {fields.map((id) => (
          <ChosenChip
            key={id}
            label={nameOf(id)}
            action={t('mix.removeField', { field: nameOf(id) })}
            onRemove={() => onChange({ ...wanted, fields: fields.filter((one) => one !== id) })}
          />
        ))}
        {!failed && (
          <Select
            label={t('mix.fields')}
            labelled={fields.length === 0}
            value={null}
            placeholder={fields.length === 0 ? t('mix.anyField') : t('mix.addField')}
            options={free.map(({ id }) => ({ value: id, label: nameOf(id) }))}
            onChange={(id) => onChange({ ...wanted, fields: [...fields, id] })}
            className="max-w-full"
          />
        )}
      </div>
      {failed && (
        <ErrorState title={t('mix.fieldsFailed')} detail={t('mix.fieldsFailedHint')} onRetry={retry} />
      )}
      <div>
        <label htmlFor={input} className="mb-1 block font-medium text-sm">
          {t('mix.interests')}
        </label>
        <TextInput
          id={input}
          value={interests}
          maxLength={INTERESTS_LENGTH}
          autoComplete="off"
          placeholder={t('mix.interestsHint')}
          onChange={(event) => onChange({ ...wanted, interests: event.target.value })}
        />
      </div>
    </div>
  );
}
