import type { Level } from '@lodestar/domain';
import { LIST_QUESTIONS, type ListQuestion } from '../asked/list-question.ts';
import type { EddyContext } from '../context.ts';
import { orderWords } from '../guide/order-words.ts';
import { orderAdvice as advised, type OrderAdvice } from '../order-advice.ts';
import { type ProposedChoice, proposedOrder } from '../proposed-order.ts';
import { entriesFor, type Standing, standingAt, standingOf } from '../standing.ts';
import { type FiguresSource, figuresSource } from './figures-source.ts';
import { CODES, taking } from './input-schema.ts';
import { isAbsent, isProblem, oneOf, readCodes } from './read-input.ts';
import { mixFor } from './recommend-mix.ts';
import { type Read, tool, withLevel } from './tool.ts';
import { TOOL_LIMITS } from './tool-limits.ts';

export interface OrderInput {
  /** The choices whose places are asked about; none: the whole order. */
  readonly codes?: readonly string[];
  /** What is asked, where it is not the order. */
  readonly about?: ListQuestion | undefined;
  /** One band alone. */
  readonly band?: 'A' | 'B' | undefined;
  /** Taken out before the order is told. */
  readonly without?: readonly string[] | undefined;
  /** So many of an order are asked for. */
  readonly most?: number | undefined;
}

export interface OrderAdviceResult extends OrderAdvice, FiguresSource {
  readonly tool: 'order_advice';
  readonly asked: readonly string[];
  /** Asked about, and not on the list. */
  readonly beside: readonly Standing[];
  readonly about: ListQuestion | null;
  readonly band: 'A' | 'B' | null;
  readonly most: number | null;
  /** The order that the grades speak for; none where it was not asked. */
  readonly proposed: readonly ProposedChoice[];
  readonly without: readonly string[];
  /** Safer ones near the list, where it has none that is safe. */
  readonly fillers: readonly Standing[];
}

/** Most are named that would hold a list. */
const MOST_FILLERS = 3;
/** From safe on. */
const HOLDING: readonly Level[] = [5, 6, 7, 8];

function fillersFor({ findings, choices }: OrderAdvice, context: EddyContext): readonly Standing[] {
  if (!findings.some(({ kind }) => kind === 'noSafe')) return [];
  const near = choices.map(({ code }) => code);
  const wish = { count: MOST_FILLERS, institutions: [], near, away: [], words: [], levels: HOLDING };
  return mixFor({ ...wish, isAsked: ({ no_band_b_offer: none }) => none !== true }, context).map(
    ({ programme }) => standingAt(programme, context),
  );
}

function run(
  { codes = [], about, band, most, without = [] }: OrderInput,
  context: EddyContext,
): OrderAdviceResult {
  const listed = context.choices.map(context.catalogue.find);
  const asked = codes.filter((code) => context.choices.includes(code));
  const { entries } = entriesFor(
    codes.filter((code) => !asked.includes(code)),
    context,
  );
  const beside = entries.map((entry) => standingOf(entry, context.grades, context));
  const source = figuresSource(listed, context);
  const advice = advised(context);
  const asksOrder = about === 'rank' || about === 'change';
  return {
    tool: 'order_advice',
    asked,
    beside,
    about: about ?? null,
    band: band ?? null,
    most: most ?? null,
    proposed: asksOrder ? proposedOrder(advice, without, context) : [],
    without,
    fillers: fillersFor(advice, context),
    ...advice,
    ...source,
  };
}

export const orderAdvice = tool({
  name: 'order_advice',
  describe:
    'What is worth knowing about the order of the pupil’s list, or of the places of some of its choices: balance, ' +
    'requirements not met, bands without offers. about: whether it is too ambitious or safe (balance), what holds it ' +
    '(safety), what could go (drop), whether some stay (keep), which stands first (pick, dreamFirst), the whole order ' +
    '(rank, most: so many of it), whether to change it (change); band: one band alone.',
  input: taking({
    codes: CODES,
    about: { type: 'string', enum: LIST_QUESTIONS },
    band: { type: 'string', enum: ['A', 'B'] },
    without: CODES,
    most: { type: 'integer', minimum: 1, maximum: TOOL_LIMITS.codes },
  }),
  parse: (fields): Read<OrderInput> => {
    const codes = readCodes(fields.codes);
    if (isProblem(codes)) return codes;
    const about = oneOf(LIST_QUESTIONS, fields.about);
    if (about === undefined && !isAbsent(fields.about))
      return { problem: `about must be one of ${LIST_QUESTIONS.join(', ')}` };
    const without = readCodes(fields.without);
    if (isProblem(without)) return without;
    const band = oneOf(['A', 'B'] as const, fields.band);
    const most = Number(fields.most);
    return {
      value: {
        ...(codes.value.length === 0 ? {} : { codes: codes.value }),
        ...(about === undefined ? {} : { about }),
        ...(without.value.length === 0 ? {} : { without: without.value }),
        ...(band === undefined ? {} : { band }),
        ...(Number.isInteger(most) && most >= 1 && most <= TOOL_LIMITS.codes ? { most } : {}),
      },
    };
  },
  run,
  say: (result, { wording }) => orderWords(result, wording),
  grounds: ({ choices, beside, fillers, year }) => ({
    programmes: [...choices, ...beside, ...fillers].map(withLevel),
    year,
  }),
  followUps: () => [],
});
