import { gradeEntries, gradesOf, plainScores } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { gradeName, subjectName } from '../../../shared/programme/subject-words.ts';
import { useWording } from '../../../shared/programme/wording.ts';
import { useWork } from '../../../shared/work/device-value.ts';
import { SCORES_WORK } from '../../../shared/work/pupil-work.ts';
import { ReportSection } from './report-section.tsx';

/** The grades as they are entered, and what the best five and six of them add up to. */
export function GradesBlock() {
  const { t } = useTranslation('report');
  const wording = useWording();
  const { value: table } = useWork(SCORES_WORK);
  const grades = gradesOf(table);
  const entries = gradeEntries(grades);
  const { best5Score, best6Score } = plainScores(grades);
  const change = (
    <Link to="/jupaselect" className="text-sm print:hidden">
      {t(entries.length === 0 ? 'top.enterGrades' : 'grades.change')}
    </Link>
  );
  return (
    <ReportSection title={t('grades.title')} aside={change}>
      {entries.length === 0 ? (
        <p className="text-ink-2 text-sm">{t('grades.none')}</p>
      ) : (
        <dl className="flex flex-wrap gap-x-7 gap-y-3">
          {entries.map(([code, grade]) => (
            <div key={code}>
              <dt className="text-muted text-xs">{subjectName(code, wording)}</dt>
              <dd className="font-display text-xl">{gradeName(grade, wording)}</dd>
            </div>
          ))}
          <div className="border-line-strong border-s ps-7">
            <dt className="text-muted text-xs">{wording.t('statistics.best5')}</dt>
            <dd className="font-display text-xl">{wording.number(best5Score)}</dd>
          </div>
          <div>
            <dt className="text-muted text-xs">{wording.t('statistics.best6')}</dt>
            <dd className="font-display text-xl">{wording.number(best6Score)}</dd>
          </div>
        </dl>
      )}
    </ReportSection>
  );
}
