import { asksListOdds } from '../asked/decide.ts';
import { isElliptic } from '../asked/elliptic.ts';
import { asksFate } from '../asked/list-fate-words.ts';
import { namesNothing } from '../asked/named-programmes.ts';
import { asksWhyAtLarge } from '../asked/why-words.ts';
import { shareOfWords } from '../knowledge/words-wanted.ts';
import { hasEnoughGrades } from '../standing.ts';
import { ownPlaces } from '../state/own-places.ts';
import { ownAt } from '../state/pointed-at.ts';
import { focusOf, spokenOf } from '../state/spoken-of.ts';
import { inTheTalk } from '../state/topic-so-far.ts';
import { missedMinimum } from '../tools/general-minimum.ts';
import type { Understanding } from '../understanding.ts';
import { askedAgain } from './again.ts';
import { contentAmong } from './among.ts';
import { chanceAtChosen, chanceInField, chanceThere } from './chance-there.ts';
import { eitherOf, eitherThere, setAgainst } from './compare.ts';
import { groupsCompared } from './groups.ts';
import { dislikesField, easiestOfAll, inOwnField, withoutSubject } from './heard.ts';
import { besidesLeftOut, coreLeftOut } from './left-out.ts';
import { neededThere } from './needed.ts';
import { bothTogether, ofFieldTold, otherWay, pickedForMe, rankedOfTalk } from './of-talk.ts';
import { saidByAll, withoutWeak } from './one-word.ts';
import {
  addedTo,
  askedOfList,
  listJudged,
  listSorted,
  missedOfField,
  placesAndBands,
  placesCompared,
} from './order.ts';
import { classifyCalls, lookUp, type Wish } from './parts.ts';
import { barePlace, replaced, withoutChoice } from './places.ts';
import { planFor } from './plan-for.ts';
import { soughtThere, withinReach } from './reach.ts';
import { insteadOf, planRecommendation } from './search.ts';
import { amongSubjects } from './subjects.ts';
import { likeliestOf } from './topics.ts';
import { PARTICULAR } from './weighing.ts';
import { fieldOnList, ofFieldOnList } from './which.ts';
import { wishedDespite } from './wished.ts';

/** 邊科最有機會: 科 is a programme, and not one of the school subjects. */
const LIKELIEST =
  /(?:边|哪)(?:一)?(?:科|个课程|个专业)最(?:有|大|多)?(?:机会?|可能|希望|胜算|把握|戏|易入|容易入)|(?<![a-z])which (?:programmes?|programs?|degrees?|courses?|majors?) (?:\w+ ){0,4}(?:most likely|best chance)/;

/** Of all there are, those that the grades reach most surely. */
function likeliestOfAll(wish: Wish): Understanding | null {
  const { named, text, grades } = wish.reading;
  const names = named.codes.length + named.topics.length + grades.subjects.length > 0;
  const isAsked = !names && LIKELIEST.test(text) && hasEnoughGrades(wish.context.grades);
  return isAsked ? planRecommendation(wish) : null;
}

/** So many grades with their subjects are told of oneself or a pupil, where none are saved. */
const FEWEST_STATED = 4;

function fateOf({ reading, context }: Wish): Understanding | null {
  const isOfList = context.choices.length > 0 && (asksFate(reading) || asksListOdds(reading));
  if (!isOfList) return null;
  // A minimum that every degree asks for comes before any chance.
  const isShut = missedMinimum(context.grades) !== null;
  return lookUp(isShut ? classifyCalls(context.choices) : [{ tool: 'list_chances', input: {} }]);
}

function statedOf(wish: Wish): Understanding | null {
  const isNew = !hasEnoughGrades(wish.context.grades);
  return isNew && wish.reading.grades.changes.length >= FEWEST_STATED ? planFor('state_grades', wish) : null;
}

/** "The CityU one", 城大那個: of one's own or of what was spoken of, and nothing asked of it but where one stands. */
function bareOne(wish: Wish): Understanding | null {
  const { reading, context, earlier } = wish;
  const { institutions, codes, topics } = reading.named;
  const isBare = institutions.length === 1 && codes.length + topics.length === 0;
  if (!isBare || earlier.length === 0 || !isElliptic(reading, context)) return null;
  const [code, ...others] = ownAt(reading, context, earlier);
  return code === undefined || others.length > 0 ? null : lookUp(classifyCalls([code]));
}

/** Longer messages name what they ask of. */
const SHORT = 30;
/** In so few words an interview is that of one's own choices. */
const TERSE = 8;

