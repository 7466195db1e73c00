import type { ChartData } from './chart-data.ts';

interface FiguresTableProps {
  readonly caption: string;
  readonly data: ChartData;
  readonly write: (value: number) => string;
}

/** Paper does not scroll. */
const BOX = 'max-h-96 overflow-auto print:max-h-none print:overflow-visible print:[&_th]:bg-transparent';

/** On one line, but on a telephone never so long that the figures beside it are out of sight. */
const LABEL = 'wrap-anywhere block w-max';
const LABEL_BESIDE_ONE = `${LABEL} max-md:max-w-[70vw]`;
const LABEL_BESIDE_MORE = `${LABEL} max-md:max-w-[45vw]`;

/** The same figures for whoever cannot see the chart, or wants them to the last digit. */
export function FiguresTable({ caption, data, write }: FiguresTableProps) {
  const labelStyle = data.series.length === 1 ? LABEL_BESIDE_ONE : LABEL_BESIDE_MORE;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
    <section className={BOX} aria-label={caption} tabIndex={0}>
      <table className="w-full text-sm leading-snug">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line-strong border-b text-muted text-xs">
            <th scope="col" className="sticky start-0 bg-paper py-2 pe-4 text-start font-medium">
              {data.corner}
            </th>
            {data.series.map(({ name }) => (
              <th key={name} scope="col" className="break-keep px-2 py-2 text-end font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map(({ label, values }) => (
            <tr key={label} className="border-line border-b">
              <th
                scope="row"
                className="sticky start-0 bg-paper py-1.5 pe-4 text-start font-(weight:--weight-text)"
              >
                <span className={labelStyle}>{label}</span>
              </th>
              {data.series.map(({ name }, place) => (
                <td key={name} className="px-2 py-1.5 text-end">
                  {write(values[place] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
