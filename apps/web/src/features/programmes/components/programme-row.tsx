import {
  type FieldNames,
  type LevelSummary,
  levelName,
  type Programme,
  referenceKind,
  referenceScore,
  splitTitle,
} from '@lodestar/domain';
import { memo, Suspense } from 'react';
import { Link } from 'react-router';
import { fieldName } from '../../../shared/programme/field-words.ts';
import { GradesAlone } from '../../../shared/programme/grades-alone.tsx';
import { bandAOfferRate, titleIn } from '../../../shared/programme/programme-facts.ts';
import { ProgrammeTags } from '../../../shared/programme/programme-tags.tsx';
import { lengthWords, shortFeeWords } from '../../../shared/programme/study-words.ts';
import { useWording, type Wording } from '../../../shared/programme/wording.ts';
import { lazyExtra } from '../../../shared/ui/lazy-extra.ts';
import { LevelBadge } from '../../../shared/ui/level-badge.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useProgrammesWords } from '../model/fact-words.ts';

const RowMarks = lazyExtra(() => import('./picking.tsx').then((module) => module.RowMarks));

interface ProgrammeRowProps {
  readonly programme: Programme;
  /** Null without grades. */
  readonly level: LevelSummary | null;
  readonly guide: FieldNames;
  /** The address of its page. */
  readonly to: string;
  /** Whether it stands so far down that it is laid out only when it comes into view. */
  readonly below: boolean;
}

const ROW = 'border-line border-b py-3';
/** As tall as most rows until it is laid out; its buttons reach a little beyond it. */
const BELOW =
  '[content-visibility:auto] [contain-intrinsic-size:auto_13rem] [overflow-clip-margin:1rem] md:[contain-intrinsic-size:auto_8rem] print:[content-visibility:visible]';
const GRID = 'grid gap-x-6 gap-y-1.5 md:grid-cols-[minmax(0,1fr)_15rem]';

function DrawnRow({ programme, level, guide, to, below }: ProgrammeRowProps) {
  const wording = useWording();
  const { t, language } = wording;
  const [field] = guide.subjectsOf(programme.code)?.fields ?? [];
  const title = splitTitle(titleIn(programme, language));
  const facts = [
    field === undefined ? null : fieldName(field, guide, wording),
    lengthWords(programme, wording) ?? t('study.lengthUnknown'),
    shortFeeWords(programme, wording),
  ].filter((fact) => fact !== null);
  return (
    <li className={below ? `${ROW} ${BELOW}` : ROW}>
      <article aria-label={`${programme.code} ${title.main}`} className={GRID}>
        <div className="grid min-w-0 content-start gap-1">
          <div className="flex items-center justify-between gap-2">
            <p className="text-sm leading-snug">
              <b className="font-strong tracking-code">{programme.code}</b>{' '}
              <span className="text-muted">{t(`institution.${programme.institution}`)}</span>
            </p>
            <Suspense fallback={<span className="-my-3 h-(--tap) shrink-0" />}>
              <RowMarks code={programme.code} />
            </Suspense>
          </div>
          <h3 className="font-medium! font-text! text-md! leading-snug! tracking-normal!">
            <Link to={to} className="tap-target inline-block text-ink no-underline hover:underline">
              {title.main}
            </Link>
          </h3>
          {title.detail !== null && (
            <p className="line-clamp-2 text-ink-2 text-xs leading-snug">{title.detail}</p>
          )}
          <p className="text-ink-2 text-sm leading-snug">{facts.join(' · ')}</p>
          <div className="mt-0.5 flex flex-wrap gap-1.5">
            <ProgrammeTags programme={programme} />
          </div>
        </div>
        <div className="grid min-w-0 content-start gap-1 text-ink-2 text-sm leading-snug">
          {level !== null && (
            <p className="flex min-h-8 flex-wrap items-center gap-2">
              <LevelBadge
                level={level.classification}
                name={levelName(level.classification, level.reason, language)}
              />
              <GradesAlone programme={programme} level={level} />
            </p>
          )}
          <Figures programme={programme} level={level} wording={wording} />
        </div>
      </article>
    </li>
  );
}

interface FiguresProps extends Pick<ProgrammeRowProps, 'programme' | 'level'> {
  readonly wording: Wording;
}

/** The pupil's score beside the published one, and how many of Band A were offered a place. */
function Figures({ programme, level, wording }: FiguresProps) {
  const t = useProgrammesWords();
  const { number, capitalised } = wording;
  const kind = referenceKind(programme);
  const reference = referenceScore(programme);
  const rate = bandAOfferRate(programme);
  const published =
    kind === null || reference === null
      ? t('row.noScores')
      : t(`row.${kind}`, { score: number(reference), year: programme.score_year ?? '' });
  const score = level?.user_score ?? null;
  return (
    <>
      <p>
        {score === null ? (
          capitalised(published)
        ) : (
          <>
            <b className="font-strong text-ink">{t('row.you', { score: number(score) })}</b>
            {wording.marks.comma}
            {published}
          </>
        )}
      </p>
      {programme.intake !== null && <p>{t('row.places', { count: programme.intake })}</p>}
      {rate !== null && (
        <p>
          {wording.t('recommendations.offersTip', {
            year: rate.year,
            offers: number(rate.offers),
            applications: number(rate.applications),
          })}
        </p>
      )}
    </>
  );
}

/** One programme of the list. */
export const ProgrammeRow = memo(DrawnRow);

/** A row on its way, as tall as one that is there. */
export function RowSkeleton() {
  return (
    <li className={ROW}>
      <div className={`${GRID} min-h-52 content-start md:min-h-32`}>
        <div className="grid content-start gap-3">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-5 w-32" />
        </div>
        <div className="grid content-start gap-3">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 w-52" />
        </div>
      </div>
    </li>
  );
}
