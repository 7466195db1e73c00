import { type JupasBand, type LevelSummary, meaningOf, type Programme } from '@lodestar/domain';
import { useWording } from './wording.ts';

interface GradesAloneProps {
  readonly programme: Programme;
  readonly level: Pick<LevelSummary, 'classification' | 'reason'>;
  /** Where the choice stands; left out where it is in no list. */
  readonly band?: JupasBand | null;
}

/** Whether a level tells only how the grades stand. Without a level there is nothing to qualify. */
function standsOnGradesAlone({ programme, level, band = null }: GradesAloneProps): boolean {
  return meaningOf(programme, level, band)?.params.onGradesAlone ?? false;
}

/** Said beside a level badge where an interview, a portfolio or the band decides as well. */
export function GradesAlone(props: GradesAloneProps) {
  const { t } = useWording();
  if (!standsOnGradesAlone(props)) return null;
  return <span className="text-ink-2 text-xs leading-tight">{t('level.gradesAlone')}</span>;
}
