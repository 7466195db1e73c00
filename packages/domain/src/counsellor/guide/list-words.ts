import { LEVELS, type Level } from '../../admission/classification.ts';
import type { OrderFinding } from '../order-advice.ts';
import type { ListResult, OrderAdviceResult } from '../tool-result.ts';
import { halfBelow, needsGrades, shortTitle } from './chance-words.ts';
import { noLevelWords } from './no-level-words.ts';
import { allAskedWords } from './requirement-words.ts';
import { bullets, figure, paragraphs, table, type Wording } from './wording.ts';

type Listed = ListResult['choices'][number];

/** Which of the list are the likeliest, and which the least; null where all stand alike. */
function ends(choices: readonly Listed[], wording: Wording): string | null {
  const judged = choices.flatMap(({ code, level }) =>
    level === null || level === -1 ? [] : [{ code, level }],
  );
  const levels = judged.map(({ level }) => level);
  const best = LEVELS.find((level) => levels.includes(level));
  const worst = LEVELS.findLast((level) => levels.includes(level));
  if (best === undefined || worst === undefined || best === worst) return null;
  const at = (level: Level) => ({
    codes: wording.list(judged.filter((one) => one.level === level).map(({ code }) => code)),
    level: wording.level(level),
  });
  const { safest, hardest } = wording.texts.myList;
  return wording.joined([wording.say(safest, at(best)), wording.say(hardest, at(worst))]);
}

/** The pupil's list with bands and levels. */
export function listWords(result: ListResult, entered: number, wording: Wording): string {
  const { texts, say } = wording;
  const { choices, count, room, unknown, grades_needed: needed } = result;
  if (count === 0) return texts.myList.empty;
  const { rank, band, programme, level, score, reference } = texts.table;
  const rows = choices.map((one) => [
    String(one.rank),
    one.band ?? figure(null),
    shortTitle(one, wording),
    wording.level(one.level),
    figure(one.score),
    figure(one.reference),
  ]);
  const free = room.A + room.B;
  return paragraphs([
    say(count === 1 ? texts.myList.title_one : texts.myList.title_other, { count }),
    table([rank, band, programme, level, score, reference], rows),
    wording.joined([
      ends(choices, wording),
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
