import { soughtIn } from '../asked/criterion-words.ts';
import { callsFor, codesAsked, detailCalls, similarCall, whatIfCalls } from '../asked/decide.ts';
import { asksPoints } from '../asked/figure-words.ts';
import { asksWhyAtLarge } from '../asked/why-words.ts';
import type { EddyContext } from '../context.ts';
import type { Intent } from '../intents.ts';
import { hasEnoughGrades } from '../standing.ts';
import { ownCounted } from '../state/own-counted.ts';
import { pointedAt } from '../state/pointed-at.ts';
import type { TalkIntent } from '../talk.ts';
import type { ToolCall } from '../tool-call.ts';
import { type Facet, IN_A_SENTENCE, IN_FIGURES } from '../tools/facets.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import { bandsOfIt } from './bands-of-it.ts';
import { compareCall, namesWeighed, planComparison, SIDE_BY_SIDE } from './compare.ts';
import { countOf, offeredBy } from './counting.ts';
import { eachThere } from './each-there.ts';
import { electives } from './electives.ts';
import { factOfListed } from './facts.ts';
import { ofWholeField } from './field-before.ts';
import { fits } from './fits.ts';
import { improve, planWhatIf, stated, strengths } from './grades.ts';
import { groupsCompared } from './groups.ts';
import { why } from './heard.ts';
import { whyAtLarge } from './leaning.ts';
import { leftOutCodes } from './left-out.ts';
import { aboutOrder } from './order.ts';
import { classifyCalls, lookUp, MOST_JUDGED, meant, none, nothing, tell, type Wish } from './parts.ts';
import { ofOnePlace } from './places.ts';
import { ruleOfOrder } from './rule-of-order.ts';
import { byInterest, byLevel, easiestOf, findHere, finding, planRecommendation } from './search.ts';
import { besideEachOther, severalMeant } from './several-meant.ts';
import { namedBarely } from './together.ts';
import { explainTerm, knownOf, ofSite } from './topics.ts';

/** The best five or six of the grades, whatever a formula makes of them. */
const PLAIN_SUMS = /(?:best|top|最佳|最好的?) ?(?:5|6|five|six|五|六)/;

const isOfSeveral = ({ reading: { named } }: Wish): boolean =>
  named.codes.length > 1 || named.institutions.length > 1;

/** One short fact of all that a field has. */
function factOfField(facets: readonly Facet[], personal: boolean, wish: Wish): Understanding | null {
  const isShort = facets.length === 1 && facets.every((one) => IN_A_SENTENCE.has(one) || IN_FIGURES.has(one));
  const codes = isShort ? ofWholeField(wish) : [];
  const isJudged = personal && hasEnoughGrades(wish.context.grades);
  return lookUp([...detailCalls(codes, codes.length), ...(isJudged ? classifyCalls(codes) : [])], facets);
}

/** One fact of the programmes meant; `personal` facts come with how the pupil stands there. */
function fact(facet: Facet, personal: boolean) {
  return (wish: Wish): Understanding | null => {
    const ofListed = factOfListed(facet, wish);
    if (ofListed !== null) return ofListed;
    const { named } = wish.reading;
    const counted = ownCounted(wish.reading, wish.context);
    const each = counted.length > 0 ? counted : eachThere(named, wish.context);
    const facets = [...new Set([facet, ...wish.reading.facets])];
    const ofAll = counted.length > 0 ? null : factOfField(facets, personal, wish);
    if (ofAll !== null) return ofAll;
    const told = SIDE_BY_SIDE.has(facet) || IN_A_SENTENCE.has(facet) ? severalMeant(wish) : [];
    const isMeant = told.length > 1 && each.length < 2;
    const codes = isMeant ? told : each.length > 1 ? each : meant(wish);
    const isOfAll = counted.length > 0 || isMeant || isOfSeveral(wish);
    if (SIDE_BY_SIDE.has(facet) && codes.length > 1 && isOfAll)
      return lookUp(compareCall(codes, wish, facet));
    const unknown = detailCalls(named.unknown);
    const all = isMeant ? codes.length : 0;
    const most = Math.min(Math.max(MOST_JUDGED, named.codes.length, each.length, all), TOOL_LIMITS.compared);
    const judged = personal ? classifyCalls(codes.slice(0, most)) : [];
    return lookUp([...unknown, ...detailCalls(codes, most), ...judged], facets);
  };
}

/** With grades that are supposed in the message, what they would change; else the facts. */
const supposing =
  (otherwise: Planner): Planner =>
  (wish) => {
    const { reading, context } = wish;
    const asksMinimum = reading.facets.includes('requirements') && !reading.has('whatIf');
    const supposes = reading.grades.changes.length > 0 && !asksMinimum;
    return (supposes ? lookUp(whatIfCalls(reading, context)) : null) ?? otherwise(wish);
  };

/** What a programme is; where the message names a fact of it after all, that fact. */
function overview(wish: Wish): Understanding | null {
  const [named] = namedBarely(wish.reading.text);
  return named === undefined ? supposing(fact('overview', true))(wish) : fact(named, false)(wish);
}

