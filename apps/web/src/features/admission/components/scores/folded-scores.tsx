import { heldEntries, isSubjectCode, plainScores } from '@lodestar/domain';
import { Pencil } from 'lucide-react';
import { gradeName, shortName, subjectName } from '../../../../shared/programme/subject-words.ts';
import { useWording } from '../../../../shared/programme/wording.ts';
import { useAdmission } from '../admission-provider.tsx';

/** The table in one line, for who comes back: the grades in their order, and the sums. */
export function FoldedScores({ onChange }: { readonly onChange: () => void }) {
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
