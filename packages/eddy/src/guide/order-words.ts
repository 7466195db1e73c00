import type { ListQuestion } from '../asked/list-question.ts';
import { onlyNotEntered } from '../not-entered.ts';
import type { AdvisedChoice, OrderAdvice, OrderFinding, OrderFindingKind } from '../order-advice.ts';
import type { Standing } from '../standing.ts';
import { otherChinese } from './caveat-words.ts';
import { halfBelow } from './chance-words.ts';
import { listVerdict } from './list-verdict.ts';
import { noLevelWords } from './no-level-words.ts';
import { shortTitle } from './programme-title.ts';
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

/** Advice on the whole list, on the places of the choices asked about, or on what else is asked of it. */
interface AskedAdvice extends OrderAdvice {
  readonly asked: readonly string[];
  readonly beside: readonly Standing[];
  readonly about: ListQuestion | null;
  readonly without: readonly string[];
}

/** What stands first once a choice is thought away. */
function withoutWords({ without, choices: [first] }: AskedAdvice, wording: Wording): string | null {
  if (without.length === 0 || first === undefined) return null;
  const { texts, say, list } = wording;
  return say(texts.order.without, { codes: list(without), title: shortTitle(first, wording) });
}

function isAbout(finding: OrderFinding, codes: readonly string[]): boolean {
  return 'code' in finding && codes.includes(finding.code);
}

function placeLead(some: readonly AdvisedChoice[], { beside }: AskedAdvice, wording: Wording): string {
  const { texts, say, list } = wording;
  const titles = [...some, ...beside].map((one) => shortTitle(one, wording));
  const [first, second] = some;
  if (first === undefined) return '';
  if (titles.length === 1) {
    const text = first.rank === 1 ? texts.verdict.alreadyFirst : texts.order.one;
    return say(text, { title: titles[0] ?? '', rank: first.rank });
  }
  if (second === undefined || some.length > 2) return say(texts.order.between, { list: list(titles) });
  const text = first.band === second.band ? texts.verdict.sameBand : texts.verdict.acrossBands;
  return say(text, { list: list(titles) });
}

/** What holds for the places of one choice, or for which of some stands higher. */
function placeWords(advice: AskedAdvice, wording: Wording): string {
  const { texts, say, list } = wording;
  const { asked, beside, choices, findings } = advice;
  const some = choices.filter(({ code }) => asked.includes(code));
  const absent = list(beside.map(({ code }) => code));
  return paragraphs([
    placeLead(some, advice, wording),
    beside.length === 0 ? null : say(texts.verdict.beside, { codes: absent }),
    choicesTable([...some, ...beside], wording),
    bullets(findings.filter((one) => isAbout(one, asked)).map((one) => findingWords(one, wording))),
    halfBelow([...some, ...beside], wording),
  ]);
}

function choicesTable(choices: readonly (AdvisedChoice | Standing)[], wording: Wording): string {
  const { texts } = wording;
  const { rank, band, programme, level, role } = texts.table;
  const rows = choices.map((one) => [
    'rank' in one ? String(one.rank) : figure(null),
    'band' in one ? (one.band ?? figure(null)) : figure(null),
    shortTitle(one, wording),
    wording.level(one.level),
    'role' in one ? texts.role[one.role] : figure(null),
  ]);
  return table([rank, band, programme, level, role], rows);
}

/** What the verdict on the balance says already. */
const SAID_IN_BALANCE: ReadonlySet<OrderFindingKind> = new Set(['noSafe', 'noDream']);

/** The plain answer, and what else is worth knowing of the choices that it names. */
function verdictWords(
  about: ListQuestion,
  verdict: string,
  { findings, choices, asked, beside }: AskedAdvice,
  wording: Wording,
): string {
  const named =
    about === 'keep' ? asked : choices.flatMap(({ code }) => (verdict.includes(code) ? code : []));
  const others = findings.filter((one) => isAbout(one, named) && one.kind !== 'requirementNotMet');
  const some = choices.filter(({ code }) => named.includes(code));
  const absent = wording.list(beside.map(({ code }) => code));
  return paragraphs([
    verdict,
    beside.length === 0 ? null : wording.say(wording.texts.verdict.beside, { codes: absent }),
    bullets(others.map((one) => findingWords(one, wording))),
    halfBelow(some, wording),
  ]);
}

/** What works against a pupil; the other findings are only good to know. */
const AGAINST: ReadonlySet<OrderFindingKind> = new Set<OrderFindingKind>([
  'duplicate',
  'notThisYear',
  'requirementNotMet',
  'noBandBOffers',
  'interviewNotInBandB',
  'longShotsInBandA',
  'noSafe',
]);

/** Several places lost for one and the same minimum are told in one line. */
function againstLines(against: readonly OrderFinding[], wording: Wording): readonly string[] {
  const { texts, say, list } = wording;
  const requiredOf = (one: OrderFinding): string | null =>
    one.kind === 'requirementNotMet' && !onlyNotEntered(one.unmet) ? allAskedWords(one.unmet, wording) : null;
  const lines = against.map((finding) => {
    const required = requiredOf(finding);
    const same = against.flatMap((one) =>
      one.kind === 'requirementNotMet' && required !== null && requiredOf(one) === required ? [one] : [],
    );
    if (required === null || same.length < 2) return findingWords(finding, wording);
    const ranks = list(same.map(({ rank }) => String(rank)));
    const codes = list(same.map(({ code }) => code));
    return say(texts.order.requirementNotMetSeveral, { ranks, codes, required });
  });
  return [...new Set(lines)];
}

/** Whether the order can stay, and what works against it. */
function orderVerdict(against: readonly OrderFinding[], wording: Wording): string {
  const { texts } = wording;
  if (against.length === 0) return texts.order.sound;
  return paragraphs([texts.verdict.against, bullets(againstLines(against, wording))]);
}

/** What is worth knowing about the order of the list. */
export function orderWords(result: AskedAdvice, wording: Wording): string {
  const { texts } = wording;
  const { choices, findings, about } = result;
  if (findings.some(({ kind }) => kind === 'empty')) return texts.order.empty;
  const verdict = about === null ? null : listVerdict(about, result, wording);
  if (about !== null && about !== 'balance' && verdict !== null && verdict !== '')
    return verdictWords(about, verdict, result, wording);
  if (result.asked.length > 0) return placeWords(result, wording);
  const isSaid = ({ kind }: OrderFinding): boolean => verdict !== null && SAID_IN_BALANCE.has(kind);
  const against = findings.filter((one) => AGAINST.has(one.kind) && !isSaid(one));
  const others = findings.filter((one) => !AGAINST.has(one.kind) && !isSaid(one));
  const isAllSaid = verdict !== null && against.length === 0;
  return paragraphs([
    withoutWords(result, wording),
    verdict,
    isAllSaid ? null : orderVerdict(against, wording),
    balanceWords(result, wording),
    choicesTable(choices, wording),
    noLevelWords(choices, wording),
    bullets(others.map((finding) => findingWords(finding, wording))),
    otherChinese(
      findings.flatMap((one) => (one.kind === 'requirementNotMet' ? [one] : [])),
      wording,
    ),
    halfBelow(choices, wording),
    texts.order.principle,
  ]);
}
