import { z } from 'zod';

const KINDS = ['text', 'number', 'wholeNumber', 'fraction', 'yesNo', 'list', 'group', 'nothing'] as const;

/** What a value of a file may be; `group` is a JSON object. */
export type Kind = (typeof KINDS)[number];

const kind = z.enum(KINDS);
const count = z.int();
const year = z.int();

/** Why something in a year's file is refused: a code, and what is to be said with it. */
export const reasonSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal('notJson'), detail: z.string() }),
  z.object({ code: z.literal('missing') }),
  z.object({ code: z.literal('wrongKind'), expected: kind, found: kind }),
  z.object({ code: z.literal('unknownValue'), value: z.string(), known: z.array(z.string()).readonly() }),
  z.object({ code: z.literal('notALink'), value: z.string() }),
  z.object({ code: z.literal('wrongForm'), value: z.string() }),
  z.object({ code: z.literal('empty') }),
  z.object({ code: z.literal('tooLong'), most: z.number() }),
  z.object({ code: z.literal('tooMany'), most: z.number() }),
  z.object({ code: z.literal('tooFew'), fewest: z.number() }),
  z.object({ code: z.literal('tooHigh'), highest: z.number() }),
  z.object({ code: z.literal('tooLow'), lowest: z.number() }),
  z.object({ code: z.literal('notAbove'), limit: z.number() }),
  z.object({ code: z.literal('unknownField') }),
  z.object({ code: z.literal('forbiddenKey'), key: z.string() }),
  z.object({ code: z.literal('tooDeep'), deepest: count }),
  z.object({ code: z.literal('wrongCollection'), collection: z.string(), entryYear: year }),
  /** Counted from 1. */
  z.object({ code: z.literal('duplicateCode'), first: count, second: count }),
  z.object({ code: z.literal('unknownSubject'), subject: z.string() }),
  z.object({ code: z.literal('unknownSource'), source: z.string() }),
  z.object({ code: z.literal('notAttainable') }),
  z.object({ code: z.literal('onlyAttainable'), level: z.string() }),
  /** From the upper down. */
  z.object({ code: z.literal('quartilesOutOfOrder'), figures: z.array(z.number()).readonly() }),
  z.object({ code: z.literal('quartilesInOrder') }),
  z.object({ code: z.literal('scoresWithoutYear') }),
  z.object({ code: z.literal('yearWithoutScores') }),
  z.object({ code: z.literal('laterYear'), year, entryYear: year }),
  z.object({ code: z.literal('yearsOutOfOrder'), year, before: year }),
  z.object({ code: z.literal('bandsNotTotal'), year, sum: count, total: count }),
  z.object({ code: z.literal('offersWithoutApplications'), year }),
  z.object({
    code: z.literal('offersAboveApplications'),
    year,
    band: z.enum(['A', 'B', 'C', 'D', 'E', 'total']),
    offers: count,
    applications: count,
  }),
  /** The other field is given: this one belongs to it. */
  z.object({ code: z.literal('goesWith'), other: z.string() }),
  z.object({ code: z.literal('statedTwice'), other: z.string() }),
  z.object({ code: z.literal('withoutSource'), other: z.string() }),
  z.object({ code: z.literal('notBelowFee'), fee: count }),
  z.object({ code: z.literal('noneWithDetails') }),
  z.object({ code: z.literal('unlisted'), count }),
]);

export type Reason = z.output<typeof reasonSchema>;
