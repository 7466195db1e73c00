import type { BackTest } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';

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
export function CoverageTable({
  years,
  alike,
}: {
  readonly years: BackTest['years'];
  readonly alike: Shares;
}) {
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
export function InstitutionTable({ rows }: { readonly rows: BackTest['institutions'] }) {
  const { t } = useTranslation('sure');
  return (
    <table className={`${TABLE} mt-8`}>
      <caption className={CAPTION}>{t('test.byInstitution')}</caption>
      <Head first={t('test.institution')} />
      <tbody>
        {rows.map((row) => (
          <Row key={row.institution} name={row.institution} shares={row} />
        ))}
      </tbody>
    </table>
  );
}
