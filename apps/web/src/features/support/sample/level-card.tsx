import { type Grade, LEVEL_NAMES, type Level } from '@lodestar/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LevelBadge } from '../../../shared/ui/level-badge.tsx';

interface Touched {
  readonly grade: Grade;
  readonly score: number;
  readonly level: Level;
}

/**
 * What the sample grades come to in one real programme as a subject changes: short enough for the front page, which does not
 * fetch the programmes. Its test works it out anew.
 */
export const TOUCHED_PROGRAMME = { code: 'JS4601', subject: 'MAT', year: 2025, median: 37.75 } as const;

export const TOUCHED_LEVELS = [
  { grade: '4', score: 36, level: 2 },
  { grade: '5', score: 38.25, level: 4 },
  { grade: '5*', score: 40.5, level: 6 },
] as const satisfies readonly Touched[];

/** The level of a real programme, which follows one grade as it is touched. */
export function LevelCard() {
  const { t } = useTranslation(['sample', 'common']);
  const [shown, setShown] = useState<(typeof TOUCHED_LEVELS)[number]>(TOUCHED_LEVELS[1]);
  const { year, median, code } = TOUCHED_PROGRAMME;
  return (
    <div className="rounded-2 border border-line bg-surface p-4 leading-snug">
      <p className="text-muted text-xs">{t('card.label')}</p>
      <p className="mt-1">
        <b className="font-strong tracking-code">{code}</b> {t('card.programme')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend does not stand in the row */}
      <div role="group" aria-label={t('card.subject')} className="mt-2 flex items-center gap-3 text-sm">
        <span aria-hidden="true">{t('card.subject')}</span>
        <span className="inline-flex overflow-hidden rounded-2 border border-line-strong">
          {TOUCHED_LEVELS.map((one) => (
            <button
              key={one.grade}
              type="button"
              aria-pressed={one === shown}
              onClick={() => setShown(one)}
              className="min-h-(--tap) min-w-12 border-line-strong text-center bg-surface not-first:border-s aria-pressed:bg-accent-tint aria-pressed:font-strong aria-pressed:text-accent"
            >
              {one.grade}
            </button>
          ))}
        </span>
      </div>
      <p role="status" className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <LevelBadge level={shown.level} name={t(`common:level.${LEVEL_NAMES[shown.level]}`)} />
        <span>{t('card.score', { score: shown.score, year, median })}</span>
      </p>
      <p className="mt-2 text-muted text-xs">{t('card.rest')}</p>
    </div>
  );
}