function level(wish: Wish): Understanding | null {
  const { reading, context, earlier } = wish;
  const changed = reading.grades.changes.length > 0 ? whatIfCalls(reading, context) : [];
  if (changed.length > 0) return lookUp(changed);
  const beside = besideEachOther(wish) ?? meant(wish);
  const isOfTalk = reading.named.codes.length + reading.named.topics.length === 0 && earlier.length > 0;
  const isSeveral = isOfTalk && beside.length > 1 && beside.length <= TOOL_LIMITS.compared;
  // Without grades nothing tells them apart but what is published of each.
  if (isSeveral && !hasEnoughGrades(context.grades)) return lookUp(compareCall(beside, wish));
  const asked = [...detailCalls(reading.named.unknown), ...classifyCalls(beside)];
  // "And what about HKMU", in the middle of a talk: what was asked before, asked of that one, and not of one's own list.
  const isElsewhere = earlier.length > 0 && reading.named.institutions.length > 0;
  return lookUp(asked.length > 0 || isElsewhere ? asked : ofOwnList(context));
}

/** "So what do I have": by the formula of what the talk is of, before the plain sums. */
function ownScore(wish: Wish): Understanding | null {
  const sums: ToolCall = { tool: 'my_scores', input: none };
  const { context, reading } = wish;
  const isOfSums = PLAIN_SUMS.test(reading.text) || reading.grades.subjects.length > 0;
  if (isOfSums || !hasEnoughGrades(context.grades)) return lookUp([sums]);
  const codes = meant(wish);
  const isFew = codes.length > 0 && codes.length <= TOOL_LIMITS.compared;
  return lookUp(isFew ? [...classifyCalls(codes), sums] : [sums]);
}

/** Where one stands at each of one's own list. */
const ofOwnList = ({ choices }: EddyContext): readonly ToolCall[] =>
  choices.length === 0
    ? []
    : [{ tool: 'my_list', input: none }, ...classifyCalls(choices.slice(0, TOOL_LIMITS.codes))];

const own =
  (tool: 'my_scores' | 'my_list' | 'my_ability' | 'my_trajectory' | 'order_advice' | 'list_chances') => () =>
    lookUp([{ tool, input: none }]);

function similar(wish: Wish): Understanding | null {
  const [code] = [...meant(wish), ...leftOutCodes(wish)];
  return code === undefined ? null : lookUp(similarCall(code, wish.context));
}

function process(wish: Wish): Understanding | null {
  const { has } = wish.reading;
  return has('room') || has('listHolds') ? null : knownOf('jupas_process')(wish);
}

/** What is known of a job, else which programmes lead there. */
const aboutJob: Planner = (wish) =>
  knownOf('about_job')(wish) ?? fact('careers', false)(wish) ?? byInterest(wish);

/** Of the programmes named; of all where none is. */
function factElse(facet: Facet, personal: boolean, otherwise: Planner): Planner {
  const named = fact(facet, personal);
  return (wish) => named(wish) ?? otherwise(wish);
}

/** The order of the list; where a programme is named that is not on it, what is asked of that; of fields, the rule. */
function ofOrder(wish: Wish): Understanding | null {
  const { codes: typed } = wish.reading.named;
  const pointed = pointedAt(wish.text, wish.reading, wish.context, wish.earlier);
  const codes = typed.length > 0 ? typed : pointed;
  const isListed = (code: string): boolean => wish.context.choices.includes(code);
  const isElsewhere = codes.length > 0 && !codes.some(isListed);
  const asked = codesAsked(wish.reading);
  const isOffered = codes.length === 0 && wish.reading.named.absent.length === 0;
  const isOfOthers = isOffered && asked.length > 0 && !asked.some(isListed);
  const isPointed = typed.length === 0 && isElsewhere;
  return (
    ofOnePlace(wish) ??
    bandsOfIt(wish) ??
    ruleOfOrder(wish) ??
    (isPointed ? fact('bands', false)(wish) : null) ??
    aboutOrder(wish) ??
    (isElsewhere ? fact('bands', false)(wish) : null) ??
    (isOfOthers ? knownOf('bands_meaning')(wish) : null) ??
    planByRules(wish)
  );
}

/** Of a programme that is named; else what bands are. */
function ofBands(wish: Wish): Understanding | null {
  const { named, has } = wish.reading;
  if (named.codes.length > 0) return fact('bands', false)(wish);
  // Groups of science that are called A and B are no bands.
  if (named.topics.length > 1 && has('compare')) return planComparison(wish);
  return has('bandList') ? null : knownOf('bands_meaning')(wish);
}

/** What no tool does or could tell, named in so many words; null where none is. */
export function declined({ reading }: Wish): Understanding | null {
  const { outside: kind, named, grades } = reading;
  // Grades that a school predicts are no figure of the future.
  const isFuture = kind === 'future' && grades.mentions.length === 0;
  const isTold = kind === 'writing' || kind === 'homework' || isFuture;
  return isTold && named.codes.length === 0 ? { kind: 'cannot', ...nothing, outside: kind } : null;
}

