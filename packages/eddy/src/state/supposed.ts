import { plainText } from '../asked/plain-text.ts';
import { readPlainly } from '../asked/said-plainly.ts';
import type { EarlierMessage, EddyContext } from '../context.ts';
import type { GradeChange } from './told-grades.ts';

/** "forget that", 照返原本: what was supposed counts no longer. */
const DROPPED =
  /(?<![a-z])(?:forget (?:that|it|about)|never ?mind|nvm|instead(?! of)|ignore that|scrap that|back to (?:my |the |what i )?(?:real|actual|original|own|saved|current|have|got)|my (?:real|actual|saved|current) (?:grades|results|scores|marks)|without (?:that|those) changes?)(?![a-z])|算啦|算了|当我冇讲|当我没说|照返|原(?:本|来)(?:嘅|的)?(?:成绩|分)|真(?:实|正)(?:嘅|的)?成绩|改回|还原|番返去|返番去|唔好理|不用管|取消/;
/** 咁英文升到4呢, 定係英文升一級: another grade in place of what was supposed, unless it says that it is added. */
const IN_ITS_PLACE =
  /^(?:咁|那么?)(?!样).*呢[?？]*$|^(?:咁|那)?(?:定系?|还是|抑或)|^(?:or|what about|how about)(?![a-z])/;
const ADDED =
  /埋|都|也|再|又|加|仲|还(?!是)|同时|一齐|一起|(?<![a-z])(?:and|too|also|as well|both|plus|on top)(?![a-z])/;

/** Whether grades that a message, small and simplified, supposes stand in place of those before. */
export const standsInstead = (text: string): boolean => IN_ITS_PLACE.test(text.trim()) && !ADDED.test(text);

/** Older messages than these are another matter. */
const REMEMBERED = 8;

/**
 * The grades that a pupil has supposed so far in a chat: they add up ("if bio were 5*" … "and English 5**"), the later
 * one counting for the same subject, until they are dropped.
 */
export function supposedSoFar(
  earlier: readonly EarlierMessage[],
  context: EddyContext,
): readonly GradeChange[] {
  const supposed = new Map<GradeChange['subject'], GradeChange>();
  for (const { text } of earlier.filter(({ isBot }) => !isBot).slice(-REMEMBERED)) {
    if (DROPPED.test(plainText(text))) supposed.clear();
    const { grades, has } = readPlainly(text, context);
    const supposes = has('whatIf') || (supposed.size > 0 && has('and'));
    if (supposes && grades.changes.length > 0 && standsInstead(plainText(text))) supposed.clear();
    if (supposes) for (const change of grades.changes) supposed.set(change.subject, change);
  }
  // 英文得3: a grade that is the saved one supposes nothing.
  return [...supposed.values()].filter(({ subject, grade }) => context.grades[subject] !== grade);
}

/** Whether a message drops what was supposed. */
export const dropsSupposed = (message: string): boolean => DROPPED.test(plainText(message));

/** Earlier changes with later ones, the later counting for the same subject. */
export function addedUp(before: readonly GradeChange[], now: readonly GradeChange[]): readonly GradeChange[] {
  return [...new Map([...before, ...now].map((change) => [change.subject, change])).values()];
}
