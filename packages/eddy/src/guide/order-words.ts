import type { OrderAdvice, OrderFinding } from '../order-advice.ts';
import { halfBelow, shortTitle } from './chance-words.ts';
import { noLevelWords } from './no-level-words.ts';
import { allAskedWords } from './requirement-words.ts';
import { bullets, figure, paragraphs, table, type Wording } from './wording.ts';

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
      const required = allAskedWords(finding.unmet, wording);
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
      return say(finding.onGradesAlone ? order.behindSafeOnGrades : order.behindSafe, {
        safe: finding.safe,
        codes: list(finding.codes),
      });
  }
}

function balanceWords({ balance }: OrderAdvice, { texts, say, list }: Wording): string {
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
export function orderWords(result: OrderAdvice, wording: Wording): string {
  const { texts } = wording;
  const { choices, findings } = result;
  if (findings.some(({ kind }) => kind === 'empty')) return texts.order.empty;
  const { rank, band, programme, level, role } = texts.table;
  const rows = choices.map((one) => [
    String(one.rank),
    one.band ?? figure(null),
    shortTitle(one, wording),
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
