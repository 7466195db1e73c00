const CELL = 'border-b border-line px-2 py-1.5 align-baseline first:ps-0 last:pe-0';
const HEAD = `${CELL} font-medium text-muted text-xs`;
const NUMBER = 'whitespace-nowrap text-end';
const FOOT = 'border-t-[1.5px] border-ink px-2 py-1.5 align-baseline font-strong first:ps-0 last:pe-0';

/** Hairlines, numbers to the right, a heavier rule above the total. */
export const TABLE = {
  table: 'w-full border-collapse text-sm leading-snug',
  head: `${HEAD} text-start`,
  headNumber: `${HEAD} ${NUMBER}`,
  rowHead: `${CELL} text-start font-(weight:--weight-text)`,
  number: `${CELL} ${NUMBER}`,
  /** A number with its share behind it, which goes below where there is no room. */
  numberWithShare: `${CELL} text-end`,
  footHead: `${FOOT} text-start`,
  footNumber: `${FOOT} ${NUMBER}`,
} as const;
