import {
  type Catalogue,
  gradeEntries,
  heldEntries,
  JUPAS_CHOICES,
  levelName,
  MINIMUM_SCORED_SUBJECTS,
  MOST_COMPARED,
  plainScores,
  type ReadSharedList,
  type SharedGap,
  splitTitle,
} from '@lodestar/domain';
import type { i18n, TFunction } from 'i18next';
import { Columns2, Printer } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fetchedLater } from '../../../shared/fetched-later.ts';
import { loadTexts } from '../../../shared/i18n/i18n.ts';
import { GradesAlone } from '../../../shared/programme/grades-alone.tsx';
import { titleIn } from '../../../shared/programme/programme-facts.ts';
import { ProgrammeTags } from '../../../shared/programme/programme-tags.tsx';
import { gradeName, shortName } from '../../../shared/programme/subject-words.ts';
import { useWording, type Wording } from '../../../shared/programme/wording.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button, buttonStyles } from '../../../shared/ui/button.tsx';
import { LevelBadge } from '../../../shared/ui/level-badge.tsx';
import { useLightPrint } from '../../../shared/ui/printing.ts';
import { choicesByBand, quartileWords, type ShownChoice, shownList } from './model/shown-list.ts';
import { UseAsMine } from './use-as-mine.tsx';

/** Pages that a shared list leads to. */
export interface SharedListPaths {
  readonly shared: string;
  readonly compare: (codes: readonly string[]) => string;
  /** The page of one's own list. */
  readonly mine: string;
  readonly programmeOf: (code: string) => string;
}

interface SharedListProps {
  readonly read: Extract<ReadSharedList, { readonly kind: 'read' }>;
  readonly catalogue: Catalogue;
  readonly collection: string;
  readonly paths: SharedListPaths;
}

/** The list on paper with its checks, and their words: behind the page, which is printed as it stands until they are there. */
const paper = fetchedLater(async (texts: i18n) => {
  const [{ SharedOnPaper }] = await Promise.all([
    import('./shared-on-paper.tsx'),
    loadTexts(texts, ['checks']),
  ]);
  return { SharedOnPaper };
});

