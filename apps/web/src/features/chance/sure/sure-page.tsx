import type { BackTest, CalibrationFile } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWording } from '../../../shared/programme/wording.ts';
import { PROSE, SureOpening } from './sure-opening.tsx';

const files = import.meta.glob<CalibrationFile>('../../../../../../data/chance/calibration.json', {
  import: 'default',
  eager: true,
});

const CANNOT = ['chance', 'interview', 'silent', 'ends', 'requirement'] as const;

/** How the chances are made, what they came to on the years held, and what they cannot see. */
export function SurePage({ chancePath }: { readonly chancePath: string }) {
  const { t } = useTranslation('sure');
  const [file] = Object.values(files);
  if (file === undefined) throw new Error('the back-test is not in this build');
  const { years, alike, institutions, reliability, brier, version } = file;
  const pairs = alike.median.n;
  const hardest = years.reduce((least, one) => (one.median.in80 < least.median.in80 ? one : least));
  return (
    <article className="wrap pt-5 pb-16">
      <SureOpening />
      <section className="mt-10">
        <h2>{t('test.title')}</h2>
        <p className={`${PROSE} mt-3`}>{t('test.lead', { pairs })}</p>
        <div className="mt-5 grid gap-8 lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-12">
          <figure>
            <ReliabilityChart bins={reliability} />
            <figcaption className="mt-2 text-muted text-sm leading-snug">
              {t('test.chart')} {t('test.brier', { ...brier })}
            </figcaption>
          </figure>
          <div className="min-w-0">
            <CoverageTable years={years} alike={alike.median} />
            <p className="mt-3 text-sm leading-snug">
              {t('test.narrow', { in80: Math.round(hardest.median.in80 * 100) })}
            </p>
            <InstitutionTable rows={institutions} />
          </div>
        </div>
      </section>
      <section className="mt-10">
        <h2>{t('cannot.title')}</h2>
        <ul className={`${PROSE} mt-3 grid list-disc gap-2 ps-5`}>
          {CANNOT.map((key) => (
            <li key={key}>{t(`cannot.${key}`)}</li>
          ))}
        </ul>
      </section>
      <section className="mt-10">
        <h2>{t('versions.title')}</h2>
        <p className={`${PROSE} mt-3`}>{t('versions.2026.1')}</p>
        <p className={`${PROSE} mt-3 text-ink-2 text-sm`}>{t('version', { version })}</p>
        <p className="mt-4">
          <Link to={chancePath}>{t('toList')}</Link>
        </p>
      </section>
    </article>
  );
}

const SIZE = 300;
const EDGE = 32;
/** Room for half of the last figure on the axis. */
const END = 12;
const at = (share: number): number => EDGE + share * (SIZE - EDGE - END);
const up = (share: number): number => SIZE - at(share);
const TICKS = [0, 0.25, 0.5, 0.75, 1];

/** What was said against what came, in ten steps; where the two agree a point stands on the line. */
function ReliabilityChart({ bins }: { readonly bins: BackTest['reliability'] }) {
  const { t } = useTranslation('sure');
  const said = bins
    .map(({ said, came }) => `${Math.round(said * 100)}: ${Math.round(came * 100)}`)
    .join(', ');
  return (
    <svg
      role="img"
      aria-label={`${t('test.said')}: ${t('test.came')}. ${said}`}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      className="w-full max-w-96 text-xs"
    >
      {TICKS.map((tick) => (
        <g key={tick}>
          <path d={`M${at(0)} ${up(tick)}H${at(1)}M${at(tick)} ${up(0)}V${up(1)}`} className="stroke-line" />
          <text x={at(tick)} y={SIZE - EDGE + 18} textAnchor="middle" className="fill-muted text-[11px]">
            {tick * 100}
          </text>
          <text x={EDGE - 6} y={up(tick) + 4} textAnchor="end" className="fill-muted text-[11px]">
            {tick * 100}
          </text>
        </g>
      ))}
      <path d={`M${at(0)} ${up(0)}L${at(1)} ${up(1)}`} className="stroke-line-strong" />
      <path
        d={`M${bins.map((bin) => `${at(bin.said)} ${up(bin.came)}`).join('L')}`}
        fill="none"
        strokeWidth="2"
        className="stroke-accent"
      />
      {bins.map((bin) => (
        <circle key={bin.said} cx={at(bin.said)} cy={up(bin.came)} r="4" className="fill-accent" />
      ))}
      <text x={at(1)} y={SIZE - 2} textAnchor="end" className="fill-ink-2 text-[11px]">
        {t('test.said')} %
      </text>
      <text x={at(0) + 4} y={12} className="fill-ink-2 text-[11px]">
        {t('test.came')} %
      </text>
    </svg>
  );
}

const CELL = 'border-line border-b px-2 py-1.5 text-end first:ps-0 first:text-start last:pe-0';
const percent = (share: number): string => `${Math.round(share * 100)}%`;

type Shares = BackTest['alike']['median'];

function Row({ name, shares: { n, in50, in80, in90 } }: { readonly name: string; readonly shares: Shares }) {
  return (
    <tr>
      <th scope="row" className={`${CELL} font-(weight:--weight-text)`}>
        {name}
      </th>
      <td className={CELL}>{n}</td>
      <td className={CELL}>{percent(in50)}</td>
      <td className={`${CELL} font-strong`}>{percent(in80)}</td>
      <td className={CELL}>{percent(in90)}</td>
    </tr>
  );
}

function Head({ first }: { readonly first: string }) {
  const { t } = useTranslation('sure');
  return (
    <thead>
      <tr className="text-muted text-xs">
        {[first, t('test.n'), '50%', '80%', '90%'].map((name) => (
          <th key={name} scope="col" className={`${CELL} font-medium`}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const TABLE = 'w-full border-collapse text-sm leading-snug';
const CAPTION = 'pb-2 text-start font-strong leading-snug';

/** Coverage year by year. */
function CoverageTable({ years, alike }: { readonly years: BackTest['years']; readonly alike: Shares }) {
  const { t } = useTranslation('sure');
  return (
    <table className={TABLE}>
      <caption className={CAPTION}>{t('test.table')}</caption>
      <Head first={t('test.pair')} />
      <tbody>
        {years.map(({ from, median }) => (
          <Row key={from} name={`${from} → ${from + 1}`} shares={median} />
        ))}
        <Row name={t('test.alike')} shares={alike} />
      </tbody>
    </table>
  );
}

/** Coverage by institution. */
function InstitutionTable({ rows }: { readonly rows: BackTest['institutions'] }) {
  const { t } = useTranslation('sure');
  const wording = useWording();
  return (
    <table className={`${TABLE} mt-8`}>
      <caption className={CAPTION}>{t('test.byInstitution')}</caption>
      <Head first={t('test.institution')} />
      <tbody>
        {rows.map((row) => (
          <Row key={row.institution} name={wording.t(`institution.${row.institution}`)} shares={row} />
        ))}
      </tbody>
    </table>
  );
}
