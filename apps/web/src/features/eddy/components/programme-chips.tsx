import type { Grounds } from '@lodestar/contract';
import {
  gradeEntries,
  gradesOf,
  LEVELS,
  type LevelOrNone,
  levelName,
  type Programme,
  type Reason,
  splitTitle,
} from '@lodestar/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { ArrowRight, ChevronDown, ChevronUp, ExternalLink, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageConfig } from '../../../shared/api/use-page-config.ts';
import { loadProgrammes } from '../../../shared/programme/catalogue-calls.ts';
import { GradesAlone } from '../../../shared/programme/grades-alone.tsx';
import { titleIn } from '../../../shared/programme/programme-facts.ts';
import { useWording } from '../../../shared/programme/wording.ts';
import { LevelBadge } from '../../../shared/ui/level-badge.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useWork } from '../../../shared/work/device-value.ts';
import { SCORES_WORK } from '../../../shared/work/pupil-work.ts';
import { QUERY_KEYS } from '../api/chat-calls.ts';
import { useEddy } from '../model/eddy.tsx';

interface ProgrammeChipsProps {
  readonly programmes: Grounds['programmes'];
  readonly openCode: string | null;
  readonly onOpen: (code: string | null) => void;
}

/** A level as it came; null for none and for what is not one. */
function levelOf(value: number | null): LevelOrNone | null {
  return value === -1 ? -1 : (LEVELS.find((level) => level === value) ?? null);
}

/** The programmes of an answer, each with its level; with grades entered each opens its receipt. */
export function ProgrammeChips({ programmes, openCode, onOpen }: ProgrammeChipsProps) {
  const codes = useMemo(() => programmes.map(({ code }) => code), [programmes]);
  const named = useNamedProgrammes(codes);
  const { value: table } = useWork(SCORES_WORK);
  const graded = useMemo(() => gradeEntries(gradesOf(table)).length > 0, [table]);
  return (
    <ul className="grid grid-cols-1 gap-2">
      {programmes.map(({ code, level, before }) => (
        <ProgrammeChip
          key={code}
          code={code}
          programme={named?.[code] ?? null}
          level={levelOf(level)}
          before={levelOf(before)}
          opens={graded}
          open={openCode === code}
          onOpen={(open) => onOpen(open ? code : null)}
        />
      ))}
    </ul>
  );
}

interface ProgrammeChipProps {
  readonly code: string;
  /** Null until known. */
  readonly programme: Programme | null;
  readonly level: LevelOrNone | null;
  readonly before: LevelOrNone | null;
  /** Opens the receipt; else it leads to the programme's page. */
  readonly opens: boolean;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

const FRAME =
  'block w-full rounded-2 border border-line bg-surface text-ink no-underline hover:border-accent aria-expanded:border-accent';

function ProgrammeChip({ code, programme, level, before, opens, open, onOpen }: ProgrammeChipProps) {
  const { t } = useTranslation('eddy');
  const { language } = useWording();
  const { Receipt } = useEddy();
  const receipt = useId();
  const item = useRef<HTMLLIElement>(null);
  const name = programme === null ? '' : splitTitle(titleIn(programme, language)).main;
  const url = programme?.url ?? programme?.jupas_url ?? null;
  useEffect(() => {
    if (open) item.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);

  const leads = url === null ? undefined : ExternalLink;
  const unfolds = open ? ChevronUp : ChevronDown;
  const Icon = opens ? unfolds : leads;
  const content = (
    <ChipContent code={code} programme={programme} level={level} before={before} {...(Icon && { Icon })} />
  );

  if (!opens) {
    return (
      <li>
        {url === null ? (
          <div className={FRAME}>{content}</div>
        ) : (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('chip.page', { code, name })}
            className={FRAME}
          >
            {content}
          </a>
        )}
      </li>
    );
  }
  return (
    <li ref={item}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? receipt : undefined}
        onClick={() => onOpen(!open)}
        className={FRAME}
      >
        {content}
      </button>
      {open && (
        <div className="mt-2 mb-3 max-[599px]:-ms-12">
          <Receipt id={receipt} code={code} />
          <p className="mt-1.5 text-muted text-xs">{t('chip.now')}</p>
        </div>
      )}
    </li>
  );
}

interface ChipContentProps {
  readonly code: string;
  readonly programme: Programme | null;
  readonly level: LevelOrNone | null;
  readonly before: LevelOrNone | null;
  /** What pressing it does. */
  readonly Icon?: LucideIcon;
}

/** Why a programme has no level, as far as the programme tells. */
function whyNone(programme: Programme | null): Reason {
  if (programme === null) return null;
  return programme.formula_matches_scores ? 'noPublishedScores' : 'formulaOfYearUnknown';
}

/** Code, name, institution, and the level, or how it would change. */
function ChipContent({ code, programme, level, before, Icon }: ChipContentProps) {
  const wording = useWording();
  const { t, language } = wording;
  const badge = (shown: LevelOrNone) => (
    <LevelBadge
      level={shown}
      name={levelName(shown, shown === -1 ? whyNone(programme) : null, wording.language)}
    />
  );
  return (
    <span className="grid min-h-(--tap) grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-3 py-2 text-sm leading-snug min-[600px]:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
      <b className="font-strong tracking-code">{code}</b>
      <span className="min-w-0 max-[599px]:col-span-2 max-[599px]:row-start-2">
        {programme === null ? (
          <Skeleton className="h-4 w-40 max-w-full" />
        ) : (
          <>
            {splitTitle(titleIn(programme, language)).main}{' '}
            <span className="text-muted text-xs">{t(`institution.${programme.institution}`)}</span>
          </>
        )}
      </span>
      <span className="flex flex-wrap items-center gap-1.5 empty:hidden max-[599px]:col-span-2 max-[599px]:row-start-3">
        {before !== null && before !== level && (
          <>
            {badge(before)}
            <ArrowRight aria-hidden="true" className="size-4 text-muted" />
          </>
        )}
        {level !== null && badge(level)}
        {level !== null && programme !== null && (
          <GradesAlone programme={programme} level={{ classification: level, reason: null }} />
        )}
      </span>
      {Icon && (
        <Icon
          aria-hidden="true"
          className="size-4 text-muted max-[599px]:col-start-2 max-[599px]:row-start-1"
        />
      )}
    </span>
  );
}

/** What the programmes of an answer are called, by their codes; null until known. */
function useNamedProgrammes(codes: readonly string[]): Readonly<Record<string, Programme>> | null {
  const collection = usePageConfig()?.collection;
  const answer = useQuery({
    queryKey: QUERY_KEYS.programmes(collection ?? '', codes),
    queryFn:
      collection === undefined || codes.length === 0
        ? skipToken
        : ({ signal }) => loadProgrammes(collection, codes, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return answer.data ?? null;
}
