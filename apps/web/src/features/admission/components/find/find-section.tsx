import { INSTITUTIONS } from '@lodestar/domain';
import { useWording } from '../../../../shared/programme/wording.ts';
import { useAdmission } from '../../model/admission.ts';
import { Section } from '../section.tsx';
import { InstitutionFilter } from './institution-filter.tsx';
import { ProgrammeSearch } from './programme-search.tsx';

export const FIND_SECTION_ID = 'find-programmes';

export function FindSection() {
  const { filter, years } = useAdmission();
  const { t } = useWording();
  const chosen = filter.value.length;
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
                onClick={() => filter.change(() => [])}
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
          <InstitutionFilter />
          <ProgrammeSearch />
        </>
      )}
    </Section>
  );
}
