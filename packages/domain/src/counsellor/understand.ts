import { callsFor } from './asked/decide.ts';
import { followUp } from './asked/follow-up.ts';
import { OWN } from './asked/plain-text.ts';
import { type Reading, readMessage } from './asked/reading.ts';
import type { CounsellorContext, EarlierMessage } from './context.ts';
import type { Outside, Understanding } from './understanding.ts';

/** Questions that a named programme or the pupil's own data do not turn into ones a tool can answer. */
const ALWAYS_OUTSIDE: ReadonlySet<Outside> = new Set([
  'fees',
  'interviewTips',
  'writing',
  'dates',
  'homework',
  'dropping',
]);

function isOutside({ outside, named, grades, has }: Reading): boolean {
  if (outside === null || (outside === 'dropping' && grades.changes.length > 0)) return false;
  if (ALWAYS_OUTSIDE.has(outside)) return true;
  const aboutProgrammes = named.codes.length > 0 || (named.found.length > 0 && has('chance'));
  const supposes = has('whatIf') && (grades.subjects.length > 0 || grades.mentions.length > 0 || has('list'));
  return !aboutProgrammes && !has('trajectory') && !supposes;
}

function explains({ asksMeaning, notions, named, text, has }: Reading): boolean {
  if (notions.length === 0 || named.codes.length > 0 || named.found.length > 0) return false;
  if (notions.includes('stress')) return !has('list') && !has('order') && !has('trajectory');
  return asksMeaning && !OWN.test(text) && !has('bandList');
}

const nothing = { calls: [], facets: [], notions: [], outside: null, wantsDetail: false } as const;

/** What a pupil asks, by rules; follow-ups are understood from the earlier messages. */
export function understand(
  text: string,
  context: CounsellorContext,
  earlier: readonly EarlierMessage[] = [],
): Understanding {
  const reading = readMessage(text, context);
  if (reading.smallTalk !== null) return { kind: reading.smallTalk, ...nothing };
  if (isOutside(reading)) return { kind: 'cannot', ...nothing, outside: reading.outside };
  if (explains(reading)) return { kind: 'explain', ...nothing, notions: reading.notions };
  const followed = earlier.length === 0 ? null : followUp(reading, context, earlier);
  if (followed !== null) return { kind: 'question', ...nothing, ...followed };
  const calls = callsFor(reading, context);
  const wantsDetail = reading.has('why');
  return calls.length === 0
    ? { kind: 'cannot', ...nothing }
    : { kind: 'question', ...nothing, calls, facets: reading.facets, wantsDetail };
}
