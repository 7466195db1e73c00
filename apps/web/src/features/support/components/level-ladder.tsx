import { LEVEL_NAMES, LEVEL_THRESHOLDS } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { LevelBadge } from '../../../shared/ui/level-badge.tsx';

/** The nine levels from the best down, each with its share of last year's admitted pupils. */
export function LevelLadder() {
  const { t } = useTranslation(['support', 'common']);
  return (
    <div>
      <p className="mb-1 text-end text-muted text-xs leading-snug">{t('levels.share')}</p>
      <ol className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-line border-t md:gap-x-6">
        {LEVEL_THRESHOLDS.map(({ level, fromPercent: from }, index) => {
          const to = LEVEL_THRESHOLDS[index - 1]?.fromPercent;
          const name = LEVEL_NAMES[level];
          return (
            <li
              key={level}
              className="col-span-3 grid min-h-11 grid-cols-subgrid items-center border-line border-b py-1.5 text-sm leading-snug"
            >
              <span>
                <LevelBadge level={level} name={t(`common:level.${name}`)} />
              </span>
              <span className="text-ink-2">{t(`common:levelMeaning.${name}`)}</span>
              <span className="whitespace-nowrap text-end text-muted text-xs">
                {to === undefined && t('levels.from', { from })}
                {to !== undefined && from > 0 && t('levels.between', { from, to })}
                {to !== undefined && from === 0 && t('levels.below', { to })}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
