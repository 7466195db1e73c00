import type { MarkedToken } from 'marked';
import { placed } from '../../model/placed.ts';
import { MarkdownInline } from './markdown-inline.tsx';

const CELL = 'border-line border-b px-2 py-1.5 text-start align-baseline first:ps-0 last:pe-0';

/** Up to here, Chinese characters counted twice, a cell stays on one line. */
const SHORT = 12;

const widthOf = (text: string) => text.replace(/\p{Script=Han}/gu, '  ').length;

/** What is longer takes two lines, and a title as many as it needs. */
function wrapping(text: string): string {
  if (widthOf(text) <= SHORT) return 'whitespace-nowrap';
  return widthOf(text) <= 2 * SHORT ? 'min-w-18' : 'min-w-32';
}

/** A table of a Markdown text, which scrolls by itself where it is too wide. */
export function MarkdownTable({ token }: { readonly token: Extract<MarkedToken, { type: 'table' }> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <div tabIndex={0} className="overflow-x-auto not-first:max-[599px]:-ms-12 [overflow-wrap:normal]">
      <table className="w-full border-collapse text-sm leading-snug">
        <thead>
          <tr>
            {placed(token.header).map(({ key, thing: cell }) => (
              <th
                key={key}
                scope="col"
                className={`${CELL} ${wrapping(cell.text)} font-medium text-muted text-xs`}
              >
                <MarkdownInline tokens={cell.tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {placed(token.rows).map(({ key, thing: row }) => (
            <tr key={key}>
              {placed(row).map(({ key: column, thing: cell }) => (
                <td key={column} className={`${CELL} ${wrapping(cell.text)}`}>
                  <MarkdownInline tokens={cell.tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
