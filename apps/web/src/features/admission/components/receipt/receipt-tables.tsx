import {
  type AdmissionCurve,
  type Formula,
  formulaTakes,
  type Grade,
  type Grades,
  gradePoints,
  otherEntries,
  type Programme,
  type ScoreReceipt,
  SUBJECTS,
  type SubjectCode,
} from '@lodestar/domain';
import { gradeName, shortName } from '../../../../shared/programme/subject-words.ts';
import type { ReceiptData } from '../../model/receipt.ts';
import { PartHeading } from './part-heading.tsx';
import { type ReceiptWording, useReceiptWording } from './receipt-wording.ts';

const CELL = 'border-b border-line px-2 py-1.5 align-baseline first:ps-0 last:pe-0';
const HEAD = `${CELL} font-medium text-muted text-xs`;
const NUMBER = 'whitespace-nowrap text-end';
const FOOT = 'border-t-[1.5px] border-ink px-2 py-1.5 align-baseline font-strong first:ps-0 last:pe-0';

/** Hairlines, numbers to the right, a heavier rule above the total. */
const TABLE = {
  table: 'w-full border-collapse text-sm leading-snug',
  head: `${HEAD} text-start`,
  headNumber: `${HEAD} ${NUMBER}`,
  rowHead: `${CELL} text-start font-(weight:--weight-text)`,
  number: `${CELL} ${NUMBER}`,
  /** A number with its share or weight behind it, which goes below where there is no room. */
  numberWithShare: `${CELL} text-end`,
  headWithShare: `${HEAD} text-end`,
  footHead: `${FOOT} text-start`,
  footNumber: `${FOOT} ${NUMBER}`,
} as const;

