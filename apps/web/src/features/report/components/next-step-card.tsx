import { MAX_CHOICES } from '@lodestar/domain';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCheckWords } from '../../../shared/lists/finding-words.ts';
import { useWording } from '../../../shared/programme/wording.ts';
import { buttonStyles } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { type NextStep, nextStep, STEPS } from '../model/next-step.ts';
import { useListStanding } from '../model/use-list-standing.ts';

interface NextStepCardProps {
  readonly reportPath: string;
}

/** The one thing to do next, and how far the way to an application is. */
export function NextStepCard({ reportPath }: NextStepCardProps) {
  const { t } = useTranslation('report');
  const { enough, choices, items } = useListStanding();
  const next = nextStep({ enough, chosen: choices.length, items });
  const step = next?.step ?? 'checks';
  const current = STEPS.indexOf(step);
  // What the checks will say of a full list has its room before it is known.
  const full = enough && choices.length >= MAX_CHOICES;
  return (
    <section
      aria-label={t('dashboard.next.label')}
      className="grid content-start gap-x-12 gap-y-4 rounded-2 border border-accent-line border-t-4 border-t-accent bg-surface px-4 py-5 md:p-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:content-center lg:items-center"
    >
      <ol className="flex gap-1 text-xs leading-snug md:gap-2 lg:col-span-2">
        {STEPS.map((name, index) => (
          <li
            key={name}
            aria-current={index === current ? 'step' : undefined}
            className={classNames(
              'flex-1 border-t-3 pt-1.5',
              index < current && 'border-accent-line text-ink-2',
              index === current && 'border-accent font-strong text-accent',
              index > current && 'border-line text-muted',
            )}
          >
            {t(`dashboard.next.step.${name}`)}
          </li>
        ))}
      </ol>
      <div className={full ? 'min-h-52 md:min-h-32' : 'min-h-20'}>
        {next === null ? <Skeleton className="h-20 max-w-lg" /> : <StepWords next={next} />}
      </div>
      <Link
        to={step === 'share' ? reportPath : '/jupaselect'}
        className={buttonStyles('primary', 'md', 'max-lg:justify-self-start')}
      >
        {t(`dashboard.next.${step}.action`)}
        <ArrowRight aria-hidden="true" />
      </Link>
    </section>
  );
}

function StepWords({ next }: { readonly next: NextStep }) {
  const { t } = useTranslation('report');
  const words = useCheckWords();
  const { marks } = useWording();
  const heading = 'text-2xl leading-tight';
  const text = 'mt-2 max-w-2xl text-ink-2';
  if (next.step === 'checks') {
    const { title, lines, todo } = words(next.items[0]);
    return (
      <>
        <h2 className={heading}>{t('dashboard.next.checks.title', { count: next.items.length })}</h2>
        <p className={text}>{lines[0] ?? title + marks.stop}</p>
        <p className={text}>{todo}</p>
      </>
    );
  }
  const params = next.step === 'choices' ? { count: next.missing } : {};
  return (
    <>
      <h2 className={heading}>{t(`dashboard.next.${next.step}.title`)}</h2>
      <p className={text}>{t(`dashboard.next.${next.step}.text`, params)}</p>
    </>
  );
}
