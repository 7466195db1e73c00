import {
  type Grade,
  type GradeSpread,
  type GradeSpreads,
  type Grades,
  gradeEntries,
  LEVEL_GRADES,
  type SubjectCode,
} from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { subjectName } from '../../../shared/programme/subject-words.ts';
import { useWording } from '../../../shared/programme/wording.ts';
import { SelectInput } from '../../../shared/ui/select-input.tsx';

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
export function GradeRanges({ grades, spreads, onChange }: GradeRangesProps) {
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
