import { isGradeOf } from '@lodestar/domain';
import {
  callsFor,
  codesAsked,
  detailCalls,
  recommendCall,
  similarCall,
  whatIfCalls,
} from './asked/decide.ts';
import { readMessage } from './asked/reading.ts';
import type { Intent } from './intents.ts';
import { FIRST_OF, KNOWLEDGE_OF, type KnowledgeIntent } from './knowledge/topics-of-intents.ts';
import { knowledgeFor } from './knowledge.ts';
import { compare } from './plan-compare.ts';
import { factOfList } from './plan-facts.ts';
import { findingCall } from './plan-finding.ts';
import { why } from './plan-heard.ts';
import { aboutOrder } from './plan-order.ts';
import { classify, lookUp, MOST_JUDGED, meant, none, nothing, tell, type Wish } from './plan-parts.ts';
import { ofInterestSoFar } from './plan-wished.ts';
import { hasEnoughGrades } from './standing.ts';
import { focusOf } from './state/spoken-of.ts';
import { statedIn } from './state/stated-so-far.ts';
import { supposedSoFar } from './state/supposed.ts';
import type { TalkIntent } from './talk.ts';
import type { ToolCall } from './tool-call.ts';
import { electivesOf } from './tools/electives-of-programmes.ts';
import type { Facet } from './tools/facets.ts';
import { programmesByInterest } from './tools/programmes-by-interest.ts';
import { TOOL_LIMITS } from './tools/tool-limits.ts';
import type { Understanding } from './understanding.ts';

/** Programmes of the field and the institutions named. */
function search({ reading }: Wish): readonly ToolCall[] {
  const { searches, absent, institutions } = reading.named;
  if (searches.length + absent.length > 0)
    return [...absent, ...searches].map((input): ToolCall => ({ tool: 'search_programmes', input }));
  if (institutions.length === 0) return [];
  return [{ tool: 'search_programmes', input: { query: '', institutions, category: null } }];
}

/** One fact of the programmes meant; `personal` facts come with how the pupil stands there. */
function fact(facet: Facet, personal: boolean) {
  return (wish: Wish): Understanding | null => {
    const codes = meant(wish);
    const ofList = codes.length === 0 ? factOfList(facet, wish) : null;
    if (ofList !== null) return ofList;
    const unknown = detailCalls(wish.reading.named.unknown);
    const judged = personal ? classify(codes.slice(0, MOST_JUDGED)) : [];
    return lookUp([...unknown, ...detailCalls(codes), ...judged], [facet]);
  };
}

function level(wish: Wish): Understanding | null {
  const { reading, context } = wish;
  const changed = reading.grades.changes.length > 0 ? whatIfCalls(reading, context) : [];
  if (changed.length > 0) return lookUp(changed);
  return lookUp([...detailCalls(reading.named.unknown), ...classify(meant(wish))]);
}

const own =
  (tool: 'my_scores' | 'my_list' | 'my_ability' | 'my_trajectory' | 'order_advice' | 'list_chances') => () =>
    lookUp([{ tool, input: none }]);

/** By the ability test where it was taken; by grades where subjects or grades are spoken of. */
function strengths({ reading: { grades, has }, context: { ability } }: Wish): Understanding | null {
  const ofGrades = ability === null || grades.subjects.length + grades.mentions.length > 0 || has('weakest');
  return lookUp([{ tool: ofGrades ? 'my_scores' : 'my_ability', input: none }]);
}

const recommend = ({ reading, context }: Wish): Understanding | null =>
  lookUp([recommendCall(reading, context)]);

/** A grade without its subject is of the one subject that the pupil spoke of last. */
function whatIf({ reading, context, earlier }: Wish): Understanding | null {
  const calls = whatIfCalls(reading, context);
  const [mention] = reading.grades.mentions;
  if (calls.length > 0 || mention?.kind !== 'grade' || reading.grades.subjects.length > 0)
    return lookUp(calls);
  const spokenOf = earlier
    .filter(({ isBot }) => !isBot)
    .map(({ text }) => readMessage(text, context).grades.subjects)
    .findLast((subjects) => subjects.length > 0);
  const [subject, ...others] = spokenOf ?? [];
  if (subject === undefined || others.length > 0 || !isGradeOf(subject, mention.grade)) return null;
  const codes = codesAsked(reading);
  return lookUp([{ tool: 'what_if', input: { changes: [{ subject, grade: mention.grade }], codes } }]);
}

