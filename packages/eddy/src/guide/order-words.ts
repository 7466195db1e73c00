import type { ListQuestion } from '../asked/list-question.ts';
import type { AdvisedChoice, ChoiceRole, OrderFinding, OrderFindingKind } from '../order-advice.ts';
import { isJudged, type Standing, surestFirst } from '../standing.ts';
import type { OrderAdviceResult } from '../tools/order-advised.ts';
import { otherChinese } from './caveat-words.ts';
import { halfBelow } from './chance-words.ts';
import { allLostDrop, keepAllLost, pickWords, placeDecision, swapDecision } from './decision-words.ts';
import { AGAINST, againstLines, findingWords } from './finding-words.ts';
import { holds, listVerdict, placedTitle, shapeOf } from './list-verdict.ts';
import { noLevelWords } from './no-level-words.ts';
import { shortTitle } from './programme-title.ts';
import { changeWords, rankWords } from './rank-words.ts';
import { bullets, figure, paragraphs, table, type Wording } from './wording.ts';

/** What some choices are taken together, and how many of each kind. */
function balanceWords(choices: readonly AdvisedChoice[], scope: string, wording: Wording): string {
  const { texts, say, list } = wording;
  const count = (role: ChoiceRole): number => choices.filter((one) => one.role === role).length;
  const [dream, match, safe] = [count('dream'), count('match'), count('safe')];
  const [unmet, notEntered, unknown] = [count('unmet'), count('notEntered'), count('unknown')];
  const { order, verdict } = texts;
  const shape = shapeOf(choices);
  const counted: readonly (readonly [string, number])[] = [
    [order.dream, dream],
    [order.match, match],
    [order.safe, safe],
    [order.unmet, unmet],
    [order.notEnteredCount, notEntered],
    [order.unknown, unknown],
  ];
  const parts = counted.flatMap(([text, count]) => (count === 0 ? [] : [say(text, { count })]));
  const values = { scope, list: list(parts) };
  return say(shape === null ? order.balance : verdict.shape[shape], values);
}

/** Advice on the whole list, on one band, on the places of the choices asked about, or on what else is asked of it. */
type AskedAdvice = Omit<OrderAdviceResult, 'tool' | 'year'>;