/** "I mean JS1204 and JS5240": what is named is what was meant. */
function corrected(wish: Wish): Understanding | null {
  const { codes } = wish.reading.named;
  if (codes.length > 1) return planComparison(wish);
  return codes.length === 1 ? lookUp(classifyCalls(codes)) : say('correction')();
}

/** A feeling or a small question: nothing is looked up first. */
const say = (talk: TalkIntent) => (): Understanding => ({ kind: 'talk', ...nothing, talk });

type Planner = (wish: Wish) => Understanding | null;

/** What is done for each intent; null where the message does not name what would be needed. */
const PLANS: Partial<Record<Intent, Planner>> = {
  programme_level: level,
  programme_score: (wish) => easiestOf(wish) ?? supposing(fact('scores', true))(wish),
  programme_requirements: supposing(fact('requirements', true)),
  programme_formula: fact('formula', false),
  programme_length: factElse('duration', false, knownOf('programme_length')),
  programme_interview: factElse('interview', false, knownOf('programme_interview')),
  programme_places: (wish) => offeredBy(wish) ?? fact('intake', false)(wish),
  programme_bands: factElse('bands', false, knownOf('programme_bands')),
  programme_trend: factElse('trend', false, knownOf('programme_trend')),
  programme_documents: factElse('documents', false, knownOf('programme_documents')),
  programme_fee: (wish) =>
    asksPoints(wish.reading.text)
      ? supposing(fact('scores', true))(wish)
      : factElse('fee', false, knownOf('programme_fee'))(wish),
  programme_careers: factElse('careers', false, knownOf('programme_careers')),
  programme_overview: overview,
  programme_compare: (wish) => groupsCompared(wish) ?? planComparison(wish),
  programme_similar: similar,
  find_in_field: findHere,
  find_by_career: byInterest,
  find_by_interest: byInterest,
  find_by_requirement: finding('find_by_requirement'),
  find_by_fee_or_length: finding('find_by_fee_or_length'),
  find_by_interview: finding('find_by_interview'),
  find_by_places: finding('find_by_places'),
  catalogue_count: (wish) => offeredBy(wish) ?? countOf(wish),
  find_by_level: byLevel,
  recommend: planRecommendation,
  fit: fits,
  my_score: ownScore,
  my_strengths: strengths,
  what_if: planWhatIf,
  improve: (wish) => (soughtIn(wish.reading)?.by === 'level' ? planRecommendation(wish) : improve(wish)),
  my_list: own('my_list'),
  list_check: ofOrder,
  chance_of_any: (wish) => (wish.reading.named.codes.length > 0 ? level(wish) : own('list_chances')()),
  list_order: ofOrder,
  list_change: ofOrder,
  my_abilities: own('my_ability'),
  my_trajectory: own('my_trajectory'),
  worry: say('worry'),
  failed: say('failed'),
  lost: say('lost'),
  pressure: say('pressure'),
  late: say('late'),
  good_news: say('good_news'),
  hello: say('hello'),
  thanks_bye: say('thanks_bye'),
  who_are_you: say('who_are_you'),
  privacy: say('privacy'),
  abilities_of_eddy: say('abilities_of_eddy'),
  site_help: (wish) => ofSite(wish) ?? say('site_help')(),
  outside: (wish) => declined(wish) ?? say('outside')(),
  correction: corrected,
  simpler: say('simpler'),
  ranking: (wish) => namesWeighed(wish) ?? say('ranking')(),
  university_life: say('university_life'),
  study_tips: say('study_tips'),
  interview_tips: say('interview_tips'),
  explain_level: ({ reading: { notions } }) => tell(...(notions.length > 0 ? notions : (['level'] as const))),
  explain_points: knownOf('explain_points'),
  general_requirements: knownOf('general_requirements'),
  other_subjects: knownOf('other_subjects'),
  electives_for: electives,
  state_grades: stated,
  programme_retake: factElse('retake', false, knownOf('programme_retake')),
  why: (wish) => (asksWhyAtLarge(wish.reading) ? whyAtLarge(wish) : why(wish)),
  retake_dse: knownOf('retake_dse'),
  no_offer: knownOf('no_offer'),
  elsewhere: knownOf('elsewhere'),
  money_support: knownOf('money_support'),
  bands_meaning: (wish) => ofBands(wish),
  jupas_process: process,
  dates: knownOf('dates'),
  results_day: knownOf('results_day'),
  explain_term: explainTerm,
  about_job: aboutJob,
  helping_others: knownOf('helping_others'),
};

/** What is done for an intent; null where nothing can be. */
export function planFor(intent: Intent, wish: Wish): Understanding | null {
  return PLANS[intent]?.(wish) ?? null;
}

/** What rules alone would look up for a message. */
function planByRules({ reading, context }: Pick<Wish, 'reading' | 'context'>): Understanding | null {
  const plan = lookUp(callsFor(reading, context), reading.facets);
  return plan === null ? null : { ...plan, asksWhy: reading.has('why') };
}
