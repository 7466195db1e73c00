import { LIST_QUESTIONS, type ListQuestion } from '../asked/list-question.ts';
import type { EddyContext } from '../context.ts';
import { orderWords } from '../guide/order-words.ts';
import { orderAdvice as advised, type OrderAdvice } from '../order-advice.ts';
import { entriesFor, type Standing, standingOf } from '../standing.ts';
import { type FiguresSource, figuresSource } from './figures-source.ts';
import { CODES, taking } from './input-schema.ts';
import { isAbsent, isProblem, oneOf, readCodes } from './read-input.ts';
import { tool, withLevel } from './tool.ts';

export interface OrderInput {
  /** The choices whose places are asked about; none: the whole order. */
  readonly codes?: readonly string[];
  /** What is asked, where it is not the order. */
  readonly about?: ListQuestion | undefined;
  /** Choices that are thought away: the rest moves up. */
  readonly without?: readonly string[];
}

export interface OrderAdviceResult extends OrderAdvice, FiguresSource {
  readonly tool: 'order_advice';
  readonly asked: readonly string[];
  /** Asked about, and not on the list. */
  readonly beside: readonly Standing[];
  readonly about: ListQuestion | null;
  /** Chosen, and thought away; the advice is of the rest. */
  readonly without: readonly string[];
}

function run({ codes = [], about, without = [] }: OrderInput, saved: EddyContext): OrderAdviceResult {
  const isKept = (code: string): boolean => !without.includes(code);
  const context = { ...saved, choices: saved.choices.filter(isKept) };
  const listed = context.choices.map(context.catalogue.find);
  const asked = codes.filter((code) => context.choices.includes(code));
  const { entries } = entriesFor(
    codes.filter((code) => !asked.includes(code)),
    context,
  );
  const beside = entries.map((entry) => standingOf(entry, context.grades, context));
  const source = figuresSource(listed, context);
  return {
    tool: 'order_advice',
    asked,
    beside,
    about: about ?? null,
    without,
    ...advised(context),
    ...source,
  };
}

export const orderAdvice = tool({
  name: 'order_advice',
  describe:
    'What is worth knowing about the order of the pupil’s list, or of the places of some of its choices: balance, ' +
    'requirements not met, bands without offers. about: whether it is too ambitious or safe (balance), what holds it ' +
    '(safety), what could go (drop), whether some stay (keep), which stands first (pick, dreamFirst).',
  input: taking({
    codes: CODES,
    about: { type: 'string', enum: LIST_QUESTIONS },
    without: { ...CODES, description: 'advice on the list without these' },
  }),
  parse: (fields) => {
    const codes = readCodes(fields.codes);
    if (isProblem(codes)) return codes;
    const without = readCodes(fields.without);
    if (isProblem(without)) return without;
    const about = oneOf(LIST_QUESTIONS, fields.about);
    if (about === undefined && !isAbsent(fields.about))
      return { problem: `about must be one of ${LIST_QUESTIONS.join(', ')}` };
    return {
      value: {
        ...(codes.value.length === 0 ? {} : { codes: codes.value }),
        ...(about === undefined ? {} : { about }),
        ...(without.value.length === 0 ? {} : { without: without.value }),
      },
    };
  },
  run,
  say: (result, { wording }) => orderWords(result, wording),
  grounds: ({ choices, beside, year }) => ({ programmes: [...choices, ...beside].map(withLevel), year }),
  followUps: () => [],
});
