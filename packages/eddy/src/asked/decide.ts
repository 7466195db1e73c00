import { DEFAULT_RECOMMENDATION_COUNT, type Level, type SubjectCode } from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import { hasEnoughGrades } from '../standing.ts';
import type { GradeChange } from '../state/told-grades.ts';
import type { ToolCall } from '../tool-call.ts';
import type { Facet } from '../tools/facets.ts';
import type { RecommendBy } from '../tools/recommend-programmes.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import { freeSearch } from './free-topic.ts';
import { stepped } from './grade-changes.ts';
import { OWN, wordPattern } from './plain-text.ts';
import type { Reading } from './reading.ts';

/** Facts that are the same for every pupil: no level need be told beside them. */
const IMPERSONAL: ReadonlySet<Facet> = new Set(['interview', 'intake', 'duration', 'formula', 'competition']);
const MOST_DETAILED = 2;
/** Fewer than these are a grade that is asked about, such as whether it keeps one out. */
const FEWEST_STATED = 3;

const BEST_SUMS = /best ?(?:5|6|five|six)|最佳[五六]科|最好的?[五六]科/;
const ELECTIVES = wordPattern({ en: 'subjects?|electives?', zh: '科目 選修 邊科 哪科 修咩科' });
const NAMES_ABILITY = /abilit|strength|weakness|talent|能力|强项|弱项|长处|短处|特长|优势|不足/;
const BESIDE_LIST = wordPattern({
  en: 'not (?:on|in) my|not yet on|besides|other than|apart from|except|aside from|else',
  zh: '除咗 除了 以外 之外 仲有 還有 未揀 未選 沒選 不在 沒在 唔喺 唔系 未喺 未在 還沒',
});
const MEANT_LEVELS: readonly (readonly [Level[], RegExp])[] = [
  [
    [1, 2, 3],
    wordPattern({
      en: 'dream|reach(?: (?:choices?|programmes?))|ambitious|stretch',
      zh: '夢想 進取 搏一搏 搏 博 衝 沖',
    }),
  ],
  [
    [6, 7, 8],
    wordPattern({
      en: 'safe(?:r|st)?|safety|secure|back ?up',
      zh: '穩陣 穩妥 安全 保底 包底 兜底 墊底 托底 保險 必上 穩',
    }),
  ],
];

/** A longer list is wanted. */
const MANY = /(?<![a-z])(?:more|all|many)(?![a-z])|更多|多啲|多点|再来|全部/;

