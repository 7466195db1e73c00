import { OWN } from './asked/plain-text.ts';
import type { Reading } from './asked/reading.ts';
import type { Intent } from './intents.ts';
import { planByRules, planFor } from './plan.ts';
import { nothing, type Wish } from './plan-parts.ts';
import { hasEnoughGrades } from './standing.ts';
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

/** What no tool could answer once, and is known by now. */
const KNOWN_BY_NOW: Partial<Record<Outside, Intent>> = {
  fees: 'programme_fee',
  dates: 'dates',
  interviewTips: 'interview_tips',
  careers: 'programme_careers',
};

function outsideOf(wish: Wish): Understanding | null {
  const { outside } = wish.reading;
  if (outside === null || !isOutside(wish.reading)) return null;
  const intent = KNOWN_BY_NOW[outside];
  return (intent === undefined ? null : planFor(intent, wish)) ?? { kind: 'cannot', ...nothing, outside };
}

/** What rules alone make of a message: small talk, what no tool can answer, notions, look-ups. */
export function byRules(wish: Wish): Understanding | null {
  const { reading } = wish;
  if (reading.smallTalk !== null) return { kind: reading.smallTalk, ...nothing };
  if (asksOfPrivacy(reading)) return { kind: 'explain', ...nothing, notions: ['privacy'] };
  const outside = outsideOf(wish);
  if (outside !== null) return outside;
  if (comparesInstitutions(reading)) return { kind: 'cannot', ...nothing, outside: 'campusLife' };
  if (explains(reading)) return { kind: 'explain', ...nothing, notions: told(reading) };
  return planByRules(wish);
}

/** Heard by single words that stand in other questions too. */
const GUESSED_OUTSIDE: ReadonlySet<Outside> = new Set(['personal', 'others', 'campusLife', 'world']);
/** A whole university's programmes, or one's own grades that were never told: what is found when nothing was understood. */
export function isVague({ kind, outside, calls }: Understanding, { context }: Wish): boolean {
  if (kind === 'cannot') return outside !== null && GUESSED_OUTSIDE.has(outside);
  const isEmpty = !hasEnoughGrades(context.grades);
  return (
    calls.length > 0 &&
    calls.every((call) => {
      if (call.tool === 'search_programmes') return call.input.query === '' && call.input.category === null;
      if (call.tool === 'what_if') return isEmpty && call.input.codes.length === 0;
      return isEmpty && (call.tool === 'my_scores' || call.tool === 'recommend');
    })
  );
}
