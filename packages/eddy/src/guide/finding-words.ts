import { onlyNotEntered } from '../not-entered.ts';
import type { OrderFinding, OrderFindingKind } from '../order-advice.ts';
import { allAskedWords } from './requirement-words.ts';
import type { Wording } from './wording.ts';

/** One thing worth knowing about a list, in a sentence. */
export function findingWords(finding: OrderFinding, wording: Wording): string {
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

/** What works against a pupil; the other findings are only good to know. */
export const AGAINST: ReadonlySet<OrderFindingKind> = new Set<OrderFindingKind>([
  'duplicate',
  'notThisYear',
  'requirementNotMet',
  'noBandBOffers',
  'interviewNotInBandB',
  'longShotsInBandA',
  'noSafe',
]);

/** Several places lost for one and the same minimum are told in one line. */
export function againstLines(against: readonly OrderFinding[], wording: Wording): readonly string[] {
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
