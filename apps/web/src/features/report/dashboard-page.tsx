import type { User } from '@lodestar/contract';
import { parseAbility, readTrajectory, type TrajectoryWork } from '@lodestar/domain';
import { ClipboardList, FileText, ListOrdered, MessageCircle, Waypoints } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { languageOf } from '../../shared/i18n/languages.ts';
import { timeWords } from '../../shared/i18n/times.ts';
import { useSees, useSession, useUserId, useUserRecord } from '../../shared/session/use-session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { useArrival } from '../../shared/work/arrival.ts';
import { useWork } from '../../shared/work/device-value.ts';
import { CHOICES_WORK, SCORES_WORK } from '../../shared/work/pupil-work.ts';
import { wantPart } from '../../shared/work/saving.tsx';
import { TRAJECTORY_WORK } from '../../shared/work/trajectory-work.ts';
import { AbilitySection } from './components/ability-section.tsx';
import { CycleDates } from './components/cycle-dates.tsx';
import { ChoicesComing, DashboardHeading, NextStepComing } from './components/dashboard-outline.tsx';
import { LastChat } from './components/last-chat.tsx';
import { NextStepCard } from './components/next-step-card.tsx';
import { OtherChoices } from './components/other-choices.tsx';
import { BandHeading, ReportSection } from './components/report-section.tsx';
import { type TopProgrammes, useTopProgrammes } from './model/use-top-programmes.ts';

type CardOfProgramme = typeof import('./components/programme-card.tsx').ProgrammeCard;

/** What draws a choice, fetched for whoever has one while the programmes are on their way; null until it is there. */
function useProgrammeCard(wanted: boolean): CardOfProgramme | null {
  const [card, setCard] = useState<CardOfProgramme | null>(null);
  useEffect(() => {
    if (!wanted) return;
    import('./components/programme-card.tsx').then(
      (module) => setCard(() => module.ProgrammeCard),
      (error: unknown) =>
        setCard(() => {
          throw error;
        }),
    );
  }, [wanted]);
  return card;
}

interface DashboardPageProps {
  /** Where the cards lead. */
  readonly paths: Readonly<Record<'test' | 'eddy' | 'report' | 'trajectory', string>>;
}

/** What whoever is signed in finds at the front door. */
export function DashboardPage({ paths }: DashboardPageProps) {
  const { kind } = useSession();
  const userId = useUserId();
  const record = useUserRecord();
  const scores = useArrival(SCORES_WORK);
  const choices = useArrival(CHOICES_WORK);
  const top = useTopProgrammes();
  const [shown, setShown] = useState(false);
  const hasChoices = top.programmes.length > 0;
  const card = useProgrammeCard(hasChoices);
  // In turns, between which the page answers touches.
  const settled = useDeferredValue(
    kind !== 'checking' && top.phase === 'ready' && (card !== null || !hasChoices),
  );
  if (settled && !shown) setShown(true);
  const name = record?.Nickname || record?.First_Name || (kind === 'checking' ? null : userId);
  return (
    <div className="wrap grid gap-8 py-8 md:gap-10">
      <div className="grid gap-5">
        <DashboardHeading name={name} />
        {scores === 'coming' || choices === 'coming' ? (
          <NextStepComing />
        ) : (
          <div className="grid min-h-72 md:min-h-48">
            <NextStepCard reportPath={paths.report} />
          </div>
        )}
      </div>
      {shown ? <DashboardParts paths={paths} top={top} card={card} /> : <ChoicesComing />}
    </div>
  );
}

interface DashboardPartsProps extends DashboardPageProps {
  readonly top: TopProgrammes;
  /** Null until there is a choice to draw. */
  readonly card: CardOfProgramme | null;
}

/** What stands under the next step, drawn once the first choices and their levels are known. */
function DashboardParts({ paths, top, card }: DashboardPartsProps) {
  const { t } = useTranslation('report');
  const userId = useUserId();
  const record = useUserRecord();
  const sees = useSees();
  const released = (feature: 'personalityTest' | 'eddy') => record?.abilities.includes(feature) === true;
  return (
    <div className="grid items-start gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <div className="md:max-lg:col-span-2">
        <ProgressSummary key={userId} top={top} card={card} />
      </div>
      <div className="grid gap-8 max-md:contents">
        {record !== null && sees('abilityScores') && (
          <AbilitySection scores={parseAbility(record.ability_6d)} figures="bars" />
        )}
        {record !== null && sees('trajectory') && (
          <div className="grid gap-4">
            <TrajectoryStats user={record} />
            <DashboardCard
              icon={<Waypoints aria-hidden="true" />}
              title={t('dashboard.trajectory.create')}
              text={t('dashboard.trajectory.createText')}
              to={paths.trajectory}
            />
          </div>
        )}
        {userId !== null && <LastChat userId={userId} eddyPath={paths.eddy} />}
        <div className="grid gap-3 max-md:order-1">
          <DashboardCard
            icon={<ClipboardList aria-hidden="true" />}
            title={t('dashboard.card.test.title')}
            text={t('dashboard.card.test.text')}
            to={released('personalityTest') ? paths.test : null}
          />
          <DashboardCard
            icon={<MessageCircle aria-hidden="true" />}
            title={t('dashboard.card.eddy.title')}
            text={t('dashboard.card.eddy.text')}
            to={released('eddy') ? paths.eddy : null}
          />
          <DashboardCard
            icon={<FileText aria-hidden="true" />}
            title={t('dashboard.card.report.title')}
            text={t('dashboard.card.report.text')}
            to={paths.report}
          />
        </div>
      </div>
      <CycleDates />
    </div>
  );
}

