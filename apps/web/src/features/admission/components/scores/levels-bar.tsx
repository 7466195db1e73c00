import { MINIMUM_SCORED_SUBJECTS, plainScores } from '@lodestar/domain';
import { ArrowDown } from 'lucide-react';
import { useWording } from '../../../../shared/programme/wording.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { useFootBar } from '../../../../shared/ui/foot-bar.ts';
import { useAdmission } from '../admission-provider.tsx';

/** Where the levels begin. */
export const LEVELS_ID = 'your-levels';
/** "Moderate" and better. */
const REACHED = 4;

function goToLevels(): void {
  const levels = document.getElementById(LEVELS_ID);
  levels?.scrollIntoView?.({ block: 'start', behavior: 'smooth' });
  levels?.focus({ preventScroll: true });
}

/** What the grades so far come to, at the foot of the window while they are entered, and the way to the levels. */
export function LevelsBar() {
  const { grades, scored, enough, catalogue, levelOf, choices } = useAdmission();
  const { t } = useWording();
  const bottom = useFootBar();
  // With a list begun, its bar stands there.
  if (scored === 0 || choices.codes.length > 0) return null;
  const programmes = catalogue?.programmes ?? null;
  const reached = programmes?.filter(({ code }) => (levelOf(code)?.classification ?? -1) >= REACHED).length;
  const { best5Score } = plainScores(grades);
  const more = t('scores.moreNeeded', { count: MINIMUM_SCORED_SUBJECTS - scored });
  return (
    <div
      style={{ bottom }}
      className="sticky z-(--z-sticky) mt-5 flex min-h-15 items-center gap-3 border-line border-t bg-surface py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] max-md:-mx-(--gutter) max-md:px-(--gutter) print:hidden"
    >
      <p role="status" className="min-w-0 flex-1 leading-snug">
        <b className="block font-strong">
          {enough && programmes !== null
            ? t('scores.reached', { count: reached, all: programmes.length })
            : t('scores.sofar', { points: best5Score, count: scored })}
        </b>
        <span className="block text-muted text-xs">{enough ? t('scores.reachedAt') : more}</span>
      </p>
      <Button variant={enough ? 'primary' : 'secondary'} disabled={!enough} onClick={goToLevels}>
        {t('scores.seeLevels')}
        <ArrowDown aria-hidden="true" />
      </Button>
    </div>
  );
}