function terseInterview({ reading, context, earlier }: Wish): Understanding | null {
  const { named, facets, text } = reading;
  const isTerse = text.length <= TERSE && facets.length === 1 && facets[0] === 'interview';
  if (
    !namesNothing(named) ||
    !isTerse ||
    context.choices.length === 0 ||
    focusOf(earlier, context).length > 0
  )
    return null;
  return lookUp([{ tool: 'which_of', input: { codes: [], by: 'interview', least: false, subject: null } }]);
}

const AFTER_IT =
  /what (?:can|could|do|will|would) (?:i|you|we|people|they|she|he|grads?|graduates) (?:do|be|become|work as)(?: with| after)(?! (?:my|these|those|this (?:result|score|grade)))|读完.{0,8}(?:做|当|出路|工作)(?:咩|乜|什么|到)?/;

/** "What can I do after accounting": what is known of just that where words are plainly asked for, else of the programmes meant; not of how one stands there. */
function afterIt(wish: Wish): Understanding | null {
  const { text, named } = wish.reading;
  const isField = named.codes.length > 0 || named.topics.length === 1;
  if (!isField || named.leftOut.length > 0 || !AFTER_IT.test(text)) return null;
  const isInWords = shareOfWords(wish.text, wish.reading, wish.context.knowledge) >= PARTICULAR;
  const known = isInWords && named.codes.length === 0 ? likeliestOf(['careers'], PARTICULAR, wish) : null;
  return known ?? planFor('programme_careers', wish);
}

const IN_REACH =
  /(?<![a-z])(?:realistic|ambitious|risky|safe|achievable|reachable|too (?:high|hard|far)|a dream|out of reach|how far|am i in|get in(?:to)?|make it|chances?|enough|likely|back-?up|safety)(?![a-z])|保底|托底|兜底|进取|太高|稳|风险|机会|够|(?:争|差)几|发梦|造梦|有冇(?:机会|望)|有没有(?:机会|希望)|(?:得|够|入)唔(?:得|够|入)|有(?:冇|没有)得(?:入|读|上)/;

/** "Is the top one realistic", 第一志願係咪太進取: how one stands at that one of one's own list. */
function ownInReach({ reading, context }: Wish): Understanding | null {
  const own = ownPlaces(reading.text, context.choices);
  const names = reading.named.codes.length + reading.grades.changes.length > 0;
  return names || own.length === 0 || !IN_REACH.test(reading.text) ? null : lookUp(classifyCalls(own));
}

const GETS_IN =
  /^(?:so |then |but |and |ok )?(?:can|could|will|would) i (?:get in|make it|be admitted)\??$|^(?:咁|那)?我?(?:得|能|会|可以)(?:唔得|不能|不会|唔会|不可以)?(?:入|上|进)(?:唔入|到|得|不上|不进)*(?:吗|㗎|呢)?\??$/;

/** How far one is from a figure that was told: 我離中位差幾分, "how far above am I". */
const HOW_FAR =
  /我[^。,，?？]{0,6}(?:离|差|距)[^。,，?？]{0,8}(?:几|多少)(?:多)?分|(?<![a-z])how (?:far|close|near|much) (?:\w+ )?(?:am i|i am|i'm)(?![a-z])|how (?:far|many points?|much) (?:above|below|under|over|short|off)(?: \w+)? (?:am i|i am|i'm)/;

/** "Can I get in", and nothing else, or how far one is: of the one that the talk is of. */
function getsIn({ reading, context, earlier }: Wish): Understanding | null {
  const isFar = HOW_FAR.test(reading.text) && namesNothing(reading.named);
  if (earlier.length === 0 || !(isFar || GETS_IN.test(reading.text.trim()))) return null;
  const [code, ...others] = focusOf(earlier, context);
  return code === undefined || others.length > 0 ? null : lookUp(classifyCalls([code]));
}

/** "Why is PolyU lower", right after it stood beside others: why the level there is what it is. */
function whyThere({ reading, context, earlier }: Wish): Understanding | null {
  const { codes, topics, institutions } = reading.named;
  const isThere = institutions.length > 0 && codes.length + topics.length === 0;
  if (!isThere || !reading.has('why') || asksWhyAtLarge(reading)) return null;
  const [shown] = spokenOf(earlier.slice(-2), context).filter(({ codes: some }) => some.length > 1);
  const there = shown?.codes.filter((code) =>
    institutions.some((at) => at === context.catalogue.find(code)?.institution),
  );
  const plan = lookUp(classifyCalls(there ?? []));
  return plan === null ? null : { ...plan, asksWhy: true };
}

