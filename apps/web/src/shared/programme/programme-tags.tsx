import { type Catalogue, type Programme, publishedInterview } from '@lodestar/domain';
import { useQueryClient } from '@tanstack/react-query';
import { FileText, MessagesSquare, Sparkle, TriangleAlert } from 'lucide-react';
import { Tag } from '../ui/tag.tsx';
import { Tooltip } from '../ui/tip.tsx';
import { useSourceNames } from './sources/use-source-names.ts';
import { documentWords, lengthWords, newProgrammeWords, selectionWords, studyLines } from './study-words.ts';
import { useWording } from './wording.ts';

/** Small facts beside a programme, each with what it means behind it. */
export function ProgrammeTags({ programme }: { readonly programme: Programme }) {
  const wording = useWording();
  const { t } = wording;
  const isNew = programme.new_programme || programme.new_prog !== null;
  return (
    <>
      <SelectionTags programme={programme} />
      {isNew && (
        <Tooltip content={newProgrammeWords(programme.new_prog, wording)}>
          <Tag tone="new" icon={<Sparkle aria-hidden="true" />}>
            {t('programme.new')}
          </Tag>
        </Tooltip>
      )}
      {programme.no_band_b_offer === true && (
        <Tooltip content={t('programme.noBandBTip', { year: programme.statistics_year ?? '' })}>
          <Tag tone="warn" icon={<TriangleAlert aria-hidden="true" />}>
            {t('programme.noBandB')}
          </Tag>
        </Tooltip>
      )}
    </>
  );
}

type InterviewTag = 'required' | 'selective' | 'may' | 'none' | 'unknown';

function tagOf({ interview_arrangement: arrangement, interview: published }: Programme): InterviewTag {
  if (arrangement !== null) return arrangement.kind;
  if (published === null) return 'unknown';
  const { kind } = publishedInterview(published);
  return kind === 'none' || kind === 'may' ? kind : 'selective';
}

const TONE = {
  required: 'warn',
  selective: 'plain',
  may: 'plain',
  none: 'plain',
  unknown: 'estimated',
} as const satisfies Record<InterviewTag, string>;

/** Whether applicants are interviewed, or that it is not known, and what they hand in. */
function SelectionTags({ programme }: { readonly programme: Programme }) {
  const wording = useWording();
  const { t, capitalised } = wording;
  const kind = tagOf(programme);
  const documents = documentWords(programme, wording);
  const hasPortfolio = programme.documents?.some((one) => one.kind === 'portfolio') ?? false;
  return (
    <>
      <Tooltip content={selectionWords(programme, wording)}>
        <Tag tone={TONE[kind]} icon={<MessagesSquare aria-hidden="true" />}>
          {t(`study.tag.${kind}`)}
        </Tag>
      </Tooltip>
      {documents !== null && (
        <Tooltip content={capitalised(documents)}>
          <Tag icon={<FileText aria-hidden="true" />}>
            {t(hasPortfolio ? 'study.tag.portfolio' : 'study.tag.documents')}
          </Tag>
        </Tooltip>
      )}
    </>
  );
}

/** Length, fee, interview and documents of a programme, each with where it was read. */
export function StudyList({ programme }: { readonly programme: Programme }) {
  const wording = useWording();
  const nameSource = useSourceNames();
  return (
    <dl className="grid gap-2 text-sm leading-snug">
      {studyLines(programme, wording).map(({ key, label, text, source }) => (
        <div key={key} className="grid gap-x-3 sm:grid-cols-[7rem_minmax(0,1fr)]">
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 break-words">
            {text}
            {source !== null && (
              <span className="block text-muted text-xs">
                {wording.t('study.source', { name: nameSource(source) })}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Years taken for a programme that could not be fetched (specification 1, section 7; 2, section 8). */
const ASSUMED_YEARS = 4;

/** The length of a programme that this page could not fetch: the real one where known, else an assumption said as one. */
export function PlaceholderLength({ code }: { readonly code: string }) {
  const wording = useWording();
  const { t } = wording;
  const elsewhere = useLoadedElsewhere(code);
  const known = elsewhere === null ? null : lengthWords(elsewhere, wording);
  if (elsewhere !== null) return <span>{known ?? t('study.lengthUnknown')}</span>;
  return (
    <span className="inline-flex flex-wrap gap-x-1">
      <span>{t('programme.years', { count: ASSUMED_YEARS })}</span>
      <span>({t('study.assumed')})</span>
    </span>
  );
}

/** The key under which pages keep the opened catalogues of the years. */
export const CATALOGUE_KEY = ['admission', 'catalogue'] as const;

/** A programme of any year that this visit has loaded already; null where none has it. */
function useLoadedElsewhere(code: string): Programme | null {
  const kept = useQueryClient().getQueriesData<Catalogue>({ queryKey: CATALOGUE_KEY });
  for (const [, catalogue] of kept) {
    const found = catalogue?.find(code);
    if (found !== undefined) return found;
  }
  return null;
}
