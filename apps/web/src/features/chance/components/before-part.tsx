import {
  type Grade,
  type GradeSpread,
  type GradeSpreads,
  type Grades,
  gradeEntries,
  LEVEL_GRADES,
  likelyGrades,
  plainScores,
  type SubjectCode,
  wholePercent,
  withGrades,
} from '@lodestar/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChanceAnswer } from '../../../shared/chance/chance-work.ts';
import { NothingLine } from '../../../shared/chance/nothing-line.tsx';
import { useChances } from '../../../shared/chance/use-chances.ts';
import { subjectName } from '../../../shared/programme/subject-words.ts';
import { useWording } from '../../../shared/programme/wording.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SegmentedChooser } from '../../../shared/ui/segmented-chooser.tsx';
import { SelectInput } from '../../../shared/ui/select-input.tsx';
import { useDeviceWork } from '../../../shared/work/device-value.ts';
import { EXPECTED_GRADES } from '../../../shared/work/expected-grades.ts';
import { EXPECTED, SAYERS } from '../model/kept-spreads.ts';
import type { OwnList } from '../model/use-own-list.ts';
import { Working } from './chance-outline.tsx';
import { NOTHING_NEW } from './now-part.tsx';
import { WhatMoves } from './what-moves.tsx';

/** What the list may bring while the grades are not known: lowest, likely and highest, and who says so. */
export function BeforePart({ own }: { readonly own: OwnList }) {
  const { t } = useTranslation('chance');
  const { value: expected, change, kept } = useDeviceWork(EXPECTED_GRADES, EXPECTED);
  const { who, spreads } = expected;
  const likely = useMemo(() => likelyGrades(own.grades, spreads), [own.grades, spreads]);
  const { answer, failed, retry } = useChances({ ...own, grades: likely, spreads, moves: NOTHING_NEW });
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-12">
      <section aria-labelledby="chance-before">
        <h2 id="chance-before">{t('before.title')}</h2>
        <p className="mt-1 mb-3 text-ink-2 text-sm leading-snug">{t('before.hint')}</p>
        <p className="mb-1 text-sm">{t('before.who')}</p>
        <SegmentedChooser
          label={t('before.who')}
          value={who}
          onChange={(next) => change((now) => ({ ...now, who: next }))}
          options={SAYERS.map((value) => ({ value, label: t(`before.whoOf.${value}`) }))}
        />
        <GradeRanges
          grades={own.grades}
          spreads={spreads}
          onChange={(subject, spread) =>
            change((now) => ({ ...now, spreads: { ...now.spreads, [subject]: spread } }))
          }
        />
        {Object.keys(spreads).length > 0 && (
          <p className="mt-2 flex flex-wrap items-center gap-x-3 text-muted text-xs">
            {kept && t('before.kept')}
            <button
              type="button"
              onClick={() => change(() => EXPECTED.initial())}
              className="tap-target text-accent underline underline-offset-4"
            >
              {t('before.clear')}
            </button>
          </p>
        )}
      </section>
      <div className="grid content-start gap-6">
        <Days own={own} grades={likely} spreads={spreads} />
        {failed && <ErrorState title={t('failed')} detail={t('failedHint')} onRetry={retry} />}
        {answer === null ? (
          !failed && <Working />
        ) : (
          <>
            <NothingLine list={answer.list} narrow />
            <p className="text-muted text-xs">{t('before.says', { who: t(`before.whoOf.${who}`) })}</p>
            <Fragile moves={answer.moves} />
            <WhatMoves answer={answer} />
          </>
        )}
      </div>
    </div>
  );
}

function Fragile({ moves }: Pick<ChanceAnswer, 'moves'>) {
  const { t } = useTranslation('chance');
  const wording = useWording();
  const fragile = moves?.fragile ?? null;
  if (fragile === null) return null;
  return (
    <div className="rounded-2 bg-warn-tint p-4 text-sm leading-snug">
      <p className="font-strong">{t('before.fragile', { subject: subjectName(fragile.subject, wording) })}</p>
      <p>
        {t('before.fragileHint', {
          to: fragile.to,
          before: wholePercent(fragile.before),
          after: wholePercent(fragile.after),
        })}
      </p>
    </div>
  );
}