function improve(wish: Wish): Understanding | null {
  const calls = whatIfCalls(wish.reading, wish.context);
  if (calls.length > 0) return lookUp(calls);
  const codes = codesAsked(wish.reading);
  return lookUp([{ tool: 'what_if', input: { changes: [], codes } }, ...classify(codes)]);
}

function similar(wish: Wish): Understanding | null {
  const [code] = meant(wish);
  return code === undefined ? null : lookUp(similarCall(code, wish.context));
}

function findHere(wish: Wish): Understanding | null {
  return lookUp(search(wish));
}

function process(wish: Wish): Understanding | null {
  const { has } = wish.reading;
  return has('room') || has('listHolds') ? null : known('jupas_process')(wish);
}

/** What is known of the world around the figures; dates come with the next one of the year. */
function known(intent: KnowledgeIntent) {
  return ({ text: question, context }: Pick<Wish, 'text' | 'context'>): Understanding | null => {
    const otherwise = FIRST_OF[intent] ?? null;
    const isKnown =
      (knowledgeFor(question, context.knowledge, { topics: KNOWLEDGE_OF[intent] }) ?? []).length > 0;
    if (!isKnown && otherwise === null && intent !== 'dates') return null;
    const input = {
      question,
      topics: KNOWLEDGE_OF[intent],
      otherwise,
      entry: null,
      dates: intent === 'dates',
    };
    return lookUp([{ tool: 'knowledge', input }]);
  };
}

/** Of the programmes named; of all where none is. */
function factElse(facet: Facet, personal: boolean, otherwise: Planner): Planner {
  const named = fact(facet, personal);
  return (wish) => named(wish) ?? otherwise(wish);
}

/** Programmes that meet what is asked of them. */
function finding(intent: Intent): Planner {
  return ({ reading, context }) => {
    const changed = intent === 'find_by_requirement' && reading.grades.changes.length > 0;
    return lookUp(changed ? whatIfCalls(reading, context) : [findingCall(intent, reading, context)]);
  };
}

const ALL_THERE_ARE =
  /(?<![a-z])(?:programmes?|programs?|degrees?|courses?|choices)(?![a-z])|课程|专业|学位|几多科|多少科/;

/** Of one's own list; of the programme that the talk is of; else of all there are. */
function count(wish: Wish): Understanding | null {
  const { reading, context, earlier } = wish;
  const { topics, institutions } = reading.named;
  if (reading.has('list')) return own('my_list')();
  const namesNothing = topics.length + institutions.length === 0 && !ALL_THERE_ARE.test(reading.text);
  const focus = namesNothing ? focusOf(earlier, context) : [];
  if (focus.length > 0) return lookUp(detailCalls(focus.slice(0, 1)), ['intake', 'competition']);
  return finding('catalogue_count')(wish);
}

/** In a field named, by level; else what is within reach. */
function byLevel(wish: Wish): Understanding | null {
  const { reading, context } = wish;
  const hasField = reading.named.searches.some(({ query, category }) => query !== '' && category === null);
  return hasField ? finding('find_by_level')(wish) : lookUp([recommendCall(reading, context)]);
}

/** By interest or career; where the words find nothing, by the field named or the pupil's grades. */
function byInterest(wish: Wish): Understanding | null {
  const { text, reading, context } = wish;
  const input = { words: [text.slice(0, TOOL_LIMITS.query)], institutions: reading.named.institutions };
  const { programmes } = programmesByInterest(input, context);
  if (programmes.length > 0) return lookUp([{ tool: 'find_by_interest', input }]);
  return findHere(wish) ?? recommend(wish);
}

/** Fewer than these, beside saved grades or what was supposed, are one supposition more: "and 5 in maths too". */
const FEWEST_STATED = 3;

