import { INSTITUTIONS, type InstitutionCode } from '@lodestar/domain';
import { useWording } from '../../../../shared/programme/wording.ts';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import type { Institution } from '../../api/programme-calls.ts';
import { institutionName } from '../../model/institution-words.ts';

interface InstitutionGridProps {
  /** Null while they load. */
  readonly institutions: readonly Institution[] | null;
  readonly chosen: readonly InstitutionCode[];
  readonly onToggle: (code: InstitutionCode) => void;
}

const GRID = 'grid grid-cols-4 gap-2 md:grid-cols-8 lg:grid-cols-4';

export function InstitutionGrid({ institutions, chosen, onToggle }: InstitutionGridProps) {
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
