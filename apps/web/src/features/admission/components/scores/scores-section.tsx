import {
  addElective,
  addElectiveRow,
  ELECTIVE_SUBJECTS,
  type ElectiveSubject,
  gradesOf,
  hasEnoughScores,
  hasSameGrades,
  heldEntries,
  initialScoreTable,
  isSubjectCode,
  MINIMUM_SCORED_SUBJECTS,
  ownRows,
  plainScores,
  removeRow,
  SAMPLE_GRADES,
  type ScoreRow,
  scoredRowCount,
  scoreTableOf,
  setScore,
  setSubject,
} from '@lodestar/domain';
import { FlaskConical, Pencil, Plus } from 'lucide-react';
import { memo, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { gradeName, shortName, subjectName } from '../../../../shared/programme/subject-words.ts';
import { useWording } from '../../../../shared/programme/wording.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { lazyExtra } from '../../../../shared/ui/lazy-extra.ts';
import { DESK, useMediaQuery } from '../../../../shared/ui/use-media-query.ts';
import { useWork } from '../../../../shared/work/device-value.ts';
import { SCORES_WORK } from '../../../../shared/work/pupil-work.ts';
import { WorkNote } from '../../../../shared/work/saving.tsx';
import { useAdmission, useAnnounce } from '../admission-provider.tsx';
import { Section } from '../section.tsx';
import { ElectiveChips } from './elective-chips.tsx';
import { LevelsBar } from './levels-bar.tsx';
import { ScoreTable } from './score-table.tsx';

const OtherSubjects = lazyExtra(() => import('./other-subjects.tsx').then((module) => module.OtherSubjects));

const SECTION_ID = 'your-grades';

interface ScoresSectionProps {
  /** In one line: for who comes back, on a phone. */
  readonly folded: boolean;
  /** Somebody sets about entering or changing grades. */
  readonly onEnter: () => void;
}

function DrawnScores({ folded, onEnter }: ScoresSectionProps) {
  const scores = useWork(SCORES_WORK);
  const { t } = useWording();
  const wasFolded = useRef(folded);
  useEffect(() => {
    // What comes in above would push the table out of sight, since a browser keeps its eye on what was there.
    if (wasFolded.current && !folded) {
      const part = document.getElementById(SECTION_ID);
      part?.scrollIntoView?.({ block: 'start' });
      part?.querySelector<HTMLElement>('table button')?.focus({ preventScroll: true });
    }
    wasFolded.current = folded;
  }, [folded]);
  return (
    <Section
      id={SECTION_ID}
      title={t('scores.title')}
      aside={
        <span className="text-muted text-xs">
          {t('scores.entered', { count: scoredRowCount(scores.value) })}
        </span>
      }
    >
      {folded ? (
        // In turns: the press is answered before the whole table is drawn.
        <FoldedScores onChange={() => startTransition(onEnter)} />
      ) : (
        <ScoresEntry onEnter={onEnter} />
      )}
    </Section>
  );
}

/** Where a pupil enters grades; every change is kept on the device. */
export const ScoresSection = memo(DrawnScores);

/** The table, the electives, and what they come to. */
function ScoresEntry({ onEnter }: { readonly onEnter: () => void }) {
  const announce = useAnnounce();
  const scores = useWork(SCORES_WORK);
  const { t } = useWording();
  const desk = useMediaQuery(DESK);
  const rows = scores.value;
  const grades = gradesOf(rows);
  const scored = scoredRowCount(rows);
  const enough = hasEnoughScores(rows);
  // Nothing opened yet: whoever comes with no grade finds the first subject open.
  const [opened, setOpened] = useState<string | null | undefined>(undefined);
  const openRow = opened === undefined && scored === 0 ? (rows[0]?.id ?? null) : (opened ?? null);
  const add = useRef<HTMLButtonElement>(null);
  const own = ownRows(rows);
  const electives = own.filter((row) => !row.isCompulsory && !row.isCore).length;
  const assumed = enough && grades.CSD === undefined && grades.LS === undefined;

  const change: typeof scores.change = (next) => {
    onEnter();
    scores.change(next);
  };
  const remove = (row: ScoreRow, name: string) => {
    change((current) => removeRow(current, row.id));
    announce(t('scores.removed', { subject: name }));
    add.current?.focus();
  };
  const choose = (code: ElectiveSubject) => {
    const wider = addElective(rows, code);
    change((current) => addElective(current, code));
    setOpened(wider.find(({ subjectCode }) => subjectCode === code)?.id ?? null);
  };

  return (
    <>
      <ScoreTable
        rows={own}
        openRow={openRow}
        unasked={opened === undefined}
        onOpen={setOpened}
        onSubject={(id, code) => change((current) => setSubject(current, id, code))}
        onScore={(id, grade) => change((current) => setScore(current, id, grade))}
        onRemove={remove}
      />
      <ElectiveChips rows={rows} onChoose={choose} />
      <Suspense fallback={<div className="mt-3 h-[46px]" />}>
        <OtherSubjects onEnter={onEnter} />
      </Suspense>
      <Button
        ref={add}
        variant="quiet"
        size="sm"
        className="mt-2"
        disabled={electives >= ELECTIVE_SUBJECTS.length}
        onClick={() => change(addElectiveRow)}
      >
        <Plus aria-hidden="true" />
        {t('scores.addElective')}
      </Button>
      <SampleGrades
        onTry={() => {
          setOpened(null);
          change(() => scoreTableOf(SAMPLE_GRADES));
        }}
        onClear={() => {
          setOpened(undefined);
          change(initialScoreTable);
        }}
      />
      {!enough && (desk || scored === 0) && (
        <p className="mt-3 text-ink-2 text-sm leading-snug">
          {t('scores.moreNeeded', { count: MINIMUM_SCORED_SUBJECTS - scored })}
        </p>
      )}
      {assumed && <p className="mt-3 text-ink-2 text-xs leading-snug">{t('scores.csdAssumed')}</p>}
      <div className="mt-3">
        <WorkNote part="scores" guest={t('kept.guest')} />
      </div>
      {!desk && <LevelsBar />}
    </>
  );
}

interface SampleGradesProps {
  readonly onTry: () => void;
  readonly onClear: () => void;
}

/** For whoever has no results yet: seven grades of nobody, and the way back to an empty table. */
function SampleGrades({ onTry, onClear }: SampleGradesProps) {
  const { value: rows } = useWork(SCORES_WORK);
  const { t } = useWording();
  const isSample = hasSameGrades(gradesOf(rows), SAMPLE_GRADES);
  if (scoredRowCount(rows) > 0 && !isSample) return null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 border-line border-t pt-3 text-sm">
      <FlaskConical aria-hidden="true" className="size-4 shrink-0 text-muted" />
      {t(isSample ? 'scores.sampleShown' : 'scores.noResults')}
      <button type="button" className="tap-target text-accent" onClick={isSample ? onClear : onTry}>
        {t(isSample ? 'scores.sampleClear' : 'scores.sample')}
      </button>
    </p>
  );
}

