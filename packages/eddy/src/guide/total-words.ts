import type { EddyContext } from '../context.ts';
import type { TotalResult, TotalStanding } from '../tools/total-standing.ts';
import { figureOfMost, halfBelow } from './chance-words.ts';
import { institutionsNamed, shortTitle } from './programme-title.ts';
import { paragraphs, table, type Wording } from './wording.ts';

/** Where a sum stands at one programme, in a sentence. */
function placeWords(one: TotalStanding, { total }: TotalResult, wording: Wording): string {
  const { texts, say } = wording;
  const { reference, reference_kind: kind, from_reference: gap, year, maximum } = one;
  const title = shortTitle(one, wording);
  if (reference === null || kind === null) return say(texts.total.noFigure, { title });
  const values = {
    title,
    total,
    year,
    reference,
    kind: texts.reference[kind],
    maximum,
    gap: gap === null ? null : Math.abs(gap),
  };
  if (gap === null) return say(texts.total.other, values);
  if (one.comparable === 'atLeast') return say(texts.total.atLeast, values);
  return say(gap > 0 ? texts.total.above : gap < 0 ? texts.total.below : texts.total.at, values);
}

function distance({ from_reference: gap, comparable }: TotalStanding, { texts, say }: Wording): string {
  if (gap === null) return texts.total.weighted;
  if (gap === 0) return texts.total.cellAt;
  const words =
    gap < 0 ? texts.total.cellBelow : comparable === 'same' ? texts.total.cellAbove : texts.total.cellAtLeast;
  return say(words, { gap: Math.abs(gap) });
}

function lead(result: TotalResult, context: EddyContext, wording: Wording): string {
  const { texts, say, list } = wording;
  const { total, subjects, programmes, plain } = result;
  if (result.at_large) {
    const institutions = institutionsNamed(result.institutions, context, wording);
    if (plain.count === 0) return say(texts.total.cannotAt, { total, institutions });
    const words = plain.reached === 0 ? texts.total.noneReached : texts.total.reached;
    const scope = result.institutions.length === 0 ? null : say(texts.recommend.at, { institutions });
    return wording.joined([scope, say(words, { total, subjects, ...plain })]);
  }
  const known = programmes.filter(({ from_reference: gap }) => gap !== null);
  const reached = known.filter(({ from_reference: gap }) => (gap ?? -1) >= 0);
  if (known.length === 0) return say(texts.total.cannot, { total });
  if (reached.length === 0) return say(texts.total.noneOf, { total, count: known.length });
  return say(texts.total.some, {
    total,
    list: list(reached.map((one) => `**${shortTitle(one, wording)}**`)),
  });
}

/** Where a sum stands, and what would be needed to tell more: the grades, here in the chat. */
export function totalWords(result: TotalResult, context: EddyContext, wording: Wording): string {
  const { texts } = wording;
  const { programmes } = result;
  const [one, ...others] = programmes;
  if (one !== undefined && others.length === 0 && !result.at_large)
    return paragraphs([
      wording.joined([placeWords(one, result, wording), halfBelow(programmes, wording)]),
      result.ask ? texts.total.askGrades : null,
    ]);
  const rows = programmes.map((each) => [
    shortTitle(each, wording),
    figureOfMost(each, wording),
    distance(each, wording),
  ]);
  return paragraphs([
    lead(result, context, wording),
    table([texts.table.programme, texts.table.reference, texts.total.head], rows),
    wording.joined([halfBelow(programmes, wording), result.ask ? texts.total.askGrades : null]),
  ]);
}