/** The sum, so that it can be done again by hand. */
export function CountedTable({ receipt }: { readonly receipt: ReceiptData }) {
  const wording = useReceiptWording();
  const { said, number, list } = wording;
  const { programme, grades, classification } = receipt;
  const { counted, total } = classification.calculation;
  const left = notCountedWords(grades, classification.calculation, programme.calculation, wording);
  return (
    <>
      <PartHeading>{said('counted.title')}</PartHeading>
      {counted.length === 0 ? (
        <p className="text-sm leading-snug">{said('counted.none')}</p>
      ) : (
        <table aria-label={said('counted.title')} className={TABLE.table}>
          <thead>
            <tr>
              <th scope="col" className={TABLE.head}>
                {said('counted.subject')}
              </th>
              <th scope="col" className={TABLE.headNumber}>
                {said('counted.grade')}
              </th>
              <th scope="col" className={TABLE.headWithShare}>
                {said('counted.points')}
              </th>
              <th scope="col" className={TABLE.headNumber}>
                {said('counted.value')}
              </th>
            </tr>
          </thead>
          <tbody>
            {counted.map(({ subjectCode, grade, points, weight, value }) => (
              <tr key={subjectCode}>
                <th scope="row" className={TABLE.rowHead}>
                  {shortName(subjectCode, wording)}
                </th>
                <td className={TABLE.number}>{gradeName(grade, wording)}</td>
                <td className={TABLE.numberWithShare}>
                  {number(points, 3)}{' '}
                  <span className="whitespace-nowrap text-muted">× {number(weight, 4)}</span>
                </td>
                <td className={TABLE.number}>{number(value, 4)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3} className={TABLE.footHead}>
                {said('counted.total')}
              </th>
              <td className={TABLE.footNumber}>{total === null ? '–' : number(total)}</td>
            </tr>
          </tfoot>
        </table>
      )}
      {left.length > 0 && (
        <p className="mt-2 text-muted text-xs leading-snug">{said('counted.not', { list: list(left) })}</p>
      )}
    </>
  );
}

type Reason = 'csd' | 'ls' | 'noPoints' | 'otherModule' | 'beyond' | 'notTaken';

const OTHER_MODULE: Readonly<Partial<Record<SubjectCode, SubjectCode>>> = {
  MEP_M1: 'MEP_M2',
  MEP_M2: 'MEP_M1',
};

function reasonFor(code: SubjectCode, grade: Grade, counted: ReadonlySet<string>, formula: Formula): Reason {
  if (code === 'LS') return 'ls';
  const takes = formulaTakes(formula, code);
  if (code === 'CSD' && !takes) return 'csd';
  if (code === 'CSD' ? grade === 'Failed' : gradePoints(grade, formula.scale) === 0) return 'noPoints';
  const other = OTHER_MODULE[code];
  if (other !== undefined && counted.has(other)) return 'otherModule';
  return takes ? 'beyond' : 'notTaken';
}

/** The subjects a pupil has that did not count, each with the reason. */
export function notCountedWords(
  grades: Grades,
  receipt: ScoreReceipt,
  formula: Formula,
  wording: ReceiptWording,
): readonly string[] {
  const counted = new Set<string>(receipt.counted.map(({ subjectCode }) => subjectCode));
  const others = otherEntries(grades).filter(([code]) => !counted.has(code));
  const left = SUBJECTS.flatMap((code) => {
    const grade = grades[code];
    if (grade === undefined || counted.has(code)) return [];
    const reason = reasonFor(code, grade, counted, formula);
    const params = { subject: shortName(code, wording), grade: gradeName(grade, wording) };
    return [wording.said(`counted.reason.${reason}`, params)];
  });
  const leftOthers = others.map(([code, result]) =>
    wording.said('counted.reason.other', {
      subject: shortName(code, wording),
      grade: gradeName(result, wording),
    }),
  );
  return [...left, ...leftOthers];
}

const TOTAL = 6;
const BANDS = [1, 2, TOTAL] as const;

/** How many applied and how many were offered a place, by band, in the row's own year. */
export function NumbersTable({ programme }: { readonly programme: Programme }) {
  const { t, said, number, fixed } = useReceiptWording();
  const applied = programme.stats_apply[0];
  const offered = programme.stats_offer[0];
  if (applied === undefined) {
    return <p className="mt-5 text-sm leading-snug">{said('numbers.none')}</p>;
  }
  const share = (band: (typeof BANDS)[number]) => {
    const offers = offered?.[band] ?? null;
    if (offers === null) return '–';
    const applications = applied[band];
    if (applications === 0 || band === TOTAL) return number(offers);
    const percent = fixed((offers / applications) * 100, 1);
    return t('level.share', { count: number(offers), percent });
  };
  return (
    <>
      <PartHeading>{said('numbers.title', { year: applied[0] })}</PartHeading>
      <table aria-label={said('numbers.title', { year: applied[0] })} className={TABLE.table}>
        <thead>
          <tr>
            <td className={TABLE.head} />
            <th scope="col" className={TABLE.headNumber}>
              {t('choices.band', { band: 'A' })}
            </th>
            <th scope="col" className={TABLE.headNumber}>
              {t('choices.band', { band: 'B' })}
            </th>
            <th scope="col" className={TABLE.headNumber}>
              {said('numbers.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className={`${TABLE.rowHead} whitespace-nowrap`}>
              {said('numbers.applications')}
            </th>
            {BANDS.map((band) => (
              <td key={band} className={TABLE.number}>
                {number(applied[band])}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row" className={`${TABLE.rowHead} whitespace-nowrap`}>
              {said('numbers.offers')}
            </th>
            {BANDS.map((band) => (
              <td key={band} className={TABLE.numberWithShare}>
                {share(band)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </>
  );
}

const SHARES = [10, 25, 50, 75, 90];

/** The curve as figures, for those who would rather read. */
export function CurveFigureTable({ curve }: { readonly curve: AdmissionCurve }) {
  const { t, said, number } = useReceiptWording();
  const { lower, upper } = curve.spreadEstimated;
  const estimated = (share: number) => (share < 50 && lower) || (share > 50 && upper);
  return (
    <details className="mt-1 text-xs leading-snug">
      <summary className="flex min-h-(--tap) cursor-pointer items-center text-accent underline underline-offset-[0.18em]">
        {said('curve.table')}
      </summary>
      <table aria-label={said('curve.table')} className={TABLE.table}>
        <thead>
          <tr>
            <th scope="col" className={TABLE.head}>
              {said('curve.share')}
            </th>
            <th scope="col" className={TABLE.headNumber}>
              {said('curve.score')}
            </th>
          </tr>
        </thead>
        <tbody>
          {SHARES.map((share) => (
            <tr key={share}>
              <th scope="row" className={TABLE.rowHead}>
                {t('statistics.percent', { percent: share })}
              </th>
              <td className={TABLE.number}>
                {number(curve.scoreAt(share), 1)}
                {estimated(share) && <span className="text-muted"> ({said('curve.estimatedRow')})</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