function isAbout(finding: OrderFinding, codes: readonly string[]): boolean {
  return 'code' in finding && codes.includes(finding.code);
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

/** What holds or lacks of a choice stands in the decision itself. */
const DECIDED: ReadonlySet<ListQuestion> = new Set<ListQuestion>(['pick', 'place', 'swap', 'keep']);

/** The plain answer, and what else is worth knowing of the choices that it names. */
function verdictWords(about: ListQuestion, verdict: string, result: AskedAdvice, wording: Wording): string {
  const { findings, choices, asked, beside, reason } = result;
  const isDecided = DECIDED.has(about);
  const named =
    about === 'keep' ? asked : choices.flatMap(({ code }) => (verdict.includes(code) ? code : []));
  // What a decision rests on stands in it already.
  const others = findings.filter(
    (one) =>
      isAbout(one, named) && one.kind !== 'requirementNotMet' && !(one.kind === 'noBandBOffers' && isDecided),
  );
  const some = choices.filter(({ code }) => named.includes(code));
  const absent = wording.list(beside.map(({ code }) => code));
  return paragraphs([
    verdict,
    beside.length === 0 ? null : wording.say(wording.texts.verdict.beside, { codes: absent }),
    reason === null ? null : wording.texts.decided.reason[reason],
    bullets(others.map((one) => findingWords(one, wording))),
    about === 'dropMany' ? fillerWords(result, wording) : null,
    noLevelWords([...some, ...beside], wording),
    isDecided ? null : halfBelow(some, wording),
  ]);
}

/** Whether the order can stay, and what works against it. */
function orderVerdict(against: readonly OrderFinding[], wording: Wording): string {
  const { texts } = wording;
  if (against.length === 0) return texts.order.sound;
  return paragraphs([texts.verdict.against, bullets(againstLines(against, wording))]);
}

/** One band alone: what it is, its choices, and what works against them. */
function bandWords(result: AskedAdvice, band: 'A' | 'B', wording: Wording): string {
  const { texts, say } = wording;
  const some = result.choices.filter((one) => one.band === band);
  const scope = say(texts.verdict.band, { band });
  if (some.length === 0) return say(texts.verdict.bandEmpty, { scope });
  const codes = some.map(({ code }) => code);
  const against = result.findings.filter(
    (one) => isAbout(one, codes) || (band === 'A' && one.kind === 'longShotsInBandA'),
  );
  const [nearest] = surestFirst(some);
  const values = { title: nearest === undefined ? '' : shortTitle(nearest, wording) };
  const isFar = nearest !== undefined && nearest.role === 'dream';
  return paragraphs([
    wording.joined([
      balanceWords(some, scope, wording),
      nearest === undefined || some.length < 2
        ? null
        : say(isFar ? texts.verdict.bandNearest : texts.verdict.bandSurest, values),
    ]),
    choicesTable(some, wording),
    bullets(againstLines(against, wording)),
    noLevelWords(some, wording),
    halfBelow(some, wording),
  ]);
}

/** What would hold the list, near what stands on it. */
function fillerWords({ fillers }: AskedAdvice, wording: Wording): string | null {
  const { texts, say, list, level } = wording;
  if (fillers.length === 0) return null;
  const named = fillers.map((one) =>
    say(texts.verdict.named, { title: shortTitle(one, wording), level: level(one.level) }),
  );
  return say(texts.order.fillers, { list: list(named) });
}

/** What is no programme of this year any more, in one line. */
function goneWords(findings: readonly OrderFinding[], { texts, say, list }: Wording): string | null {
  const gone = findings.flatMap((one) => (one.kind === 'notThisYear' ? [one.code] : []));
  return gone.length === 0 ? null : say(texts.rank.gone, { codes: list(gone) });
}

/** Whether some of a list reach too high, and what holds it behind them; null where the whole list is meant. */
function someBalance({ choices, asked }: AskedAdvice, wording: Wording): string | null {
  const some = choices.filter(({ code }) => asked.includes(code));
  if (some.length < 2 || some.length === choices.length) return null;
  const { texts, say, list } = wording;
  const scope = say(texts.decided.named, { codes: list(some.map(({ code }) => code)) });
  const behind = choices.filter((one) => !some.includes(one) && holds(one));
  const isFar = some.every(({ role }) => role === 'dream' || role === 'unmet');
  const unheld = some.some(holds) ? null : texts.decided.heldByNone;
  const held =
    behind.length === 0
      ? unheld
      : say(texts.decided.heldBy, { list: list(behind.map((one) => placedTitle(one, wording))) });
  const each = list(some.map((one) => placedTitle(one, wording)));
  return wording.joined([
    balanceWords(some, scope, wording),
    isFar ? say(texts.decided.allFar, { list: each }) : null,
    held,
  ]);
}

/** What is decided of the choices that were named, before any rule of the whole list; null: they are not, or none is. */
function decisionOn(about: ListQuestion, result: AskedAdvice, wording: Wording): string | null {
  const { choices, asked } = result;
  switch (about) {
    case 'pick':
      return pickWords(result, wording);
    case 'keep':
      return keepAllLost(result, wording);
    case 'balance':
      return someBalance(result, wording);
    case 'place':
      return placeDecision(result, wording);
    case 'swap':
      return swapDecision(result, wording);
    case 'drop': {
      const some = choices.filter(({ code }) => asked.includes(code));
      return allLostDrop(result, some.length > 1 ? some : choices, wording);
    }
    default:
      return null;
  }
}

/** What is worth knowing about the order of the list. */
export function orderWords(result: AskedAdvice, wording: Wording): string {
  const { texts } = wording;
  const { choices, findings, about, band } = result;
  if (findings.some(({ kind }) => kind === 'empty')) return texts.order.empty;
  const isRanked = choices.some(isJudged) && choices.length > 1;
  if (about === 'rank' && isRanked) return rankWords(result, goneWords(findings, wording), wording);
  if (about === 'change' && isRanked) {
    const lines = againstLines(
      findings.filter(({ kind }) => AGAINST.has(kind)),
      wording,
    );
    const against = lines.length === 0 ? null : paragraphs([bullets(lines), fillerWords(result, wording)]);
    return changeWords(result, against, wording);
  }
  if (band !== null) return bandWords(result, band, wording);
  const verdict =
    about === null ? null : (decisionOn(about, result, wording) ?? listVerdict(about, result, wording));
  if (
    about !== null &&
    (about !== 'balance' || result.asked.length > 1) &&
    verdict !== null &&
    verdict !== ''
  )
    return verdictWords(about, verdict, result, wording);
  const stands = result.asked.length > 0 ? placeDecision(result, wording) : null;
  if (stands !== null) return verdictWords('place', stands, result, wording);
  const isSaid = ({ kind }: OrderFinding): boolean => verdict !== null && SAID_IN_BALANCE.has(kind);
  const against = findings.filter((one) => AGAINST.has(one.kind) && !isSaid(one));
  const others = findings.filter((one) => !AGAINST.has(one.kind) && !isSaid(one));
  const isAllSaid = verdict !== null && against.length === 0;
  const balance = balanceWords(choices, texts.verdict.yourList, wording);
  return paragraphs([
    verdict ?? balance,
    isAllSaid ? null : orderVerdict(against, wording),
    fillerWords(result, wording),
    verdict === null ? null : balance,
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
