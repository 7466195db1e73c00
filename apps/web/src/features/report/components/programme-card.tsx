import type { LevelSummary, Programme } from '@lodestar/domain';
import { levelName } from '@lodestar/domain';
import { lazy, Suspense } from 'react';
import { getI18n } from 'react-i18next';
import { loadTexts } from '../../../shared/i18n/i18n.ts';
import { GradesAlone } from '../../../shared/programme/grades-alone.tsx';
import { levelTip } from '../../../shared/programme/level-tip.ts';
import { titleIn } from '../../../shared/programme/programme-facts.ts';
import { PlaceholderLength, ProgrammeTags, StudyList } from '../../../shared/programme/programme-tags.tsx';
import { lengthWords } from '../../../shared/programme/study-words.ts';
import { useWording } from '../../../shared/programme/wording.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { HintedLink } from '../../../shared/ui/hinted-link.tsx';
import { LevelBadge } from '../../../shared/ui/level-badge.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { Tooltip } from '../../../shared/ui/tip.tsx';
import { FIRST_LOOK, useBegun } from '../../../shared/ui/use-begun.ts';
import type { TopProgramme } from '../model/use-top-programmes.ts';

// What the list is checked with comes after the page.
const ChoiceCheck = lazy(async () => {
  const [module] = await Promise.all([import('./choice-check.tsx'), loadTexts(getI18n(), ['checks'])]);
  return { default: module.ChoiceCheck };
});

interface ProgrammeCardProps extends TopProgramme {
  /** From 1. */
  readonly rank: number;
  /** The programme or its level is still being fetched. */
  readonly loading: boolean;
  readonly size: 'large' | 'small';
  /** Said above the card already: the programmes could not be loaded, so nothing of it is checked. */
  readonly failed?: boolean;
  /** The figures behind the level stand in the card as well. */
  readonly figures?: boolean;
}

/** One of a pupil's first choices. */
export function ProgrammeCard({
  code,
  programme,
  level,
  rank,
  loading,
  size,
  failed = false,
  figures,
}: ProgrammeCardProps) {
  const wording = useWording();
  const looked = useBegun(FIRST_LOOK);
  const { t, language } = wording;
  const title = programme === null ? t('programme.placeholder', { code }) : titleIn(programme, language);
  const url = programme?.url ?? programme?.jupas_url ?? null;
  return (
    <article className="grid content-start gap-2.5 rounded-3 border border-line bg-surface p-4 print:break-inside-avoid print:gap-1.5 print:p-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-sm">
        <span className="font-display text-xl leading-none">{rank}</span>
        <b className="font-strong tracking-code">{code}</b>
        {programme !== null && (
          <span className="text-muted">
            {t(`institution.${programme.institution}`)} · {programme.short_name}
          </span>
        )}
        {programme === null && !loading && (
          <Tag>
            <PlaceholderLength code={code} />
          </Tag>
        )}
        {programme !== null && <Tag>{lengthWords(programme, wording) ?? t('study.lengthUnknown')}</Tag>}
        {programme !== null && <ProgrammeTags programme={programme} />}
      </p>
      {loading && programme === null ? (
        <Skeleton className="h-7 w-3/4" />
      ) : (
        <h3 className={classNames('leading-snug', size === 'large' ? 'text-xl' : 'text-lg')}>
          {url === null ? (
            title
          ) : (
            <HintedLink href={url} hint={t('programme.view')}>
              {title}
            </HintedLink>
          )}
        </h3>
      )}
      {loading && level === null && <Skeleton className="h-7 w-32" />}
      {programme !== null && level !== null && (
        <div>
          <LevelMark programme={programme} level={level} size={size === 'large' ? 'lg' : 'md'} />
        </div>
      )}
      {/* A line has its room before it is known whether there is one. */}
      {!failed && (programme !== null || !loading) && (
        <div className="-my-1 min-h-5 print:my-0 print:min-h-0 print:empty:hidden">
          {looked && (
            <Suspense>
              <ChoiceCheck code={code} />
            </Suspense>
          )}
        </div>
      )}
      {figures && programme !== null && level !== null && (
        <ul className="grid gap-0.5 text-muted text-xs">
          {levelTip(programme, level, wording).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {/* Page one of paper is for all choices: what the tags say of study stands there alone. */}
      {figures && programme !== null && (
        <div className="print:hidden">
          <StudyList programme={programme} />
        </div>
      )}
    </article>
  );
}

interface LevelMarkProps {
  readonly programme: Programme;
  readonly level: LevelSummary;
  readonly size: 'md' | 'lg';
}

/** The level of a programme, with the score and the figures it was compared with behind it. */
function LevelMark({ programme, level, size }: LevelMarkProps) {
  const wording = useWording();
  const name = levelName(level.classification, level.reason, wording.language);
  const lines = levelTip(programme, level, wording);
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Tooltip
        content={
          <div className="grid gap-1 text-xs">
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        }
      >
        <LevelBadge level={level.classification} name={name} size={size} />
      </Tooltip>
      <GradesAlone programme={programme} level={level} />
    </span>
  );
}
