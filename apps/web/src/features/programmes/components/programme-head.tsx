import type { FieldNames, Programme } from '@lodestar/domain';
import type { ReactNode } from 'react';
import { fieldName } from '../../../shared/programme/field-words.ts';
import { institutionName, otherTitle, titleIn } from '../../../shared/programme/programme-facts.ts';
import { ProgrammeTags } from '../../../shared/programme/programme-tags.tsx';
import { feeWords, lengthWords } from '../../../shared/programme/study-words.ts';
import { useInstitutions } from '../../../shared/programme/use-catalogue.ts';
import { useWording } from '../../../shared/programme/wording.ts';
import { Tag } from '../../../shared/ui/tag.tsx';
import { fundingWords, interviewWords, useProgrammesWords } from '../model/fact-words.ts';
import { HeadLayout } from './programme-outline.tsx';

interface ProgrammeHeadProps {
  readonly programme: Programme;
  readonly guide: FieldNames;
  readonly collection: string;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** Titles, institution and field, what can be done, and the facts asked for first. */
export function ProgrammeHead({ programme, guide, collection, children }: ProgrammeHeadProps) {
  const wording = useWording();
  const own = useProgrammesWords();
  const { t, language } = wording;
  const { institutions } = useInstitutions(collection);
  const institution = institutions?.find(({ code }) => code === programme.institution);
  const other = otherTitle(programme, language);
  const fields = guide.subjectsOf(programme.code)?.fields ?? [];
  return (
    <HeadLayout
      code={programme.code}
      institution={
        institution === undefined
          ? t(`institution.${programme.institution}`)
          : institutionName(institution, language)
      }
      funding={programme.funding !== null && <Tag>{fundingWords(programme.funding, own)}</Tag>}
      title={titleIn(programme, language)}
      other={other.text}
      tags={
        <>
          {fields.map((field) => (
            <Tag key={field}>{fieldName(field, guide, wording)}</Tag>
          ))}
          <ProgrammeTags programme={programme} />
        </>
      }
      actions={children}
      facts={<Facts programme={programme} />}
    />
  );
}

function Facts({ programme }: Pick<ProgrammeHeadProps, 'programme'>) {
  const own = useProgrammesWords();
  const wording = useWording();
  const { t, number, capitalised } = wording;
  const { intake } = programme;
  const facts = [
    { label: t('study.length'), text: lengthWords(programme, wording) },
    { label: t('study.fee'), text: feeWords(programme, wording) },
    {
      label: t('study.interview'),
      text: interviewWords(programme.interview_arrangement?.kind ?? 'unknown', own),
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
