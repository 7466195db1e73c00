import {
  type AbilityMatch,
  type AbilityScores,
  type Dimension,
  isDefaultAbility,
  isSubjectCode,
  LANGUAGE_FACTS,
  metMost,
  type PresetSubject,
  type Programme,
  type ProgrammeProfile,
  rankProgrammes,
  rankSubjects,
  splitTitle,
  spreadOverAreas,
  TOP_MATCHES,
} from '@lodestar/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { titleIn } from '../../../shared/programme/programme-facts.ts';
import { useWording } from '../../../shared/programme/wording.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { HintedLink } from '../../../shared/ui/hinted-link.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { loadMatchData } from '../api/report-calls.ts';
import { useProgrammes } from '../model/use-top-programmes.ts';
import { ReportSection } from './report-section.tsx';

function SubjectName({ subject }: { readonly subject: PresetSubject }) {
  const { t } = useTranslation('admission');
  return isSubjectCode(subject.code) ? t(`subject.${subject.code}`) : subject.item;
}

interface ProgrammeNameProps {
  readonly profile: ProgrammeProfile;
  /** Has the title in every language; until it is there the names of the profile do. */
  readonly programme: Programme | undefined;
}

function ProgrammeName({ profile, programme }: ProgrammeNameProps) {
  const { t, i18n } = useTranslation('admission');
  const language = languageOf(i18n.language);
  const { code, name_eng, name_chi, website } = profile;
  const plain = LANGUAGE_FACTS[language].keptAs === 'en' ? name_eng : name_chi;
  const name = programme === undefined ? plain : splitTitle(titleIn(programme, language)).main;
  const whole = (
    <>
      <span className="font-strong text-xs tracking-code">{code}</span> {name}
    </>
  );
  if (website === null) return whole;
  return (
    <HintedLink href={website} hint={t('programme.view')} className="text-ink">
      {whole}
    </HintedLink>
  );
}

function Waiting() {
  return <Skeleton className="h-56 w-full" />;
}

/** Five subjects and five programmes that suit the abilities; where there are none, why. */
export function MatchesSection({ scores }: { readonly scores: AbilityScores | null }) {
  const { t } = useTranslation('report');
  const { matches, loading, failed, retry } = useMatches(scores);
  const titles = useProgrammes(matches?.programmes.map(({ row }) => row.code) ?? []);
  const none = <p className="text-ink-2 text-sm">{t('match.none')}</p>;
  if (failed) return <ErrorState title={t('match.failed')} onRetry={retry} />;
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2 print:grid-cols-2 print:gap-x-6">
      <ReportSection title={t('match.subjects')}>
        {loading && <Waiting />}
        {matches && (
          <MatchList
            matches={matches.subjects.map(({ row, percent }) => ({
              key: row._id,
              name: <SubjectName subject={row} />,
              met: scores === null ? [] : metMost(scores, row.reqr),
              percent,
            }))}
          />
        )}
        {!loading && matches === null && none}
      </ReportSection>
      <ReportSection title={t('match.programmes')}>
        {loading && <Waiting />}
        {matches && (
          <>
            <MatchList
              matches={matches.programmes.map(({ row, percent }) => ({
                key: row._id,
                name: <ProgrammeName profile={row} programme={titles.data?.byCode[row.code]} />,
                met: scores === null ? [] : metMost(scores, row.ability),
                percent,
              }))}
            />
            <p className="mt-2 text-muted text-xs">{t('match.meaning')}</p>
          </>
        )}
        {!loading && matches === null && none}
      </ReportSection>
    </div>
  );
}

interface Match {
  readonly key: string;
  readonly name: ReactNode;
  /** What it asks for most and the pupil has. */
  readonly met: readonly Dimension[];
  readonly percent: number;
}

/** What suits the abilities, best first, each with how well; said once where all suit equally. */
function MatchList({ matches }: { readonly matches: readonly Match[] }) {
  const { t } = useTranslation('report');
  const { list } = useWording();
  const ranked = matches.map((match) => ({ ...match, rounded: Math.round(match.percent) }));
  const [best] = ranked;
  const equal = ranked.length > 1 && ranked.every(({ rounded }) => rounded === best?.rounded);
  return (
    <>
      {equal && <p className="mb-2 text-ink-2 text-sm">{t('match.equal', { percent: best?.rounded })}</p>}
      <ol className="text-sm">
        {ranked.map(({ key, name, met, rounded }) => (
          <li
            key={key}
            className={classNames(
              'grid items-center gap-3 border-line border-t py-2.5',
              !equal && 'grid-cols-[minmax(0,1fr)_4.5rem_auto] md:grid-cols-[minmax(0,1fr)_6rem_auto]',
            )}
          >
            <span className="min-w-0 leading-snug">
              {name}
              {met.length > 0 && (
                <span className="block text-muted text-xs">
                  {t('match.because', { list: list(met.map((one) => t(`ability.short.${one}`))) })}
                </span>
              )}
            </span>
            {!equal && (
              <>
                <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-1 bg-sunken">
                  <span className="block h-full rounded-1 bg-accent" style={{ inlineSize: `${rounded}%` }} />
                </span>
                <span className="font-strong tabular-nums">{t('match.percent', { percent: rounded })}</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

interface Matches {
  readonly subjects: readonly AbilityMatch<PresetSubject>[];
  readonly programmes: readonly AbilityMatch<ProgrammeProfile>[];
}

interface MatchesState {
  /** Null until there is something to compare, and when there is nothing to compare with. */
  readonly matches: Matches | null;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The five subjects and programmes that suit the scores best. Scores of a test not taken suit nothing. */
function useMatches(scores: AbilityScores | null): MatchesState {
  const wanted = scores !== null && !isDefaultAbility(scores);
  const { data, isError, isLoading, refetch } = useQuery({
    queryKey: ['report', 'matchData'],
    queryFn: wanted ? ({ signal }) => loadMatchData(signal) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const matches = useMemo(
    () =>
      data === undefined || scores === null
        ? null
        : {
            subjects: rankSubjects(scores, data.subjects).slice(0, TOP_MATCHES),
            programmes: spreadOverAreas(rankProgrammes(scores, data.programmes), TOP_MATCHES),
          },
    [data, scores],
  );
  return { matches, loading: isLoading, failed: isError, retry: () => void refetch() };
}
