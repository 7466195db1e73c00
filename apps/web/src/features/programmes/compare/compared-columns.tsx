import {
  type ComparisonRow,
  type Grades,
  levelName,
  meaningOf,
  type Programme,
  shortMeaning,
  splitTitle,
  summaryOf,
} from '@lodestar/domain';
import { Check, Pencil, Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { GradesAlone } from '../../../shared/programme/grades-alone.tsx';
import { titleIn } from '../../../shared/programme/programme-facts.ts';
import { useWording } from '../../../shared/programme/wording.ts';
import { Button, buttonStyles } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { LevelBadge } from '../../../shared/ui/level-badge.tsx';
import { notify } from '../../../shared/ui/toast.ts';
import { useList } from '../model/use-list.ts';
import type { OpenShelves } from '../model/use-shelves.ts';
import { comparedWords, type DrawnRow, isDrawn } from './compared-words.ts';

interface ComparedColumnsProps {
  /** All in this year's catalogue. */
  readonly codes: readonly string[];
  readonly rows: readonly ComparisonRow[];
  readonly open: OpenShelves;
  /** Null without five grades. */
  readonly grades: Grades | null;
  readonly paths: { readonly programmeOf: (code: string) => string; readonly grades: string };
  readonly onRemove: (code: string) => void;
}

const COLUMNS: readonly string[] = [
  '',
  'lg:grid-cols-2 print:grid-cols-1',
  'lg:grid-cols-2 print:grid-cols-2',
  'lg:grid-cols-3 print:grid-cols-3',
  'lg:grid-cols-4 print:grid-cols-4',
];

/** So many have room beside one another on a tablet. */
export const PAIR = 2;
const PAIRED = 'md:mx-0 md:grid md:grid-cols-2 md:gap-x-5 md:gap-y-0 md:overflow-visible md:px-0';

/** A column for each programme: beside one another on a desk and on paper, one swipe apart on a phone. */
export function ComparedColumns({ codes, rows, open, grades, paths, onRemove }: ComparedColumnsProps) {
  const { t } = useTranslation('compare');
  const drawn = rows.filter(isDrawn).filter((row) => row.id !== 'score' || grades !== null);
  const shown = drawn.filter((row) => row.id !== 'unmet' || grades !== null);
  return (
    <>
      {grades === null && (
        <div className="mb-4 flex flex-wrap items-center gap-3 rounded-2 bg-accent-tint p-4 text-sm print:hidden">
          <p className="min-w-0 flex-1">{t('noGrades')}</p>
          <Link to={paths.grades} className={buttonStyles('secondary', 'sm')}>
            <Pencil aria-hidden="true" />
            {t('enterGrades')}
          </Link>
        </div>
      )}
      <section
        aria-label={t('titleNone')}
        style={{ gridTemplateRows: `auto repeat(${shown.length}, auto) auto` }}
        className={`compared-columns -mx-(--gutter) flex snap-x snap-mandatory scroll-px-(--gutter) gap-3 overflow-x-auto overscroll-x-contain px-(--gutter) [scrollbar-width:none] lg:mx-0 lg:grid lg:gap-x-5 lg:gap-y-0 lg:overflow-visible lg:px-0 print:mx-0 print:grid print:gap-x-3 print:gap-y-0 print:overflow-visible print:px-0 ${COLUMNS[codes.length] ?? ''} ${codes.length <= PAIR ? PAIRED : ''}`}
      >
        {codes.map((code, place) => {
          const programme = open.catalogue.find(code);
          return (
            programme !== undefined && (
              <Column
                key={code}
                programme={programme}
                place={place}
                paired={codes.length <= PAIR}
                rows={shown}
                open={open}
                grades={grades}
                to={paths.programmeOf(code)}
                onRemove={() => onRemove(code)}
              />
            )
          );
        })}
      </section>
    </>
  );
}

interface ColumnProps extends Pick<ComparedColumnsProps, 'open' | 'grades'> {
  readonly programme: Programme;
  readonly place: number;
  /** With one other at most. */
  readonly paired: boolean;
  readonly rows: readonly DrawnRow[];
  readonly to: string;
  readonly onRemove: () => void;
}

function Column({ programme, place, paired, rows, open, grades, to, onRemove }: ColumnProps) {
  const { t } = useTranslation('compare');
  const wording = useWording();
  const { language, capitalised } = wording;
  const { code, institution } = programme;
  const speaker = { t, wording, guide: open.guide };
  return (
    <article
      aria-label={code}
      className={classNames(
        'grid flex-[0_0_86%] snap-start content-start rounded-2 border border-line bg-surface p-4 lg:row-span-full lg:grid-rows-subgrid lg:p-5 print:row-span-full print:grid-rows-subgrid print:px-2 print:py-1',
        paired ? 'md:row-span-full md:grid-rows-subgrid' : 'md:flex-[0_0_45%]',
      )}
    >
      <div className="pb-3 print:pb-1">
        <div className="flex items-start justify-between gap-2 text-sm">
          <p>
            <b className="font-strong tracking-code">{code}</b>{' '}
            <span className="text-muted">{wording.t(`institution.${institution}`)}</span>
          </p>
          <IconButton label={t('remove', { code })} className="-mt-3 -me-3 print:hidden" onClick={onRemove}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <h2 className="font-medium! font-text! text-lg! leading-snug! tracking-normal! print:text-[10pt]!">
          <Link to={to} className="text-ink no-underline hover:underline">
            {splitTitle(titleIn(programme, language)).main}
          </Link>
        </h2>
        <ColumnLevel programme={programme} open={open} grades={grades} />
      </div>
      <dl className="contents">
        {rows.map((row) => {
          const words = comparedWords(row, place, programme, speaker);
          return (
            <div
              key={row.id}
              className="border-line border-t py-2 text-sm leading-snug print:py-px print:text-[7pt] print:leading-tight"
            >
              <dt className="text-muted text-xs print:float-start print:me-1.5 print:text-[1em]">
                {t(`row.${row.id}`)}
              </dt>
              <dd className="wrap-anywhere">{words === null ? t('unclear') : capitalised(words)}</dd>
            </div>
          );
        })}
      </dl>
      <AddToList code={code} />
    </article>
  );
}

/** The pupil's level with its meaning, by the same summary as everywhere. */
function ColumnLevel({ programme, open, grades }: Pick<ColumnProps, 'programme' | 'open' | 'grades'>) {
  const { language, capitalised } = useWording();
  const entry = open.catalogue.entry(programme.code);
  if (entry === undefined || grades === null) return null;
  const level = summaryOf(entry, grades);
  const meaning = meaningOf(programme, level, null);
  return (
    <>
      <p className="mt-2 flex min-h-8 flex-wrap items-center gap-2">
        <LevelBadge
          level={level.classification}
          name={levelName(level.classification, level.reason, language)}
        />
        <GradesAlone programme={programme} level={level} />
      </p>
      {meaning !== null && (
        <p className="mt-1 text-ink-2 text-sm leading-snug print:text-[7pt]">
          {capitalised(shortMeaning(meaning, language))}
        </p>
      )}
    </>
  );
}

function AddToList({ code }: { readonly code: string }) {
  const { t } = useTranslation('compare');
  const { codes, add } = useList();
  if (codes.includes(code)) {
    return (
      <p className="mt-3 inline-flex min-h-(--tap) items-center justify-center gap-2 rounded-2 bg-success-tint px-4.5 font-medium text-success print:hidden">
        <Check aria-hidden="true" className="size-4" />
        {t('added')}
      </p>
    );
  }
  return (
    <Button
      className="mt-3 print:hidden"
      onClick={() => {
        if (add(code) === 'full') notify('error', t('full'));
      }}
    >
      <Plus aria-hidden="true" />
      {t('add')}
    </Button>
  );
}
