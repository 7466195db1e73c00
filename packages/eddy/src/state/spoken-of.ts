import type { EarlierMessage, EddyContext } from '../context.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';

const CODE = /JS[0-9A-Z]{4}/gi;
/** What an answer is about stands bold, its title beside the code. */
const BOLD = /\*\*(JS[0-9A-Z]{4})(?= )/g;
/** A row of a table or a list that begins with a programme, after its number and band. */
const ROW = /^(?:\||-) (?:\d+ \| (?:[A-E–] \| )?)?\**(JS[0-9A-Z]{4})/gm;
/** The head of a table with a programme a column. */
const HEAD = /^\|.*\|(?=\n\| ---)/m;
/** Older messages than these are another matter. */
const REMEMBERED = 12;
/** As many as stand side by side were spoken of; more were listed. */
const MOST_SPOKEN_OF = TOOL_LIMITS.compared;

/** Programmes that one message told of, in their order. `listed`: as rows; else they are what it was about. */
export interface SpokenOf {
  readonly codes: readonly string[];
  readonly listed: boolean;
}

function codesBy(pattern: RegExp, text: string, { catalogue }: EddyContext): readonly string[] {
  const codes = [...text.matchAll(pattern)].map((match) => (match[1] ?? match[0]).toUpperCase());
  return [...new Set(codes)].filter((code) => catalogue.find(code) !== undefined);
}

function ofMessage({ text, isBot }: EarlierMessage, context: EddyContext): readonly SpokenOf[] {
  if (!isBot) return [{ codes: codesBy(CODE, text, context), listed: false }];
  const bold = codesBy(BOLD, text, context);
  const head = codesBy(CODE, HEAD.exec(text)?.[0] ?? '', context);
  const rows = head.length > 1 ? head : codesBy(ROW, text, context);
  const all = codesBy(CODE, text, context);
  const isAbout = bold.length > 0 ? bold : all.length <= MOST_SPOKEN_OF && rows.length === 0 ? all : [];
  return [
    { codes: isAbout, listed: false },
    { codes: rows, listed: true },
  ];
}

/** What the talk was of so far, the latest first. */
export const spokenOf = (earlier: readonly EarlierMessage[], context: EddyContext): readonly SpokenOf[] =>
  earlier
    .slice(-REMEMBERED)
    .toReversed()
    .flatMap((message) => ofMessage(message, context))
    .filter(({ codes }) => codes.length > 0);

/** The programmes that the talk is of: those last spoken of, unless others than the pupil's own were listed since. */
export function focusOf(earlier: readonly EarlierMessage[], context: EddyContext): readonly string[] {
  const groups = spokenOf(earlier, context);
  const isOwn = (code: string): boolean => context.choices.includes(code);
  const held = groups.find(
    ({ codes, listed }) => !listed || codes.length <= MOST_SPOKEN_OF || !codes.every(isOwn),
  );
  const whole = groups[0]?.codes ?? [];
  if (held === undefined) return whole.length > MOST_SPOKEN_OF ? [] : whole;
  return held.codes.slice(0, MOST_SPOKEN_OF);
}
