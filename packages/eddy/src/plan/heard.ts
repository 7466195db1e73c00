import { interestsOf, type SubjectCode } from '@lodestar/domain';
import { detailCalls } from '../asked/decide.ts';
import { levelNamed } from '../asked/level-words.ts';
import { wordPattern } from '../asked/plain-text.ts';
import { entriesFor, standingOf } from '../standing.ts';
import { ownPlaces } from '../state/own-places.ts';
import { pointedAt } from '../state/pointed-at.ts';
import { spokenOf } from '../state/spoken-of.ts';
import { NO_CONDITIONS } from '../tools/conditions.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import { findingCall } from './finding.ts';
import { classifyCalls, lookUp, MOST_JUDGED, meant, type Wish } from './parts.ts';

/** 没选化学, "without physics": a subject that is not taken. */
const NOT_TAKEN =
  /(?<![a-z])(?:without|no|(?:didn't|didnt|don't|dont|not) (?:take|have|study|taking))(?![a-z])|(?:没有?|冇|无|不用|不需要?|唔使|唔洗|唔需要?)(?:选|修|读|考|学|要)|有(?:咩|乜|什么)(?:科|专业)?(?:唔使|唔洗|不用)/;

/** Up to here a subject that is left out is all that is said: 有咩唔使數學. */
const BARE = 12;

const CORE: ReadonlySet<SubjectCode> = new Set<SubjectCode>(['CHI', 'ENG', 'CSD']);
const isCore = (subject: SubjectCode): boolean => CORE.has(subject);

/** Programmes of a field for whoever does not take a subject; of one that is named, what it asks for. */
export function withoutSubject(wish: Wish): Understanding | null {
  const { text, grades, named } = wish.reading;
  // Everybody sits the core subjects: one that was not sat is told of oneself, and keeps no programme out.
  if (grades.subjects.every(isCore)) return null;
  const isBare = text.length <= BARE && named.codes.length + named.institutions.length === 0;
  const isOfField = named.searches.length > 0 || isBare;
  const isAsked = grades.subjects.length > 0 && grades.mentions.length === 0 && NOT_TAKEN.test(text);
  if (isAsked && named.codes.length > 0) return lookUp(detailCalls(named.codes), ['requirements']);
  const names = grades.subjects.length > 0 && grades.mentions.length === 0 && isOfField;
  return names && NOT_TAKEN.test(text)
    ? lookUp([findingCall('find_by_requirement', wish.reading, wish.context)])
    : null;
}

/** 唔想做醫生: the guide of fields knows some jobs by "do" before their name. */
const NO_WISH = /(?:唔|不)(?:想|要)(?:做|當|当|成為|成为)/g;

/** What a pupil keeps away from is heard, whatever else the message names. */
export function keptAway(wish: Wish): Understanding | null {
  const { text, reading, context } = wish;
  if (reading.named.codes.length > 0 || reading.grades.mentions.length > 0) return null;
  const words = [text.replace(NO_WISH, '不喜歡').slice(0, TOOL_LIMITS.query)];
  const { dislikes } = interestsOf(context.fields, words);
  const isOfGrades = reading.has('scores') || reading.has('list') || reading.has('order');
  if (dislikes.length === 0 || isOfGrades) return null;
  return lookUp([{ tool: 'find_by_interest', input: { words, institutions: reading.named.institutions } }]);
}

