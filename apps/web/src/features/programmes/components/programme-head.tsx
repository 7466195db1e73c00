import type { FieldGuide, Programme } from '@lodestar/domain';
import type { ReactNode } from 'react';
import { htmlLang } from '../../../shared/i18n/languages.ts';
import { fieldName } from '../../../shared/programme/field-words.ts';
import { institutionName, otherTitle, titleIn } from '../../../shared/programme/programme-facts.ts';
import { ProgrammeTags } from '../../../shared/programme/programme-tags.tsx';
import { feeWords, lengthWords } from '../../../shared/programme/study-words.ts';
import { useInstitutions } from '../../../shared/programme/use-catalogue.ts';
import { useWording } from '../../../shared/programme/wording.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { type OptionWords, useOptionWords, useProgrammesWords } from '../model/option-words.ts';

interface ProgrammeHeadProps {
  readonly programme: Programme;
  readonly guide: FieldGuide;
  readonly collection: string;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** Titles, institution and field, what can be done, and the facts asked for first. */
export function ProgrammeHead({ programme, guide, collection, children }: ProgrammeHeadProps) {
  const wording = useWording();
  const words = useOptionWords(guide);
  const { t, language } = wording;
  const { institutions } = useInstitutions(collection);
  const institution = institutions?.find(({ code }) => code === programme.institution);
  const other = otherTitle(programme, language);
  const fields = guide.subjectsOf(programme.code)?.fields ?? [];
  return (
    <header className="mt-2">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 max-w-[46rem]">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 leading-snug">
            <b className="font-strong tracking-code">{programme.code}</b>
            <span>
              {institution === undefined
                ? t(`institution.${programme.institution}`)
                : institutionName(institution, language)}
            </span>
            {programme.funding !== null && <Tag>{words('funding', programme.funding)}</Tag>}
          </p>
          <h1 tabIndex={-1} className="mt-1">
            {titleIn(programme, language)}
          </h1>
          <p lang={htmlLang(other.language)} className="mt-1 text-ink-2 leading-snug">
            {other.text}
          </p>
          <p className="mt-2 flex flex-wrap gap-1.5">
            {fields.map((field) => (
              <Tag key={field}>{fieldName(field, guide, wording)}</Tag>
            ))}
            <ProgrammeTags programme={programme} />
          </p>
        </div>
        {children}
      </div>
      <Facts programme={programme} words={words} />
    </header>
  );
}

function Facts({
  programme,
  words,
}: Pick<ProgrammeHeadProps, 'programme'> & { readonly words: OptionWords }) {
  const own = useProgrammesWords();
  const wording = useWording();
  const { t, number, capitalised } = wording;
  const { intake } = programme;
  const facts = [
    { label: t('study.length'), text: lengthWords(programme, wording) },
    { label: t('study.fee'), text: feeWords(programme, wording) },
    {
      label: t('study.interview'),
      text: words('interview', programme.interview_arrangement?.kind ?? 'unknown'),
    },
    { label: own('page.places'), text: intake === null ? null : number(intake) },
  ];
  return (
    <dl className="mt-5 grid grid-cols-2 border-line border-y md:grid-cols-4">
      {facts.map(({ label, text }, place) => (
        <div
          key={label}
          className={`border-line py-3 pe-3 ${place % 2 === 1 ? 'border-s ps-4' : 'md:not-first:border-s md:not-first:ps-4'} ${place > 1 ? 'max-md:border-t' : ''}`}
        >
          <dt className="text-muted text-sm leading-snug">{label}</dt>
          <dd className="leading-snug">{text === null ? t('level.tip.unknown') : capitalised(text)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The page before its programme is there. */
export function ProgrammeSkeleton() {
  return (
    <div className="mt-2 grid gap-4" aria-busy="true">
      <Skeleton className="h-5 w-56" />
      <Skeleton className="h-9 w-full max-w-xl" />
      <Skeleton className="h-5 w-48" />
      <Skeleton className="mt-4 h-28 w-full md:h-18" />
      <Skeleton className="mt-4 h-96 w-full rounded-2" />
    </div>
  );
}
