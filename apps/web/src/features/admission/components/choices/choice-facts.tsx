import { type Programme, splitTitle } from '@lodestar/domain';
import { durationYears, titleIn, yearOfCollection } from '../../../../shared/programme/programme-facts.ts';
import { ProgrammeTags } from '../../../../shared/programme/programme-tags.tsx';
import { useWording } from '../../../../shared/programme/wording.ts';
import { HintedLink } from '../../../../shared/ui/hinted-link.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { Tag } from '../../../../shared/ui/tag.tsx';
import { useAdmission } from '../../model/admission.ts';

/** Years of study shown for a programme that cannot be found (specification 1, section 7). */
const PLACEHOLDER_YEARS = 4;

interface ChoiceFactsProps {
  readonly code: string;
  /** Null when the year does not have it, or is still loading. */
  readonly programme: Programme | null;
}

function UnknownChoice({ code }: { readonly code: string }) {
  const { years, catalogueState } = useAdmission();
  const { t } = useWording();
  const loading = catalogueState.catalogue === null && !catalogueState.failed && !years.failed;
  if (loading) {
    return (
      <div className="grid min-h-32 content-start gap-2.5 ps-2 pt-2">
        <span className="font-strong text-xs leading-snug tracking-code">{code}</span>
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-5 w-11/12" />
        <Skeleton className="h-6 w-28" />
      </div>
    );
  }
  return (
    <div className="grid gap-1 pt-2 ps-2">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs">
        <b className="font-strong tracking-code">{code}</b>
        <span className="text-muted">{t('programme.years', { count: PLACEHOLDER_YEARS })}</span>
        {years.collection !== null && catalogueState.catalogue !== null && (
          <Tag tone="estimated">
            {t('programme.unknownHere', { year: yearOfCollection(years.collection) })}
          </Tag>
        )}
      </p>
      <p className="font-medium leading-snug">{t('programme.placeholder', { code })}</p>
    </div>
  );
}

/** What a choice is: code, short name with a link to its page, institution, years, badges and title. */
export function ChoiceFacts({ code, programme }: ChoiceFactsProps) {
  const { t, language } = useWording();
  if (programme === null) return <UnknownChoice code={code} />;
  const years = durationYears(programme.duration);
  const page = programme.url ?? programme.jupas_url;
  const title = splitTitle(titleIn(programme, language)).main;
  return (
    <div className="min-w-0 ps-2 pt-2">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs leading-snug">
        <b className="font-strong tracking-code">{code}</b>
        {page === null ? (
          <span className="min-w-0 break-words">{programme.short_name}</span>
        ) : (
          <HintedLink
            href={page}
            hint={t('programme.view')}
            aria-label={t('programme.viewName', { name: programme.short_name })}
            className="tap-target min-w-0 break-words"
          >
            {programme.short_name}
          </HintedLink>
        )}
        <span className="text-muted">{t(`institution.${programme.institution}`)}</span>
        {years !== null && <span className="text-muted">{t('programme.years', { count: years })}</span>}
      </div>
      <p className="mt-0.5 font-medium leading-snug">{title}</p>
      <div className="mt-1 flex flex-wrap items-center gap-2 empty:hidden">
        <ProgrammeTags programme={programme} />
      </div>
    </div>
  );
}
