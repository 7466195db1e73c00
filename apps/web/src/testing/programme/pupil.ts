import {
  addElectiveRow,
  type Grades,
  gradeEntries,
  initialScoreTable,
  type PupilList,
  type ScoreTable,
  setScore,
  setSubject,
} from '@lodestar/domain';

/** Just below the median of JS4408, far below that of JS4412, well above that of JS7225. */
export const PUPIL: Grades = {
  CHI: '4',
  ENG: '4',
  MAT: '5',
  CSD: 'Attained',
  PHY: '5',
  ICT: '5',
  ECO: '3',
};

/** The score table as a pupil with these grades leaves it. */
function tableOf(grades: Grades): ScoreTable {
  return gradeEntries(grades).reduce((rows, [code, grade]) => {
    const known = rows.find((row) => row.subjectCode === code);
    if (known !== undefined) return setScore(rows, known.id, grade);
    const empty = rows.find((row) => row.subjectCode === null);
    const wider = empty === undefined ? addElectiveRow(rows) : rows;
    const free = wider.find((row) => row.subjectCode === null);
    return free === undefined ? rows : setScore(setSubject(wider, free.id, code), free.id, grade);
  }, initialScoreTable());
}

/** What an earlier visit left in the browser. */
export function keep(work: {
  readonly grades?: Grades;
  readonly choices?: readonly string[];
  readonly institutions?: readonly string[];
  readonly lists?: readonly PupilList[];
}): void {
  if (work.grades) localStorage.setItem('lodestar.guest.scores', JSON.stringify(tableOf(work.grades)));
  if (work.choices) localStorage.setItem('lodestar.guest.choices', JSON.stringify(work.choices));
  if (work.lists) localStorage.setItem('lodestar.guest.lists', JSON.stringify(work.lists));
  if (work.institutions) {
    localStorage.setItem('lodestar.guest.institutions', JSON.stringify(work.institutions));
  }
}

/** What lies in the browser now. */
export function kept(key: 'scores' | 'choices' | 'institutions' | 'lists'): unknown {
  return JSON.parse(localStorage.getItem(`lodestar.guest.${key}`) ?? 'null');
}
