import type { AdmissionCurve, Programme } from '@lodestar/domain';
import { durationYears, offerRate } from '../../../../shared/programme/programme-facts.ts';
import { ProgrammeTags } from '../../../../shared/programme/programme-tags.tsx';
import { useWording } from '../../../../shared/programme/wording.ts';
import { Tag } from '../../../../shared/ui/tag.tsx';
import { Tooltip } from '../../../../shared/ui/tooltip.tsx';

interface CardFactsProps {
  readonly programme: Programme;
  /** Null when the programme's scores cannot be compared. */
  readonly curve: AdmissionCurve | null;
}

const STRONG = 'font-medium text-ink';

/** Duration, intake, share of offers, and the badges. */
export function CardFacts({ programme, curve }: CardFactsProps) {
  const { t, number, fixed } = useWording();
  const years = durationYears(programme.duration);
  const rate = offerRate(programme);
  const estimated = curve !== null && (curve.spreadEstimated.lower || curve.spreadEstimated.upper);
  return (
    <footer className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-xs">
      {years !== null && <span>{t('programme.years', { count: years })}</span>}
      {programme.intake !== null && (
        <span>
          {t('recommendations.intake')} <b className={STRONG}>{number(programme.intake)}</b>
        </span>
      )}
      {rate !== null && (
        <Tooltip
          content={t('recommendations.offersTip', {
            year: rate.year,
            offers: number(rate.offers),
            applications: number(rate.applications),
          })}
        >
          <span>
            {t('recommendations.offers')}{' '}
            <b className={STRONG}>{t('statistics.percent', { percent: fixed(rate.percent, 1) })}</b>
          </span>
        </Tooltip>
      )}
      <ProgrammeTags programme={programme} />
      {estimated && (
        <Tooltip content={t('recommendations.spreadEstimatedTip')}>
          <Tag tone="estimated">{t('recommendations.spreadEstimated')}</Tag>
        </Tooltip>
      )}
    </footer>
  );
}