const DISLIKES =
  /我(?:真的?|真系|好|很|完全|都|又|其实)*(?:不喜欢|唔钟意|唔中意|讨厌|憎|(?:唔|不)(?:想|要)(?:读|做|当))|^(?:唔|不)(?:想|要)(?:读|做|当)|(?<![a-z])i (?:really |just )?(?:(?:don'?t|do not) (?:really )?like|hate|dislike)(?![a-z])/;
const OTHERS_WISH =
  /(?<![a-z])(?:mum|mom|mother|dad|father|parents|family)(?![a-z])|妈|爸|父|母|屋企|家人|家里/;

/** "I don't like finance", said outright and of a field: what is left. */
export function dislikesField(wish: Wish): Understanding | null {
  const { text, named } = wish.reading;
  const names = named.topics.length + named.leftOut.length > 0;
  const says = DISLIKES.test(text) && !OTHERS_WISH.test(text) && names;
  return says ? keptAway(wish) : null;
}

/** "His result, can it go nursing", 啲分夠唔夠讀護士: of grades, and of a field that one's own list is of. */
const OF_GRADES =
  /(?<![a-z])(?:results?|grades?|scores?|marks?)(?![a-z]).{0,30}(?<![a-z])(?:can|go|enough|get|ok|reach|good)(?![a-z])|(?:分|成绩).{0,12}(?:够|得|入|读|上|进)/;

/** 我有冇機會: whatever is told before it. */
const MY_CHANCE =
  /我.{0,4}(?:有冇|有没有|有无)(?:机会|机|希望|望|可能)|我(?:入|读|上)(?:唔|不)?(?:入|读|上)?(?:得|到)|(?<![a-z])(?:do|have) i (?:still )?(?:have |got |stand )?(?:a |any )?(?:chance|shot|hope)/;

/** Where one stands at those of one's own list that a message names by their field. */
export function inOwnField({ reading }: Wish): Understanding | null {
  const { named, text, facets } = reading;
  const fields = new Set(named.topics.map(({ query, category }) => `${query} ${category}`));
  const isField = named.codes.length === 0 && fields.size === 1 && named.institutions.length === 0;
  const isAsked = OF_GRADES.test(text) || MY_CHANCE.test(text);
  if (!isField || named.own.length === 0 || facets.length > 0 || !isAsked) return null;
  return lookUp(classifyCalls(named.own));
}

const EASIEST = wordPattern({
  en: '(?:easiest|least competitive|lowest score)(?: \\w+){0,3} (?:degree|programme|program|course|major|uni|university)s?',
  forms:
    '最(?:易|容易|低分)(?:入|上|进|读)?(?:的|嘅)?(?:科|课程|学位|专业|大学|u)|(?:边|哪)(?:一)?科最(?:易|容易)(?:入|上|进)',
});

/** The lowest scores of all there are. */
export function easiestOfAll({ reading }: Wish): Understanding | null {
  const { named, text } = reading;
  if (named.codes.length + named.topics.length > 0 || !EASIEST.test(text)) return null;
  const conditions = { ...NO_CONDITIONS, institutions: named.institutions };
  return lookUp([{ tool: 'find_programmes', input: { ...conditions, order: 'median', lowest: true } }]);
}

const isRisky = (level: number): boolean => level >= 1 && level <= 3;

/** "Why did you say risky": those that were told of, or of one's own list, whose level is called so. */
function atLevelNamed({ text, reading, context, earlier }: Wish): readonly string[] {
  const named = levelNamed(reading.text);
  const points = reading.named.codes.length > 0 || pointedAt(text, reading, context, earlier).length > 0;
  if (named === null || points) return [];
  const [last] = spokenOf(earlier, context);
  for (const codes of [last?.codes ?? [], context.choices]) {
    const all = entriesFor(codes, context).entries.map((entry) => standingOf(entry, context.grades, context));
    const exact = all.filter(({ level }) => level === named);
    const near = all.filter(({ level }) => level !== null && isRisky(level) && isRisky(named));
    const called = exact.length > 0 ? exact : near;
    if (called.length > 0) return called.map(({ code }) => code);
  }
  return [];
}

/** Why a level is what it is: of the choice named by its place, of what is named or pointed at, else of what was spoken of. */
export function why(wish: Wish): Understanding | null {
  const { reading, context } = wish;
  const own = ownPlaces(reading.text, context.choices);
  const called = own.length > 0 ? own : atLevelNamed(wish);
  const codes = called.length > 0 ? called : meant(wish);
  const plan = lookUp(classifyCalls(codes.slice(0, MOST_JUDGED)));
  return plan === null ? null : { ...plan, asksWhy: true };
}