/** Up to here a chance of one's own is that of the list. */
const TERSE_ODDS = 24;
/** A chance in so many words, not whether one gets in. */
const ODDS = wordPattern({
  en: 'chances?|odds|probabilit(?:y|ies)|likelihood',
  zh: '機會 機率 勝算 概率 幾率 幾大機 幾多成 幾成',
});
/** One's own chance, asked for as such and of nothing named. */
const MY_ODDS =
  /(?<![a-z])(?:what(?:'?s| are| is)|check|tell me|know) my (?:odds|chances?)(?! (?:of|at|for|in|with)(?![a-z]))/;
/** The choices one by one, or one among them. */
const ONE_BY_ONE = wordPattern({
  en: 'each|every|show|which|list (?:out|all|them|my)|one by one',
  zh: '每 列 逐個 邊個 邊間 哪個 哪間 哪一',
});

const OWN_LIST = /我.{0,12}(?:志愿(?!者|工|服务)|jupas|band ?[ab])/;
const OWN_SEARCH =
  /我.{0,10}(?:什么|哪|咩|乜|边)(?:啲|些|个|间|所|几个)?(?:专业|课程|科|大学)|(?:什么|哪|咩|乜|边)(?:啲|些|个|间|所|几个)?(?:专业|课程|科|大学).{0,6}我/;
const ORDERS = /排|次序|顺序|先后|放|摆/;

const none = {} as const;
const LIST_CHANCES: readonly ToolCall[] = [{ tool: 'list_chances', input: none }];

function namesProgrammes({ named }: Reading): boolean {
  return named.codes.length > 0 || named.unknown.length > 0 || named.found.length > 0;
}

/** The programmes a question is about: codes typed, else those of one's own list by a name, else what the names found. */
export function codesAsked({ named, has }: Reading): readonly string[] {
  const byName = named.own.length > 0 && !has('search') ? named.own : named.found.map(({ code }) => code);
  const codes = named.codes.length > 0 ? named.codes : byName;
  return codes.slice(0, TOOL_LIMITS.codes);
}

/** What is known of some programmes, one by one; `most`: so many were named. */
export function detailCalls(codes: readonly string[], most = MOST_DETAILED): readonly ToolCall[] {
  return codes.slice(0, most).map((code) => ({ tool: 'programme', input: { code } }));
}

function classifyCall(codes: readonly string[]): readonly ToolCall[] {
  return codes.length === 0 ? [] : [{ tool: 'classify', input: { codes } }];
}

/** Programmes within reach in the field of the one named. */
export function similarCall(code: string, context: EddyContext): readonly ToolCall[] {
  const category = context.catalogue.find(code)?.category;
  if (category === undefined) return [];
  const by = basis('scores', context);
  const input = { by, level: null, institutions: [], count: DEFAULT_RECOMMENDATION_COUNT };
  const narrowed = by === 'scores' ? { category: null, near: [code] } : { category };
  return [{ tool: 'recommend', input: { ...input, ...narrowed } }];
}

/** What is asked of programmes that are named. */
function programmeCalls(reading: Reading, context: EddyContext): readonly ToolCall[] {
  const { named, facets, has } = reading;
  const codes = codesAsked(reading);
  const missing: readonly ToolCall[] = [
    ...named.absent.map((input): ToolCall => ({ tool: 'search_programmes', input })),
    ...detailCalls(named.unknown),
  ];
  const byName = named.codes.length === 0;
  const [typed] = named.codes;
  if (typed !== undefined && has('similar')) return similarCall(typed, context);
  const personal = facets.some((facet) => !IMPERSONAL.has(facet));
  const field = named.searches.some(({ category }) => category !== null);
  if (byName && field && has('withinReach')) return [recommendCall(reading, context)];
  if (byName && (has('where') || has('career')))
    return named.searches.map((input) => ({ tool: 'search_programmes', input }));
  if (
    has('chance') ||
    (has('why') && !has('programme') && facets.length === 0) ||
    has('compare') ||
    has('safest') ||
    has('fit') ||
    has('waste')
  ) {
    const details = facets.length > 0 ? detailCalls(codes) : [];
    return [...missing, ...details, ...classifyCall(codes)];
  }
  if (facets.length > 0) {
    return [
      ...missing,
      ...detailCalls(codes),
      ...(personal ? classifyCall(codes.slice(0, MOST_DETAILED)) : []),
    ];
  }
  const wide = byName && !has('programme') && (has('search') || has('recommend') || codes.length > 1);
  if (wide) {
    return [...named.absent, ...named.searches].map((input) => ({ tool: 'search_programmes', input }));
  }
  return [...missing, ...detailCalls(codes), ...classifyCall(codes.slice(0, MOST_DETAILED))];
}

/** Subjects to be raised, without saying to what: each by one grade. */
function oneStepUp(subjects: readonly SubjectCode[], { grades }: EddyContext): readonly GradeChange[] {
  return subjects.flatMap((subject) => {
    const grade = stepped(grades[subject], 1);
    return grade === null ? [] : [{ subject, grade }];
  });
}

/** Grades that are the saved ones: said to be, with where one stands. */
const asStated = (named: readonly GradeChange[]): ToolCall => ({
  tool: 'stated_grades',
  input: { sequence: [], electives: [], named, codes: [], brief: false },
});

export function whatIfCalls(reading: Reading, context: EddyContext): readonly ToolCall[] {
  const { grades, facets, has } = reading;
  const asksMinimum = facets.includes('requirements') && !has('whatIf');
  const codes = codesAsked(reading);
  if (grades.changes.length > 0 && !asksMinimum) {
    const asHeld = grades.changes.every(({ subject, grade }) => context.grades[subject] === grade);
    if (asHeld && codes.length > 0) return classifyCall(codes);
    const isOne = grades.changes.length < FEWEST_STATED && context.choices.length > 0;
    if (asHeld && isOne) return classifyCall(context.choices.slice(0, TOOL_LIMITS.codes));
    if (asHeld && hasEnoughGrades(context.grades)) return [asStated(grades.changes)];
    return [{ tool: 'what_if', input: { changes: grades.changes, codes } }];
  }
  const raised = has('raise') ? oneStepUp(grades.subjects, context) : [];
  if (raised.length === 1) return [{ tool: 'what_if', input: { changes: raised, codes } }];
  const anyStep = grades.subjects.length === 0 && grades.mentions.some(({ kind }) => kind === 'steps');
  if (!has('improve') && !anyStep && raised.length === 0) return [];
  const list: ToolCall = { tool: 'what_if', input: { changes: [], codes } };
  return codes.length > 0 ? [list, ...classifyCall(codes)] : [list];
}

function basis(wanted: RecommendBy, { ability, grades }: EddyContext): RecommendBy {
  if (wanted === 'scores') return hasEnoughGrades(grades) || ability === null ? 'scores' : 'ability';
  return ability === null ? 'scores' : 'ability';
}

export function recommendCall(reading: Reading, context: EddyContext): ToolCall {
  const { named, has, text } = reading;
  const byAbility = has('fit') || has('ability') || has('noLiking');
  const by = basis(byAbility ? 'ability' : 'scores', context);
  const levels = MEANT_LEVELS.find(([, words]) => words.test(text))?.[0] ?? [];
  const input = {
    by,
    level: null,
    institutions: named.institutions,
    category: named.searches.find(({ category }) => category !== null)?.category ?? null,
    count: MANY.test(text) ? TOOL_LIMITS.recommended : DEFAULT_RECOMMENDATION_COUNT,
  };
  if (by === 'ability') return { tool: 'recommend', input };
  const near = input.category === null ? context.choices.slice(0, TOOL_LIMITS.codes) : [];
  return {
    tool: 'recommend',
    input: {
      ...input,
      ...(levels.length === 0 ? {} : { levels }),
      ...(near.length === 0 ? {} : { near }),
    },
  };
}

/** A chance in so many words, and not that of each. */
const asksOddsOfAll = ({ text, has }: Reading): boolean =>
  ODDS.test(text) && !ONE_BY_ONE.test(text) && !has('safest') && !has('compare');

/** "What are my chances on my list": of the list as a whole; in few words that name nothing else, too. */
export function asksListOdds(reading: Reading): boolean {
  const { named, facets, grades, has, text } = reading;
  const names = named.codes.length + named.topics.length + named.institutions.length + facets.length;
  if (names + grades.mentions.length > 0 || !asksOddsOfAll(reading) || has('ability')) return false;
  return has('list') || MY_ODDS.test(text) || (text.length <= TERSE_ODDS && OWN.test(text));
}

/** What is asked about the pupil, where no programme is named. */
function ownCalls(reading: Reading, context: EddyContext): readonly ToolCall[] {
  const { has, text, named, grades } = reading;
  const beside = BESIDE_LIST.test(text);
  const aboutList = has('list') && !beside && !has('ability');
  if (has('suggests')) return [recommendCall(reading, context)];
  if (has('weakest') || (has('entered') && !has('list') && !has('bandList')))
    return [{ tool: 'my_scores', input: none }];
  if (has('trajectory')) return [{ tool: 'my_trajectory', input: none }];
  if (has('fit') && !has('ability') && !ELECTIVES.test(text)) return [recommendCall(reading, context)];
  const seeks = has('recommend') && !ELECTIVES.test(text) && !NAMES_ABILITY.test(text);
  if (has('ability') && seeks) return [recommendCall(reading, context)];
  if (has('ability') || (has('fit') && ELECTIVES.test(text))) return [{ tool: 'my_ability', input: none }];
  if (has('recommend') && !(aboutList && !has('more'))) return [recommendCall(reading, context)];
  const asksOdds = asksOddsOfAll(reading);
  if (aboutList && asksOdds) return LIST_CHANCES;
  if (aboutList || has('bandList') || has('safest')) {
    const judged = has('chance') || has('safest');
    return [
      { tool: 'my_list', input: none },
      ...(judged ? classifyCall(context.choices.slice(0, TOOL_LIMITS.codes)) : []),
    ];
  }
  if (named.institutions.length > 0) {
    if (has('chance') || has('compare') || beside) return [recommendCall(reading, context)];
    const [institutions] = [named.institutions];
    return [{ tool: 'search_programmes', input: { query: '', institutions, category: null } }];
  }
  const seeksSubject = has('search') && !has('scores') && !OWN.test(text) && grades.mentions.length === 0;
  if (grades.subjects.length > 0 && seeksSubject)
    return [
      { tool: 'find_by_interest', input: { words: [text.slice(0, TOOL_LIMITS.query)], institutions: [] } },
    ];
  if (has('scores') || grades.subjects.length > 0) return [{ tool: 'my_scores', input: none }];
  if (has('search') && OWN.test(text)) return [recommendCall(reading, context)];
  if (asksOdds && context.choices.length > 0) return LIST_CHANCES;
  if (has('chance')) {
    return context.choices.length > 0
      ? [{ tool: 'my_list', input: none }, ...classifyCall(context.choices.slice(0, TOOL_LIMITS.codes))]
      : [recommendCall(reading, context)];
  }
  return [];
}

/** Only the matter is named, and that it is one's own: the list, or programmes sought. */
function barelyNamed(reading: Reading, context: EddyContext): readonly ToolCall[] {
  if (OWN_LIST.test(reading.text)) return [{ tool: 'my_list', input: none }];
  return OWN_SEARCH.test(reading.text) ? [recommendCall(reading, context)] : [];
}

/** The look-ups that answer a message, as far as it says itself what it asks. */
export function callsFor(reading: Reading, context: EddyContext): readonly ToolCall[] {
  const { has, text } = reading;
  const ownGrades = reading.grades.subjects.length > 0 && !has('list');
  const holdsListed = has('listHolds') && !has('order') && !ownGrades;
  if (holdsListed || (has('room') && reading.named.codes.length === 0)) {
    return [{ tool: 'my_list', input: none }];
  }
  const sums: readonly ToolCall[] =
    BEST_SUMS.test(text) && namesProgrammes(reading) ? [{ tool: 'my_scores', input: none }] : [];
  const changes = whatIfCalls(reading, context);
  if (changes.length > 0) return [...sums, ...changes];
  const wasted = has('waste') && reading.named.codes.length === 0 && !has('recommend');
  const listOrder = (has('order') || wasted) && !has('bandList') && (!has('suggests') || ORDERS.test(text));
  if (listOrder && (reading.named.codes.length > 0 || !namesProgrammes(reading))) {
    return [{ tool: 'order_advice', input: none }];
  }
  const aboutOneself =
    reading.named.codes.length === 0 &&
    (has('trajectory') || (has('ability') && OWN.test(text) && !has('search') && !has('chance')));
  if (namesProgrammes(reading) && !aboutOneself) return [...sums, ...programmeCalls(reading, context)];
  const own = ownCalls(reading, context);
  const bySubject = has('search') && !has('scores') && !has('entered');
  const isOwn = own.some(({ tool }) => tool !== 'recommend' && !(tool === 'my_scores' && bySubject));
  const free = isOwn || reading.facets.length > 0 ? null : freeSearch(reading, context);
  if (free !== null) return [{ tool: 'search_programmes', input: free }];
  return own.length === 0 ? barelyNamed(reading, context) : own;
}
