import { LEVEL_NAMES, LEVELS, type Level, RECOMMENDATION_COUNTS } from '@lodestar/domain';
import { useWording } from '../../../../shared/programme/wording.ts';
import { Select } from '../../../../shared/ui/select.tsx';

interface RecommendationOptionsProps {
  readonly level: Level;
  readonly count: number;
  readonly onLevel: (level: Level) => void;
  readonly onCount: (count: number) => void;
}

/** How many programmes, and of which level. */
export function RecommendationOptions({ level, count, onLevel, onCount }: RecommendationOptionsProps) {
  const { t } = useWording();
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
        value={String(level)}
        onChange={(value) => {
          const chosen = LEVELS.find((each) => String(each) === value);
          if (chosen !== undefined) onLevel(chosen);
        }}
        options={LEVELS.map((each) => ({ value: String(each), label: t(`level.name.${LEVEL_NAMES[each]}`) }))}
      />
    </div>
  );
}
