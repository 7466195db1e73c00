/** First year an event may lie in, and how many years ahead of now (specification, part 2, section 5). */
export const EARLIEST_EVENT_YEAR = 1_900;
export const EVENT_YEARS_AHEAD = 10;
/** As far as a year is taken for one at all, whatever the clock says. */
export const LATEST_STORED_YEAR = 2_999;

/** Why a year is refused. */
export type YearProblem =
  | { readonly code: 'yearNotWhole' }
  | { readonly code: 'yearTooEarly'; readonly earliest: number }
  | { readonly code: 'yearTooLate'; readonly ahead: number };

export type YearVerdict =
  | { readonly kind: 'ok'; readonly year: number }
  | { readonly kind: 'refused'; readonly problem: YearProblem };

const DECIMAL = /^[+-]?\d+(?:\.\d+)?$/;
const FULL_WIDTH_ZERO = 0xff10;

/** The digits of a Chinese keyboard are digits too. */
const halfWidth = (text: string) =>
  text.replace(/[０-９]/gu, (digit) => String((digit.codePointAt(0) ?? FULL_WIDTH_ZERO) - FULL_WIDTH_ZERO));

function numberOf(typed: string | number): number {
  if (typeof typed === 'number') return typed;
  const text = halfWidth(typed).trim();
  return DECIMAL.test(text) ? Number(text) : Number.NaN;
}

/** Whether an event may lie in a year, as typed or as stored. Whole years only, 1900 to ten years from now. */
export function judgeYear(typed: string | number, currentYear: number): YearVerdict {
  const year = numberOf(typed);
  if (!Number.isInteger(year)) return { kind: 'refused', problem: { code: 'yearNotWhole' } };
  if (year < EARLIEST_EVENT_YEAR) {
    return { kind: 'refused', problem: { code: 'yearTooEarly', earliest: EARLIEST_EVENT_YEAR } };
  }
  if (year > currentYear + EVENT_YEARS_AHEAD) {
    return { kind: 'refused', problem: { code: 'yearTooLate', ahead: EVENT_YEARS_AHEAD } };
  }
  return { kind: 'ok', year };
}
