import type { Level } from '../../admission/classification.ts';
import type { OrderFinding } from '../order-advice.ts';
import type { ListResult, OrderAdviceResult } from '../tool-result.ts';
import { halfBelow, needsGrades, shortTitle } from './chance-words.ts';
import { noLevelWords } from './no-level-words.ts';
import { askedWords } from './requirement-words.ts';
import { bullets, figure, paragraphs, table, type Wording } from './wording.ts';

type Listed = ListResult['choices'][number];

function bandName(band: Listed['band'], { texts }: Wording): string {
  return band === null ? figure(null) : texts.band[band];
}

function safest(choices: readonly Listed[], wording: Wording): string | null {
  const levels = choices.flatMap(({ level }): readonly Level[] =>
    level === null || level === -1 ? [] : [level],
  );
  const best = levels.reduce<Level | null>((most, one) => (most === null || one > most ? one : most), null);
  const worst = levels.reduce<Level | null>(
    (least, one) => (least === null || one < least ? one : least),
    null,
  );
  if (best === null || best === worst) return null;
  const codes = choices.filter(({ level }) => level === best).map(({ code }) => code);
  return wording.say(wording.texts.myList.safest, { codes: wording.list(codes), level: wording.level(best) });
}

/** The pupil's list with bands and levels. */
export function listWords(result: ListResult, entered: number, wording: Wording): string {
  const { texts, say } = wording;
  const { choices, count, room, unknown, grades_needed: needed } = result;
  if (count === 0) return texts.myList.empty;
  const { rank, band, programme, level, score, reference } = texts.table;
  const rows = choices.map((one) => [
    String(one.rank),
    bandName(one.band, wording),
    shortTitle(one),
    wording.level(one.level),
    figure(one.score),
    figure(one.reference),
  ]);
  const free = room.A + room.B;
  return paragraphs([
    say(count === 1 ? texts.myList.title_one : texts.myList.title_other, { count }),
    table([rank, band, programme, level, score, reference], rows),
    wording.joined([
      safest(choices, wording),
      noLevelWords(choices, wording),
      halfBelow(choices, wording),
      free > 0 ? say(texts.myList.room, { count: free }) : null,
      unknown.length > 0 ? say(texts.myList.gone, { codes: wording.list(unknown) }) : null,
    ]),
    needsGrades(needed, entered, wording),
  ]);
}

function findingWords(finding: OrderFinding, wording: Wording): string {
  const { texts, say, list } = wording;
  const { order } = texts;
  switch (finding.kind) {
    case 'empty':
    case 'fewGrades':
    case 'noSafe':
    case 'noDream':
      return order[finding.kind];
    case 'fewerThanSix':
      return say(finding.room === 1 ? order.fewerThanSix_one : order.fewerThanSix_other, {
        count: finding.room,
      });
    case 'duplicate':
      return say(order.duplicate, { code: finding.code, ranks: list(finding.ranks.map(String)) });
    case 'notThisYear':
      return say(order.notThisYear, { code: finding.code });
    case 'requirementNotMet': {
      const required = list(finding.unmet.map((one) => askedWords(one, wording)));
      return say(order.requirementNotMet, { rank: finding.rank, code: finding.code, required });
    }
    case 'noBandBOffers': {
      const { rank, code, applications, year } = finding;
      return say(order.noBandBOffers, { rank, code, applications, year: String(year) });
    }
    case 'interviewNotInBandB':
      return say(order.interviewNotInBandB, { rank: finding.rank, code: finding.code });
    case 'longShotsInBandA':
      return say(order.longShotsInBandA, { codes: list(finding.codes) });
    case 'behindSafe':
      return say(order.behindSafe, { safe: finding.safe, codes: list(finding.codes) });
  }
}

function balanceWords({ balance }: OrderAdviceResult, { texts, say, list }: Wording): string {
  const { dream, match, safe, unmet, unknown } = balance;
  const { order } = texts;
  const counted: readonly (readonly [string, number])[] = [
    [order.dream, dream],
    [order.match, match],
    [order.safe, safe],
    [order.unmet, unmet],
    [order.unknown, unknown],
  ];
  const parts = counted.flatMap(([text, count]) => (count === 0 ? [] : [say(text, { count })]));
  return say(order.balance, { list: list(parts) });
}

/** What is worth knowing about the order of the list. */
export function orderWords(result: OrderAdviceResult, wording: Wording): string {
  const { texts } = wording;
  const { choices, findings } = result;
  if (findings.some(({ kind }) => kind === 'empty')) return texts.order.empty;
  const { rank, band, programme, level, role } = texts.table;
  const rows = choices.map((one) => [
    String(one.rank),
    bandName(one.band, wording),
    shortTitle(one),
    wording.level(one.level),
    texts.role[one.role],
  ]);
  return paragraphs([
    balanceWords(result, wording),
    table([rank, band, programme, level, role], rows),
    noLevelWords(choices, wording),
    findings.length === 0
      ? texts.order.sound
      : bullets(findings.map((finding) => findingWords(finding, wording))),
    halfBelow(choices, wording),
    texts.order.principle,
  ]);
}
