import { callsFor } from './asked/decide.ts';
import { followUp } from './asked/follow-up.ts';
import { OWN } from './asked/plain-text.ts';
import { type Reading, readMessage } from './asked/reading.ts';
import type { CounsellorContext, EarlierMessage } from './context.ts';
import type { Notion, Outside, Understanding } from './understanding.ts';

/** Questions that a named programme or the pupil's own data do not turn into ones a tool can answer. */
const ALWAYS_OUTSIDE: ReadonlySet<Outside> = new Set([
  'fees',
  'interviewTips',
  'writing',
  'dates',
  'homework',
  'dropping',
]);

const DIFFERENCE = /difference|differ(?![a-z])|分别|差别|区别/;

function isOutside({ outside, named, grades, has }: Reading): boolean {
  if (outside === null || (outside === 'dropping' && grades.changes.length > 0)) return false;
  if (ALWAYS_OUTSIDE.has(outside)) return true;
  const aboutProgrammes = named.codes.length > 0 || (named.found.length > 0 && has('chance'));
  const supposes = has('whatIf') && (grades.subjects.length > 0 || grades.mentions.length > 0 || has('list'));
  return !aboutProgrammes && !has('trajectory') && !supposes;
}

const BETTER =
  /(?<![a-z])(?:better|nicer|best)(?![a-z])|好(?:定|还是|过)|(?:哪|边)(?:个|间|所|家)(?:更|比较)?好/;

/** "Is HKU better than CUHK": no figure tells that. */
function comparesInstitutions({ named, text, has }: Reading): boolean {
  const { institutions, codes, topics } = named;
  const namesOnlyThem = institutions.length > 1 && codes.length + topics.length === 0;
  return namesOnlyThem && BETTER.test(text) && !has('chance');
}

function explains({ asksMeaning, notions, named, text, has }: Reading): boolean {
  if (notions.length === 0 || named.codes.length > 0 || named.found.length > 0) return false;
  if (notions.includes('minimum')) return !has('list');
  if (notions.includes('changes')) return !has('order') && !has('recommend') && !has('chance');
  if (notions.includes('stress')) return !has('list') && !has('order') && !has('trajectory');
  if (notions.includes('bands') && DIFFERENCE.test(text)) return true;
  return asksMeaning && !OWN.test(text) && !has('bandList');
}

/** Whoever is weighed down is told nothing else; the minimum of all and changes of choices hold other notions’ words. */
function told({ notions }: Reading): readonly Notion[] {
  const alone = (['stress', 'minimum', 'changes'] as const).find((notion) => notions.includes(notion));
  return alone === undefined ? notions : [alone];
}

/** Whoever asks who reads along asks that first, whatever people the question names. */
function asksOfPrivacy({ notions, named, has }: Reading): boolean {
  return notions.includes('privacy') && named.codes.length === 0 && !has('chance');
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
  if (asksOfPrivacy(reading)) return { kind: 'explain', ...nothing, notions: ['privacy'] };
  if (isOutside(reading)) return { kind: 'cannot', ...nothing, outside: reading.outside };
  if (comparesInstitutions(reading)) return { kind: 'cannot', ...nothing, outside: 'campusLife' };
  if (explains(reading)) return { kind: 'explain', ...nothing, notions: told(reading) };
  const followed = earlier.length === 0 ? null : followUp(reading, context, earlier);
  if (followed !== null) return { kind: 'question', ...nothing, ...followed };
  const calls = callsFor(reading, context);
  const wantsDetail = reading.has('why');
  return calls.length === 0
    ? { kind: 'cannot', ...nothing }
    : { kind: 'question', ...nothing, calls, facets: reading.facets, wantsDetail };
}