/** How much of the trajectory there is, and when it was last analysed. */
function TrajectoryStats({ user }: { readonly user: User }) {
  const { t, i18n } = useTranslation('report');
  const { events, connections, analyses } = useLatestTrajectory(user);
  const [latest] = analyses;
  const facts = [
    { key: 'events', value: events.length },
    { key: 'connections', value: connections.length },
    {
      key: 'lastAnalysis',
      value: latest
        ? timeWords(latest.timestamp, 'moment', languageOf(i18n.language))
        : t('dashboard.trajectory.noAnalysis'),
    },
  ] as const;
  return (
    <ReportSection title={t('dashboard.trajectory.title')}>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {facts.map(({ key, value }) => (
          <div key={key}>
            <dt className="text-muted text-xs">{t(`dashboard.trajectory.${key}`)}</dt>
            <dd className="font-display text-xl">{value}</dd>
          </div>
        ))}
      </dl>
    </ReportSection>
  );
}

/** The map as it is now: what this device has of it, changes just made included; until that is here, the user's own. */
function useLatestTrajectory(user: User): TrajectoryWork {
  const { value } = useWork(TRAJECTORY_WORK);
  const known = TRAJECTORY_WORK.account(user.User_ID).server() !== null;
  useEffect(() => wantPart('trajectory'), []);
  return useMemo(() => (known ? value : readTrajectory(user).work), [known, value, user]);
}

/** Where all choices stand: the first large, the second smaller, the others as rows; and the way to the list. */
function ProgressSummary({ top, card: Card }: Pick<DashboardPartsProps, 'top' | 'card'>) {
  const { t } = useTranslation('report');
  const common = useTranslation().t;
  const { programmes, phase, hasGrades, failed, retry } = top;
  const [first, second] = programmes;
  const loading = phase !== 'ready';
  return (
    <ReportSection title={t('dashboard.summary')}>
      {!first && (
        <EmptyState
          title={t('dashboard.noSummary')}
          action={failed && <Button onClick={retry}>{common('action.retry')}</Button>}
        >
          {failed ? t('top.failed') : t('dashboard.noSummaryText')}
        </EmptyState>
      )}
      {first && !hasGrades && (
        <p className="text-ink-2 text-sm">
          {t('top.noGrades')} <Link to="/jupaselect">{t('top.enterGrades')}</Link>
        </p>
      )}
      {first && <BandHeading band="A" />}
      <div className="grid gap-3 pt-3">
        {first && Card && <Card {...first} rank={1} loading={loading} size="large" />}
        {second && Card && <Card {...second} rank={2} loading={loading} size="small" />}
      </div>
      <OtherChoices />
      <div className="mt-4">
        <DashboardCard
          icon={<ListOrdered aria-hidden="true" />}
          title={t('dashboard.manage.title')}
          text={t('dashboard.manage.text')}
          to="/jupaselect"
        />
      </div>
    </ReportSection>
  );
}

interface DashboardCardProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** Null while what it leads to is still to come. */
  readonly to: string | null;
}

/** A way on from the dashboard; greyed while it is coming soon. */
function DashboardCard({ icon, title, text, to }: DashboardCardProps) {
  const { t } = useTranslation('report');
  const content = (
    <>
      <span className="flex items-center gap-2 font-strong text-lg leading-snug [&>svg]:size-5 [&>svg]:shrink-0">
        {icon}
        {title}
      </span>
      <span className="text-sm leading-snug">{text}</span>
    </>
  );
  const frame = 'grid h-full content-start gap-2 rounded-3 border p-4';
  if (to === null) {
    return (
      <div className={`${frame} border-line border-dashed bg-sunken text-muted`}>
        {content}
        <span className="justify-self-start rounded-1 border border-line-strong border-dashed px-2 py-0.5 text-2xs">
          {t('dashboard.soon')}
        </span>
      </div>
    );
  }
  return (
    <Link
      to={to}
      className={`${frame} border-line-strong bg-surface text-ink no-underline hover:border-accent [&>span:last-child]:text-ink-2 [&_svg]:text-accent`}
    >
      {content}
    </Link>
  );
}