interface DaysProps {
  readonly own: OwnList;
  readonly grades: Grades;
  readonly spreads: GradeSpreads;
}

/** Best five and the commonest offer on a low day, a likely one and a high one. */
function Days({ own, grades, spreads }: DaysProps) {
  const { t } = useTranslation('chance');
  const days = useMemo(
    () => ({
      low: withGrades(grades, spreads, ({ low }) => low),
      likely: grades,
      high: withGrades(grades, spreads, ({ high }) => high),
    }),
    [grades, spreads],
  );
  const low = useChances({ ...own, grades: days.low });
  const likely = useChances({ ...own, grades: days.likely });
  const high = useChances({ ...own, grades: days.high });
  const shown = [
    ['low', low],
    ['likely', likely],
    ['high', high],
  ] as const;
  return (
    <section aria-labelledby="chance-days">
      <h2 id="chance-days">{t('before.spread')}</h2>
      <dl className="mt-3 grid grid-cols-3 border-line border-y">
        {shown.map(([day, { answer }]) => (
          <div key={day} className="border-line py-3 not-first:border-s not-first:ps-3">
            <dt className="text-muted text-xs">{t(`before.day.${day}`)}</dt>
            <dd className="font-display text-xl leading-snug">
              {plainScores(days[day]).best5Score}
              <small className="block font-text text-ink-2 text-xs">
                {answer === null ? '…' : (answer.list.mostLikely ?? t('before.noOffer'))}
              </small>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-muted text-xs">{t('before.spreadHint')}</p>
    </section>
  );
}

const ENDS = ['low', 'likely', 'high'] as const;
const ORDER: readonly Grade[] = LEVEL_GRADES;
const GRADES = LEVEL_GRADES.map((value) => ({ value, label: value }));
const placeOf = (grade: Grade): number => ORDER.indexOf(grade);

/** The spread with one end changed; the others give way. */
function withEnd(spread: GradeSpread, end: keyof GradeSpread, grade: Grade): GradeSpread {
  const worse = (one: Grade, other: Grade): Grade => (placeOf(one) > placeOf(other) ? one : other);
  const better = (one: Grade, other: Grade): Grade => (placeOf(one) < placeOf(other) ? one : other);
  const low = end === 'low' ? grade : spread.low;
  const likely = end === 'likely' ? grade : spread.likely;
  const high = end === 'high' ? grade : spread.high;
  if (end === 'likely') return { low: worse(low, likely), likely, high: better(high, likely) };
  if (end === 'low') return { low, likely: better(likely, low), high: better(high, low) };
  return { low: worse(low, high), likely: worse(likely, high), high };
}

interface GradeRangesProps {
  readonly grades: Grades;
  readonly spreads: GradeSpreads;
  readonly onChange: (subject: SubjectCode, spread: GradeSpread) => void;
}

/** Lowest, likely and highest grade of each subject. */
function GradeRanges({ grades, spreads, onChange }: GradeRangesProps) {
  const { t } = useTranslation('chance');
  const wording = useWording();
  const subjects = gradeEntries(grades).filter(([subject]) => subject !== 'CSD');
  return (
    <ul>
      {subjects.map(([subject, grade]) => {
        const spread = spreads[subject] ?? { low: grade, likely: grade, high: grade };
        const name = subjectName(subject, wording);
        return (
          <li
            key={subject}
            className="grid gap-2 border-line border-b py-3 md:grid-cols-[11rem_minmax(0,1fr)] md:items-end"
          >
            <span className="font-medium text-sm leading-snug">{name}</span>
            <div className="grid grid-cols-3 gap-2">
              {ENDS.map((end) => (
                <label
                  key={end}
                  htmlFor={`${subject}-${end}`}
                  className="grid min-w-0 gap-0.5 text-muted text-xs"
                >
                  {t(`before.${end}`)}
                  <SelectInput
                    id={`${subject}-${end}`}
                    aria-label={`${name}: ${t(`before.${end}`)}`}
                    value={spread[end]}
                    onChange={({ target }) => {
                      const chosen = LEVEL_GRADES.find((one) => one === target.value);
                      if (chosen !== undefined) onChange(subject, withEnd(spread, end, chosen));
                    }}
                    options={GRADES}
                  />
                </label>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
