import { INSTITUTIONS, type InstitutionCode } from '@lodestar/domain';
import { CircleAlert, RotateCw } from 'lucide-react';
import { startTransition, useOptimistic } from 'react';
import type { Institution } from '../../../../shared/programme/catalogue-calls.ts';
import { institutionName } from '../../../../shared/programme/programme-facts.ts';
import { useWording } from '../../../../shared/programme/wording.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { RetryProgress } from '../../../../shared/ui/retry-progress.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { useAdmission } from '../admission-provider.tsx';
import { Section } from '../section.tsx';
import { ProgrammeSearch } from './programme-search.tsx';

type Institutions = readonly InstitutionCode[];

export const FIND_SECTION_ID = 'find-programmes';

export function FindSection() {
  const { filter, years } = useAdmission();
  const { t } = useWording();
  // A press shows at once, before what it changes in the rest of the page.
  const [institutions, show] = useOptimistic(filter.value);
  const change = (next: (current: Institutions) => Institutions) =>
    startTransition(() => {
      show(next);
      filter.change(next);
    });
  const chosen = institutions.length;
  const all = INSTITUTIONS.length;
  return (
    <Section
      id={FIND_SECTION_ID}
      title={t('find.title')}
      aside={
        <span className="flex items-baseline gap-1 text-muted text-xs">
          {chosen === 0 ? t('find.allChosen', { count: all }) : t('find.someChosen', { chosen, all })}
          {chosen > 0 && (
            <>
              <span aria-hidden="true">·</span>
              <button
                type="button"
                className="tap-target text-accent underline underline-offset-[0.18em]"
                onClick={() => change(() => [])}
              >
                {t('find.showAll')}
              </button>
            </>
          )}
        </span>
      }
    >
      {years.failed ? (
        <p className="text-ink-2 text-sm">{t('page.noCollection')}</p>
      ) : (
        <>
          <ProgrammeSearch />
          <div className="mt-4">
            <InstitutionFilter chosen={institutions} onChange={change} />
          </div>
        </>
      )}
    </Section>
  );
}

interface InstitutionFilterProps {
  readonly chosen: Institutions;
  readonly onChange: (next: (current: Institutions) => Institutions) => void;
}

/** The sixteen institutions as toggles; none chosen means all. */
function InstitutionFilter({ chosen, onChange }: InstitutionFilterProps) {
  const { institutionsState } = useAdmission();
  const { t } = useWording();
  const { institutions, failed, retry } = institutionsState;
  const toggle = (code: InstitutionCode) =>
    onChange((current) =>
      INSTITUTIONS.filter((one) => (one === code ? !current.includes(one) : current.includes(one))),
    );

  if (failed) {
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center gap-3 rounded-2 border border-line bg-surface p-4"
      >
        <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />
        <div className="min-w-0 flex-1 text-sm leading-snug">
          <p className="font-strong">{t('find.institutionsFailed')}</p>
          <p className="text-ink-2">{t('find.institutionsFailedHint')}</p>
        </div>
        <Button onClick={retry}>
          <RotateCw aria-hidden="true" />
          {t('find.institutionsRetry')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <div className="mb-4 empty:hidden">
        <RetryProgress of="collectionInstitutions" />
      </div>
      <InstitutionGrid institutions={institutions} chosen={chosen} onToggle={toggle} />
    </>
  );
}

interface InstitutionGridProps {
  /** Null while they load. */
  readonly institutions: readonly Institution[] | null;
  readonly chosen: readonly InstitutionCode[];
  readonly onToggle: (code: InstitutionCode) => void;
}

const GRID = 'grid grid-cols-4 gap-2 md:grid-cols-8 lg:grid-cols-4';

function InstitutionGrid({ institutions, chosen, onToggle }: InstitutionGridProps) {
  const { t, language } = useWording();
  if (institutions === null) {
    return (
      <div className={GRID}>
        {INSTITUTIONS.map((code) => (
          <Skeleton key={code} className="h-11 rounded-2 lg:h-9" />
        ))}
      </div>
    );
  }
  return (
    <fieldset aria-label={t('find.institutions')} className={GRID}>
      {institutions.map((institution) => {
        const pressed = chosen.includes(institution.code);
        const name = institutionName(institution, language);
        const short = t(`institution.${institution.code}`);
        return (
          <button
            key={institution.code}
            type="button"
            aria-pressed={pressed}
            title={name}
            onClick={() => onToggle(institution.code)}
            className={classNames(
              'tap-target min-h-(--tap) rounded-2 border px-0.5 text-center text-sm leading-[1.2] transition-colors duration-(--t-fast) lg:min-h-9 lg:text-xs xl:text-sm',
              pressed
                ? 'border-accent bg-accent-tint font-strong text-accent'
                : 'border-line bg-surface text-ink-2 hover:bg-sunken',
            )}
          >
            {short}
            {name !== short && <span className="sr-only"> {name}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}