/** The table in one line, for who comes back: the grades in their order, and the sums. */
function FoldedScores({ onChange }: { readonly onChange: () => void }) {
  const { grades } = useAdmission();
  const wording = useWording();
  const { t, list } = wording;
  const { best5Score, best6Score } = plainScores(grades);
  const entries = heldEntries(grades);
  const said = entries.map(
    ([code, grade]) =>
      `${isSubjectCode(code) ? subjectName(code, wording) : shortName(code, wording)} ${gradeName(grade, wording)}`,
  );
  const short = (grade: string) => {
    if (grade === 'Attained') return t('scores.attainedShort');
    return grade === 'Failed' ? t('scores.failedShort') : grade;
  };
  return (
    <div className="flex items-center gap-3 rounded-2 border border-line bg-surface py-2.5 ps-4 pe-2">
      <p className="min-w-0 flex-1">
        <span aria-hidden="true" className="flex flex-wrap gap-x-2 font-strong text-md">
          {entries.map(([code, grade]) => (
            <span key={code}>{short(grade)}</span>
          ))}
        </span>
        <span className="sr-only">{t('scores.folded', { grades: list(said) })}</span>
        <span className="block text-ink-2 text-sm">
          {t('scores.best', { five: best5Score, six: best6Score })}
        </span>
      </p>
      <button
        type="button"
        onClick={onChange}
        className="inline-flex min-h-(--tap) shrink-0 items-center gap-2 px-2 text-accent text-sm"
      >
        <Pencil aria-hidden="true" className="size-4" />
        {t('scores.change')}
      </button>
    </div>
  );
}
