import {
  type AbilityScores,
  isSubjectCode,
  type PresetSubject,
  type Programme,
  type ProgrammeProfile,
  splitTitle,
} from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { titleIn } from '../../../shared/programme/programme-facts.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { HintedLink } from '../../../shared/ui/hinted-link.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useMatches } from '../model/use-matches.ts';
import { useProgrammes } from '../model/use-programmes.ts';
import { MatchList } from './match-list.tsx';
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
  const plain = language === 'en' ? name_eng : name_chi;
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
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2 print:break-before-page print:grid-cols-2 print:gap-x-6">
      <ReportSection title={t('match.subjects')}>
        {loading && <Waiting />}
        {matches && (
          <MatchList
            matches={matches.subjects.map(({ row, percent }) => ({
              key: row._id,
              name: <SubjectName subject={row} />,
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