/** What a link held, with this year's figures: to be read, printed and taken over, not changed. */
export function SharedList({ read, catalogue, collection, paths }: SharedListProps) {
  const { t, i18n: texts } = useTranslation('show');
  const wording = useWording();
  const { parts } = paper.useParts();
  const [wanted, setWanted] = useState(false);
  const stopWanting = useCallback(() => setWanted(false), []);
  useEffect(() => {
    void paper.fetch(texts);
  }, [texts]);
  useLightPrint();
  const { grades, choices, year } = read.list;
  const list = shownList(catalogue, collection, grades, choices);
  const codes = useMemo(() => choices.map(({ code }) => code), [choices]);
  const isJudged = list.choices.some(({ level }) => level !== null);
  const known = list.choices.filter(({ programme }) => programme !== null).map(({ code }) => code);
  const unknown = list.choices.filter(({ programme }) => programme === null).map(({ code }) => code);
  const gaps = [
    ...read.gaps.map((gap) => gapWords(gap, t)),
    ...(unknown.length === 0
      ? []
      : [t('shared.gap.unknown', { count: unknown.length, list: wording.list(unknown) })]),
  ];
  const print = () => void paper.fetch(texts).then((isThere) => (isThere ? setWanted(true) : window.print()));
  return (
    <>
      <div className="grid gap-3">
        {gaps.length > 0 && (
          <Banner tone="warn">
            {gaps.map((gap) => (
              <span key={gap} className="block">
                {gap}
              </span>
            ))}
          </Banner>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <UseAsMine list={read.list} catalogue={catalogue} mine={paths.mine} />
          <Button onClick={print}>
            <Printer aria-hidden="true" />
            {t('shared.print')}
          </Button>
          {known.length > 1 && (
            <Link
              to={paths.compare(known.slice(0, MOST_COMPARED))}
              className={buttonStyles('secondary', 'md')}
            >
              <Columns2 aria-hidden="true" />
              {t('shared.compare')}
            </Link>
          )}
        </div>
      </div>
      <p className="mt-5 text-muted text-sm leading-snug">
        {t('shared.year', { year: list.year, count: list.choices.length, most: JUPAS_CHOICES })}
        {year !== null && String(year) !== list.year && (
          <span className="block">{t('shared.otherYear', { year, shown: list.year })}</span>
        )}
      </p>
      <SharedGrades grades={grades} wording={wording} />
      <div className="mt-6 max-w-3xl">
        {list.choices.length === 0 && <p>{t('shared.noChoices')}</p>}
        {isJudged && <p className="mb-4 text-muted text-sm leading-snug">{t('shared.figures')}</p>}
        {choicesByBand(list.choices).map(([band, held]) => (
          <section key={band} aria-label={t('band', { band })} className="mt-5 first:mt-0">
            <h2 className="border-ink border-b-[1.5px] pb-1 text-lg!">{t('band', { band })}</h2>
            <ol start={held[0]?.rank}>
              {held.map((choice) => (
                <SharedChoiceRow key={choice.code} choice={choice} to={paths.programmeOf(choice.code)} />
              ))}
            </ol>
          </section>
        ))}
      </div>
      {parts && (
        <parts.SharedOnPaper
          catalogue={catalogue}
          sharing={{ path: paths.shared, collection, grades, choices }}
          codes={codes}
          isJudged={isJudged}
          wanted={wanted}
          onPrint={stopWanting}
        />
      )}
    </>
  );
}

function gapWords(gap: SharedGap, t: TFunction<'show'>): string {
  switch (gap.kind) {
    case 'cut':
    case 'huge':
    case 'newer':
      return t(`shared.gap.${gap.kind}`);
    case 'tooMany':
      return t('shared.gap.tooMany', { most: gap.most });
    case 'grades':
    case 'choices':
    case 'notes':
      return t(`shared.gap.${gap.kind}`, { count: gap.count });
  }
}

interface SharedGradesProps {
  readonly grades: SharedListProps['read']['list']['grades'];
  readonly wording: Wording;
}

function SharedGrades({ grades, wording }: SharedGradesProps) {
  const { t } = useTranslation('show');
  if (grades === null) return <p className="mt-3 text-sm">{t('shared.withoutGrades')}</p>;
  const entries = gradeEntries(grades);
  const { best5Score, best6Score } = plainScores(grades);
  const isEnough = entries.length >= MINIMUM_SCORED_SUBJECTS;
  const sums = [
    { name: t('paper.best5'), sum: best5Score },
    { name: t('paper.best6'), sum: best6Score },
  ];
  return (
    <section aria-label={t('shared.grades')} className="mt-3 border-line border-y py-3">
      <dl className="flex flex-wrap gap-x-5 gap-y-2">
        {heldEntries(grades).map(([subject, grade]) => (
          <div key={subject}>
            <dt className="text-muted text-xs">{shortName(subject, wording)}</dt>
            <dd className="font-display text-lg leading-tight">{gradeName(grade, wording)}</dd>
          </div>
        ))}
        {isEnough &&
          sums.map(({ name, sum }) => (
            <div key={name} className="border-line border-s ps-5">
              <dt className="text-muted text-xs">{name}</dt>
              <dd className="font-display text-lg leading-tight">{wording.number(sum)}</dd>
            </div>
          ))}
      </dl>
      {!isEnough && <p className="mt-2 text-sm">{t('shared.fewGrades')}</p>}
    </section>
  );
}

interface SharedChoiceRowProps {
  readonly choice: ShownChoice;
  /** The programme's own page. */
  readonly to: string;
}

function SharedChoiceRow({ choice: { rank, code, programme, level, note }, to }: SharedChoiceRowProps) {
  const { t } = useTranslation('show');
  const wording = useWording();
  const { language, number } = wording;
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-2 border-line border-b py-3">
      <span aria-hidden="true" className="font-display text-xl leading-tight">
        {rank}
      </span>
      <div className="grid min-w-0 gap-1.5 leading-snug">
        <p className="text-sm">
          <b className="font-strong tracking-code">{code}</b>{' '}
          <span className="text-muted">
            {programme !== null && wording.t(`institution.${programme.institution}`)}
          </span>
        </p>
        {programme !== null && (
          <>
            <Link to={to} className="tap-target font-medium text-ink no-underline hover:underline">
              {splitTitle(titleIn(programme, language)).main}
            </Link>
            <p className="flex flex-wrap gap-1.5 empty:hidden">
              <ProgrammeTags programme={programme} />
            </p>
            {level !== null && (
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-sm">
                <LevelBadge
                  level={level.classification}
                  name={levelName(level.classification, level.reason, language)}
                />
                <GradesAlone programme={programme} level={level} />
                <span>
                  {t('shared.score', {
                    score: level.user_score === null ? '–' : number(level.user_score),
                    figures: quartileWords(programme, number, (score) => t('paper.mean', { score })),
                  })}
                </span>
              </p>
            )}
          </>
        )}
        {note !== '' && (
          <p className="wrap-anywhere border-line-strong border-s-2 ps-2 text-ink-2 text-sm">{note}</p>
        )}
      </div>
    </li>
  );
}
