import { type LevelOrNone, type Programme, type Reason, splitTitle } from '@lodestar/domain';
import { ArrowRight, type LucideIcon } from 'lucide-react';
import { levelName } from '../../../../shared/programme/level-words.ts';
import { titleIn } from '../../../../shared/programme/programme-facts.ts';
import { useWording } from '../../../../shared/programme/wording.ts';
import { LevelBadge } from '../../../../shared/ui/level-badge.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';

interface ChipContentProps {
  readonly code: string;
  readonly programme: Programme | null;
  readonly level: LevelOrNone | null;
  readonly before: LevelOrNone | null;
  /** What pressing it does. */
  readonly Icon?: LucideIcon;
}

/** Why a programme has no level, as far as the programme tells. */
function whyNone(programme: Programme | null): Reason {
  if (programme === null) return null;
  return programme.formula_matches_scores ? 'noPublishedScores' : 'formulaOfYearUnknown';
}

/** Code, name, institution, and the level, or how it would change. */
export function ChipContent({ code, programme, level, before, Icon }: ChipContentProps) {
  const wording = useWording();
  const { t, language } = wording;
  const badge = (shown: LevelOrNone) => (
    <LevelBadge level={shown} name={levelName(shown, shown === -1 ? whyNone(programme) : null, wording)} />
  );
  return (
    <span className="grid min-h-(--tap) grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-3 py-2 text-sm leading-snug min-[600px]:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
      <b className="font-strong tracking-code">{code}</b>
      <span className="min-w-0 max-[599px]:col-span-2 max-[599px]:row-start-2">
        {programme === null ? (
          <Skeleton className="h-4 w-40 max-w-full" />
        ) : (
          <>
            {splitTitle(titleIn(programme, language)).main}{' '}
            <span className="text-muted text-xs">{t(`institution.${programme.institution}`)}</span>
          </>
        )}
      </span>
      <span className="flex flex-wrap items-center gap-1.5 empty:hidden max-[599px]:col-span-2 max-[599px]:row-start-3">
        {before !== null && before !== level && (
          <>
            {badge(before)}
            <ArrowRight aria-hidden="true" className="size-4 text-muted" />
          </>
        )}
        {level !== null && badge(level)}
      </span>
      {Icon && (
        <Icon
          aria-hidden="true"
          className="size-4 text-muted max-[599px]:col-start-2 max-[599px]:row-start-1"
        />
      )}
    </span>
  );
}
