import type { ProposedChoice } from '../proposed-order.ts';
import type { OrderAdviceResult } from '../tools/order-advised.ts';
import { shortTitle } from './programme-title.ts';
import { allAskedWords } from './requirement-words.ts';
import { figure, paragraphs, table, type Wording } from './wording.ts';

type Ranked = Pick<OrderAdviceResult, 'proposed' | 'findings' | 'choices' | 'most' | 'without'>;

/** Whether nothing is moved. */
function isKept({ proposed, choices, without }: Ranked): boolean {
  const left = choices.filter(({ code }) => !without.includes(code));
  return proposed.every(({ code }, at) => left[at]?.code === code);
}

/** Why a choice stands where it does, in a line. */
function whyThere(one: ProposedChoice, { findings }: Ranked, wording: Wording): string {
  const { texts, say, joined } = wording;
  const { rank } = texts;
  const unmet = findings.flatMap((found) =>
    found.kind === 'requirementNotMet' && found.code === one.code ? found.unmet : [],
  );
  const isOutOfPlace = one.role === 'safe' && one.band_a_only && one.place_band !== 'A';
  if (isOutOfPlace) return rank.safeInB;
  const why =
    one.role === 'unmet' ? say(rank.unmet, { required: allAskedWords(unmet, wording) }) : rank[one.role];
  return joined([why, one.band_a_only ? rank.onlyA : null]);
}

function orderTable(ranked: Ranked, wording: Wording): string {
  const { texts } = wording;
  const { rank, band, programme, level, why } = texts.table;
  const rows = ranked.proposed
    .slice(0, ranked.most ?? ranked.proposed.length)
    .map((one) => [
      String(one.place),
      one.place_band ?? figure(null),
      shortTitle(one, wording),
      wording.level(one.level),
      whyThere(one, ranked, wording),
    ]);
  return table([rank, band, programme, level, why], rows);
}

/** The order that the grades speak for, choice by choice, with what of it is the pupil's own. */
export function rankWords(ranked: Ranked, gone: string | null, wording: Wording): string {
  const { texts } = wording;
  const { rank } = texts;
  const taken = wording.say(rank.without, { codes: wording.list(ranked.without) });
  const lead = ranked.without.length > 0 ? taken : isKept(ranked) ? rank.kept : rank.proposed;
  return paragraphs([wording.joined([lead, gone]), orderTable(ranked, wording), rank.yours]);
}

/** Whether the order should change: yes with the new one, or no; `against`: what works against the pupil as it stands. */
export function changeWords(ranked: Ranked, against: string | null, wording: Wording): string {
  const { texts } = wording;
  const { rank } = texts;
  if (!isKept(ranked)) return paragraphs([rank.change, against, orderTable(ranked, wording), rank.yours]);
  return against === null ? rank.leave : paragraphs([rank.leaveBut, against, orderTable(ranked, wording)]);
}