/** What is of the talk so far, or of the list, though the message names nothing. */
const ofTheTalk = (wish: Wish): Understanding | null =>
  ofFieldTold(wish) ?? rankedOfTalk(wish) ?? bothTogether(wish) ?? otherWay(wish) ?? pickedForMe(wish);

interface Heard {
  readonly isOfBands: boolean;
  /** Another fact of a programme than how one stands there is plainly asked. */
  readonly isOfFact: boolean;
  /** It asks one thing, and tells no story. */
  readonly isShort: boolean;
}

/** What is said in so many words that no guess is needed. */
export function saidOutright(wish: Wish, { isOfBands, isOfFact, isShort }: Heard): Understanding | null {
  const plans = [
    () => (isShort ? (replaced(wish) ?? withoutChoice(wish)) : null),
    () => missedOfField(wish) ?? addedTo(wish),
    () => listSorted(wish) ?? listJudged(wish) ?? ofFieldOnList(wish),
    () => (isShort ? ofTheTalk(wish) : null),
    () => (isShort ? askedOfList(wish) : null),
    () => groupsCompared(wish) ?? insteadOf(wish),
    () => (isOfFact ? null : (chanceThere(wish) ?? chanceInField(wish) ?? chanceAtChosen(wish))),
    () => withinReach(wish) ?? soughtThere(wish),
    () => (isOfBands || !isShort ? null : placesAndBands(wish)),
    () => placesCompared(wish),
    () => setAgainst(wish),
    () => saidByAll(wish),
    () => neededThere(wish),
    () => amongSubjects(wish),
    () => withoutWeak(wish),
    () => eitherOf(wish) ?? eitherThere(wish),
    () => (isShort ? contentAmong(wish) : null),
    () => askedAgain(wish),
    () => barePlace(wish),
    () => bareOne(wish) ?? whyThere(wish),
    () => ownInReach(wish),
    () => getsIn(wish),
    () => afterIt(wish),
    () => terseInterview(wish),
    () => fateOf(wish),
    () => statedOf(wish),
    () => (isShort ? (fieldOnList(wish) ?? easiestOfAll(wish) ?? dislikesField(wish)) : null),
    () => coreLeftOut(wish) ?? withoutSubject(wish),
    () => besidesLeftOut(wish),
    () => wishedDespite(wish),
    () => inOwnField(wish),
    () => (isShort ? likeliestOfAll(wish) : null),
  ];
  for (const plan of plans) {
    const found = plan();
    if (found !== null) return found;
  }
  return null;
}

/** How far one is from what was spoken of. */
const NEAR =
  /(?<![a-z])(?:anywhere |even |nowhere )?(?:near|close to) (?:it|that|them|this)(?![a-z])|(?:am i|i am|im) (?:anywhere )?(?:near|close)(?![a-z])|(?<![a-z])(?:far|way) (?:off|away|out)(?![a-z])|out of (?:my )?reach(?![a-z])|(?:远(?:唔|不)远)|(?:差|争|离)(?:几|多|好)?(?:远|少|多分)/;

const COSTS =
  /(?<![a-z])(?:how much (?:is|does|would|will|for)|costs?|fees?|tuition)(?![a-z])|学费|几(?:多)?钱|多少钱/;

const IS_ABOUT =
  /(?<![a-z])what(?:'?s| is) (?:it|that(?: one)?) about(?![a-z])|(?<![a-z])what (?:do|would|will) (?:i|you|they|we) (?:study|learn)(?![a-z])|(?:读|学|教)(?:啲|些|的)?(?:咩|乜|什么)(?!书)/;

/** How near one is to what is pointed at, or what it costs. */
export function ofPointed(wish: Wish, pointed: readonly string[], isSure: boolean): Understanding | null {
  const { text } = wish.reading;
  if (NEAR.test(text)) {
    const isBare = pointed.length === 0 && text.length <= TERSE;
    return lookUp(classifyCalls(isBare ? focusOf(wish.earlier, wish.context).slice(0, 1) : pointed));
  }
  const there = inTheTalk(wish);
  const isOfField = there !== wish && text.length <= SHORT && COSTS.test(text);
  if (pointed.length === 0) return isOfField ? planFor('find_by_fee_or_length', there) : null;
  if (pointed.length === 1 && IS_ABOUT.test(text)) return planFor('programme_overview', wish);
  return !isSure && COSTS.test(text) ? planFor('programme_fee', wish) : null;
}
