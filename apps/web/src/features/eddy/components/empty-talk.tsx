import { gradeEntries, gradesOf } from '@lodestar/domain';
import { CalendarDays, Compass, type LucideIcon, Scale, TrendingUp, Waypoints } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useWhoAnswers } from '../../../shared/eddy/who-answers.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { EddyFace } from '../../../shared/ui/eddy-face.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useArrival } from '../../../shared/work/arrival.ts';
import { useWork } from '../../../shared/work/device-value.ts';
import { CHOICES_WORK, SCORES_WORK } from '../../../shared/work/pupil-work.ts';
import { useEddy } from '../model/eddy.tsx';
import { AboutText } from './eddy-outline.tsx';

/** Fewer grades than these make no level, so nothing is offered that would need one. */
const ENOUGH_GRADES = 5;

type Starter = readonly ['list' | 'oneGrade' | 'lost' | 'results' | 'process' | 'electives', LucideIcon];

const WITH_WORK: readonly Starter[] = [
  ['list', Scale],
  ['oneGrade', TrendingUp],
  ['lost', Compass],
  ['results', CalendarDays],
];

const WITHOUT_WORK: readonly Starter[] = [
  ['lost', Compass],
  ['process', Waypoints],
  ['electives', Scale],
  ['results', CalendarDays],
];

/** A new chat before its first message: what Eddy has of the pupil, and questions to begin with that it can answer. */
export function EmptyTalk() {
  const { t } = useTranslation('eddy');
  const { send } = useEddy();
  const { value: table } = useWork(SCORES_WORK);
  const { value: choices } = useWork(CHOICES_WORK);
  const arrivals = [useArrival(SCORES_WORK), useArrival(CHOICES_WORK)];
  const coming = arrivals.includes('coming');
  const graded = gradeEntries(gradesOf(table)).length >= ENOUGH_GRADES;
  const starters = graded && choices.length > 0 ? WITH_WORK : WITHOUT_WORK;
  const has = () => {
    if (graded && choices.length > 0) return t('empty.hasBoth', { count: choices.length });
    return t(graded ? 'empty.hasGrades' : 'empty.hasNothing');
  };
  return (
    <>
      <div className="flex items-center gap-4 pt-6">
        <EddyFace size="lg" />
        <div>
          <h2 className="text-xl!">{t('empty.title')}</h2>
          {coming ? <Skeleton className="my-1 h-4 w-48" /> : <p className="text-ink-2 text-sm">{has()}</p>}
        </div>
      </div>
      <ul aria-label={t('talk.suggestions')} className="mt-5 mb-6 grid gap-2 min-[600px]:grid-cols-2">
        {starters.map(([key, Icon], place) => (
          <li key={coming ? place : key}>
            {coming ? (
              <Skeleton className="h-13 w-full rounded-2" />
            ) : (
              <Button
                className="min-h-13 w-full justify-start! gap-3! text-start font-normal! [&>svg]:size-5! [&>svg]:stroke-[1.75] [&>svg]:text-eddy-ink"
                onClick={() => void send(t(`empty.start.${key}`))}
              >
                <Icon aria-hidden="true" />
                {t(`empty.start.${key}`)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <AboutLine />
    </>
  );
}

/** What Eddy is, for whoever is signed in here. */
export function AboutLine() {
  return <AboutText kind={useWhoAnswers().kind} />;
}