/** Grades typed in a row, or one by one with their subjects. */
function stated(wish: Wish): Understanding | null {
  const { text, reading, context, earlier } = wish;
  const input = statedIn(text, reading);
  const isOneMore = input.sequence.length === 0 && input.named.length < FEWEST_STATED;
  const supposes = hasEnoughGrades(context.grades) || supposedSoFar(earlier, context).length > 0;
  if (isOneMore && input.named.length > 0 && supposes) return whatIf(wish);
  if (input.sequence.length + input.named.length === 0) return null;
  const asked = codesAsked(reading);
  const codes = asked.length + context.choices.length > 0 ? asked : ofInterestSoFar(wish, input);
  return lookUp([{ tool: 'stated_grades', input: { ...input, codes } }]);
}

/** The electives of the programmes or the field named; where nothing is found, what is known of choosing them. */
function electives(wish: Wish): Understanding | null {
  const { text, reading, context } = wish;
  const input = { codes: reading.named.codes, fields: [], words: text.slice(0, TOOL_LIMITS.query) };
  const { count } = electivesOf(input, context);
  return count > 0 ? lookUp([{ tool: 'electives_for', input }]) : known('electives_for')(wish);
}

/** A feeling or a small question: nothing is looked up first. */
const say = (talk: TalkIntent) => (): Understanding => ({ kind: 'talk', ...nothing, talk });

type Planner = (wish: Wish) => Understanding | null;

/** What is done for each intent; null where the message does not name what would be needed. */
const PLANS: Partial<Record<Intent, Planner>> = {
  programme_level: level,
  programme_score: fact('scores', true),
  programme_requirements: fact('requirements', true),
  programme_formula: fact('formula', false),
  programme_length: factElse('duration', false, known('programme_length')),
  programme_interview: factElse('interview', false, known('programme_interview')),
  programme_places: fact('intake', false),
  programme_bands: factElse('bands', false, known('programme_bands')),
  programme_trend: factElse('trend', false, known('programme_trend')),
  programme_documents: factElse('documents', false, known('programme_documents')),
  programme_fee: factElse('fee', false, known('programme_fee')),
  programme_careers: factElse('careers', false, known('programme_careers')),
  programme_overview: fact('overview', true),
  programme_compare: compare,
  programme_similar: similar,
  find_in_field: findHere,
  find_by_career: byInterest,
  find_by_interest: byInterest,
  find_by_requirement: finding('find_by_requirement'),
  find_by_fee_or_length: finding('find_by_fee_or_length'),
  find_by_interview: finding('find_by_interview'),
  find_by_places: finding('find_by_places'),
  catalogue_count: count,
  find_by_level: byLevel,
  recommend,
  fit: (wish) =>
    codesAsked(wish.reading).length > 0 ? lookUp(classify(codesAsked(wish.reading))) : recommend(wish),
  my_score: own('my_scores'),
  my_strengths: strengths,
  what_if: whatIf,
  improve,
  list_check: aboutOrder,
  chance_of_any: own('list_chances'),
  list_order: aboutOrder,
  list_change: aboutOrder,
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
  site_help: say('site_help'),
  outside: say('outside'),
  correction: say('correction'),
  simpler: say('simpler'),
  ranking: say('ranking'),
  university_life: say('university_life'),
  study_tips: say('study_tips'),
  interview_tips: say('interview_tips'),
  explain_level: ({ reading: { notions } }) => tell(...(notions.length > 0 ? notions : (['level'] as const))),
  explain_points: known('explain_points'),
  general_requirements: known('general_requirements'),
  other_subjects: known('other_subjects'),
  electives_for: electives,
  state_grades: stated,
  programme_retake: factElse('retake', false, known('programme_retake')),
  why,
  retake_dse: known('retake_dse'),
  no_offer: known('no_offer'),
  elsewhere: known('elsewhere'),
  money_support: known('money_support'),
  bands_meaning: (wish) => (wish.reading.has('bandList') ? null : known('bands_meaning')(wish)),
  jupas_process: process,
  dates: known('dates'),
  results_day: known('results_day'),
};

/** What is done for an intent; null where nothing can be. */
export function planFor(intent: Intent, wish: Wish): Understanding | null {
  return PLANS[intent]?.(wish) ?? null;
}

/** What rules alone would look up for a message. */
export function planByRules({ reading, context }: Pick<Wish, 'reading' | 'context'>): Understanding | null {
  const plan = lookUp(callsFor(reading, context), reading.facets);
  return plan === null ? null : { ...plan, asksWhy: reading.has('why') };
}
