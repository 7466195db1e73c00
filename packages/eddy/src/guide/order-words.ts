import { onlyNotEntered } from '../not-entered.ts';
import type { AdvisedChoice, OrderAdvice, OrderFinding } from '../order-advice.ts';
import { otherChinese } from './caveat-words.ts';
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
      const text = onlyNotEntered(finding.unmet) ? order.notEntered : order.requirementNotMet;
      return say(text, { rank: finding.rank, code: finding.code, required });
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
  const { dream, match, safe, unmet, notEntered, unknown } = balance;
  const { order } = texts;
  const counted: readonly (readonly [string, number])[] = [
    [order.dream, dream],
    [order.match, match],
    [order.safe, safe],
    [order.unmet, unmet],
    [order.notEnteredCount, notEntered],
    [order.unknown, unknown],
  ];
  const parts = counted.flatMap(([text, count]) => (count === 0 ? [] : [say(text, { count })]));
  return say(order.balance, { list: list(parts) });
}

/** Advice on the whole list, or on the places of the choices asked about. */
interface AskedAdvice extends OrderAdvice {
  readonly asked: readonly string[];
}

function isAbout(finding: OrderFinding, codes: readonly string[]): boolean {
  return 'code' in finding && codes.includes(finding.code);
}

/** What holds for the places of one choice, or for which of some stands higher. */
function placeWords({ asked, choices, findings }: AskedAdvice, wording: Wording): string {
  const { texts, say, list } = wording;
  const some = choices.filter(({ code }) => asked.includes(code));
  const titles = some.map((one) => shortTitle(one, wording));
  const [first] = some;
  const lead =
    first !== undefined && some.length === 1
      ? say(texts.order.one, { title: titles[0] ?? '', rank: first.rank })
      : say(texts.order.between, { list: list(titles) });
  return paragraphs([
    lead,
    choicesTable(some, wording),
    bullets(findings.filter((one) => isAbout(one, asked)).map((one) => findingWords(one, wording))),
    halfBelow(some, wording),
  ]);
}

function choicesTable(choices: readonly AdvisedChoice[], wording: Wording): string {
  const { texts } = wording;
  const { rank, band, programme, level, role } = texts.table;
  const rows = choices.map((one) => [
    String(one.rank),
    one.band ?? figure(null),
    shortTitle(one, wording),
    wording.level(one.level),
    texts.role[one.role],
  ]);
  return table([rank, band, programme, level, role], rows);
}

/** What is worth knowing about the order of the list. */
export function orderWords(result: AskedAdvice, wording: Wording): string {
  const { texts } = wording;
  const { choices, findings } = result;
  if (result.asked.length > 0) return placeWords(result, wording);
  if (findings.some(({ kind }) => kind === 'empty')) return texts.order.empty;
  return paragraphs([
    balanceWords(result, wording),
    choicesTable(choices, wording),
    noLevelWords(choices, wording),
    findings.length === 0
      ? texts.order.sound
      : bullets(findings.map((finding) => findingWords(finding, wording))),
    otherChinese(
      findings.flatMap((one) => (one.kind === 'requirementNotMet' ? [one] : [])),
      wording,
    ),
    halfBelow(choices, wording),
    texts.order.principle,
  ]);
}
