import type { AnswerToken } from './answer-tokens.ts';
import type { GivenFigures } from './given-figures.ts';
import { canonicalCode } from './is-given.ts';

/** The sentence or row of a table that is being written. */
export interface LineSoFar {
  readonly add: (token: AnswerToken) => void;
  /**
   * Whether a number belongs to another programme than the one its line is about; null: that depends on what follows.
   * @param ahead what comes behind the number, as far as it is there.
   * @param whole whether nothing more of it will come.
   */
  readonly isForeign: (
    token: AnswerToken,
    ahead: string,
    whole: boolean,
    given: GivenFigures,
  ) => boolean | null;
}

/** Where a sentence or a row ends. */
const END = /[。！？；;\n]|[.!?](?=\s)/;
const ENDS = new RegExp(END, 'g');
const ANY_CODE = /js[ \u00a0_:*–—-]{0,4}[0-9s]/i;

/** Words by which a line speaks of more than the one programme it names. */
const SPEAKS_OF_MORE = new RegExp(
  [
    '(?<![a-z])(?:than|while|whereas|but|and|or|others?|another|compared|versus|vs|rather|beside|instead|unlike|both' +
      '|between|choices?|next|rest|each|all|every|any|average)(?![a-z])',
    '比|較|较|而|但|另|其他|其餘|其余|相對|相对|志願|志愿|首選|首选|至於|至于|之間|之间|和|及|與|与|同|或|都|各|每',
  ].join('|'),
  'i',
);

/** How much of a line is looked back at. */
const LONGEST = 400;
/** Counts, levels and years are anybody's. */
const TELLING_FROM = 20;
const isYear = (value: number) => Number.isInteger(value) && value >= 1900 && value <= 2100;
const isTelling = (value: number) => !Number.isInteger(value) || (value > TELLING_FROM && !isYear(value));

export function createLineSoFar(): LineSoFar {
  let text = '';
  const codes = new Set<string>();

  return {
    add: (token) => {
      const isEnded = END.test(text.slice(-1) + token.raw);
      text = (text + token.raw).slice(-LONGEST);
      const end = isEnded ? [...text.matchAll(ENDS)].at(-1) : undefined;
      if (end !== undefined) {
        text = text.slice(end.index + 1);
        codes.clear();
      }
      if (token.kind === 'code') codes.add(canonicalCode(token.raw));
    },
    isForeign: ({ kind, raw }, ahead, whole, { numbersOfProgrammes }) => {
      const [code] = codes;
      if (kind !== 'number' || code === undefined || codes.size > 1) return false;
      const value = Number(raw.normalize('NFKC').replaceAll(',', ''));
      const owners = numbersOfProgrammes.get(value);
      if (owners === undefined || owners.has(code) || !isTelling(value)) return false;
      const end = END.exec(ahead);
      if (end === null && !whole) return null;
      const rest = end === null ? ahead : ahead.slice(0, end.index);
      return !ANY_CODE.test(rest) && !SPEAKS_OF_MORE.test(text + rest);
    },
  };
}
