import type { Grade } from '@lodestar/domain';
import { asksSomething, clausesIn } from '../asked/clauses.ts';
import { isLight } from '../asked/light-words.ts';
import { plainText } from '../asked/plain-text.ts';
import { readPlainly } from '../asked/said-plainly.ts';
import type { EddyContext } from '../context.ts';
import { knowledgeFor } from '../knowledge.ts';
import { mentions } from '../talk/mentions.ts';
import type { TalkIntent } from '../talk/plans.ts';
import type { ToolCall } from '../tool-call.ts';
import type { Understanding } from '../understanding.ts';
import { entryCall, nothing, type Wish } from './parts.ts';

/** Tears of one's own, now. */
const CRIES =
  /(?<![a-z])(?:(?:i'?m|im|been|still|keep|kept|can'?t stop|started|start) (?:\w+ ){0,4}(?:crying|sobbing)|crying (?:in|on|rn|all|so|since|right now|my eyes)|cried (?:all|for|myself|so|the whole)|in tears|bawling)|哭(?:了|咗|到|死|着|一|成)|在哭|喊(?:咗|左|到|足|紧|晒|成)|(?<![佢他她][^，。！？,.!?]{0,6})(?:好想|想|忍唔住)喊(?!口号|战术)/;
/** Tears of another time. */
const LONG_PAST =
  /上次|上年|之前|以前|曾经|去年|旧年|(?<![a-z])(?:last (?:time|year|month)|back then|used to)(?![a-z])/;
const AWAKE =
  /(?<![a-z])(?:can'?t (?:sleep|stop shaking|breathe|eat)|cannot sleep|couldn'?t sleep|awake|shaking|[1-5] ?am)(?![a-z])|(?:睡|瞓|训)(?:唔|不)着|失眠|凌晨|心跳|手震|发抖|透唔到气|俾人揸住/;
const AFRAID = /(?<![a-z])(?:scared|terrified|afraid|panick?ing|freaking out)(?![a-z])|[惊怕]/;
const RESULTS =
  /(?<![a-z])(?:results?|release day|scores?|points?|grades?)(?![a-z])|放榜|出分|出成绩|成绩单|[0-9十x几]分|dse/;
const EVE = /(?<![a-z])(?:tomorrow|tmrw?|tonight|in (?:a|1|\d) hours?)(?![a-z])|听日|听朝|明天|明早|今晚/;
const SOON =
  /(?<![a-z])(?:in|within) (?:a few|some|two|three|\d+) days?(?![a-z])|(?<![a-z])this (?:week|wed\w*)(?![a-z])|后日|后天|过(?:两|几)(?:日|天)|[0-9一两二三几](?:日|天)后|就(?:快|要)放榜/;
/** The day is that of results, and not that of a paper. */
const RELEASE = /(?<![a-z])(?:results?|release day)(?![a-z])|放榜|出分|出成绩|成绩单/;
/** Somebody else's tears. */
const OTHERS_CRY =
  /(?<![a-z])(?:mum|mom|mother|dad|father|parents?|she|he|they|friend|sister|brother)(?![a-z])[^.!?]{0,20}(?:crying|cried|sobbing|in tears)|(?:妈|爸|父母|老师|佢|他|她|朋友|同学|家姐|细佬|弟|妹)[^，。！？,.!?]{0,10}[哭喊]/;
/** A grade of one's own that has come out. */
const CAME_OUT =
  /(?<![a-z])(?:results?|opened it|got my|came out|eng|chi|maths?|fail(?:ed)?|dse)(?![a-z])|放榜|成绩|英文|英语|中文|语文|数学|肥(?:佬|咗|左)|得(?:返)?[1-5u]|又是[1-3u]/;

/** A break-up while one sits or prepares for exams. */
const OF_EXAMS =
  /(?<![a-z])(?:dse|mocks?|exams?|papers?|study|studying|revis\w+|tests?)(?![a-z])|温书|复习|溫习|考试|公开试|模拟|开考|读唔入|看不进/;

/** What is said first to whoever is in distress: an answer, or a line. */
type Comfort = { readonly entry: string } | { readonly talk: TalkIntent };

function comfortIn(text: string, grades: number): Comfort | null {
  if (isLight(text) || LONG_PAST.test(text)) return null;
  if (CRIES.test(text) && !OTHERS_CRY.test(text))
    return CAME_OUT.test(text) || grades > 0 ? { entry: 'cryingResults' } : null;
  if (mentions(text)('heartbreak'))
    return OF_EXAMS.test(text) ? { entry: 'breakUpExams' } : { talk: 'worry' };
  if (!RESULTS.test(text)) return null;
  const isEve = EVE.test(text) && RELEASE.test(text);
  if (isEve && (AWAKE.test(text) || AFRAID.test(text))) return { entry: 'nightBeforeResults' };
  return SOON.test(text) && AWAKE.test(text) ? { entry: 'stressResults' } : null;
}

/** Beside tears only what is asked in so many words is told, and in words before figures. */
const AT_LARGE: ReadonlySet<string> = new Set([
  'recommend',
  'my_scores',
  'my_list',
  'list_chances',
  'order_advice',
]);

/** Whether a choice that is named stays is asked in so many words: "should I just delete HKU". */
const isOfChoice = (call: ToolCall): boolean =>
  call.tool === 'order_advice' && call.input.about !== undefined && (call.input.codes ?? []).length > 0;

const LOW: ReadonlySet<Grade> = new Set<Grade>(['U', '1', '2']);

/** What a low grade in a language means, where that is told or feared and what comes of it asked. */
function ofLowLanguage(
  message: string,
  { reading, context }: Pick<Wish, 'reading' | 'context'>,
): readonly ToolCall[] {
  if (!clausesIn(message).some(asksSomething)) return [];
  const isLow = reading.grades.changes.some(
    ({ subject, grade }) => (subject === 'CHI' || subject === 'ENG') && LOW.has(grade),
  );
  const entry = isLow ? context.knowledge.entry('lowLanguage') : null;
  return entry === null ? [] : [entryCall(entry, message)];
}

function askedBeside(message: string, understood: Understanding, wish: Wish): readonly ToolCall[] {
  if (!clausesIn(message).some(asksSomething)) return [];
  const low = ofLowLanguage(message, wish);
  if (low.length > 0) return low;
  return understood.calls.filter((call) => {
    if (call.tool !== 'knowledge') return isOfChoice(call) || !AT_LARGE.has(call.tool);
    const { entry } = call.input;
    return entry !== null && wish.context.knowledge.entry(entry)?.topic !== 'feelings';
  });
}

/** From this share on what is known of just this case is the answer. */
const OF_CASE = 0.5;

function isOfCase(
  { calls }: Understanding,
  comfort: string,
  message: string,
  { context }: Pick<Wish, 'context'>,
): boolean {
  const [call] = calls;
  const [best] = knowledgeFor(message, context.knowledge, ['feelings']);
  const isSame = call?.tool === 'knowledge' && call.input.entry === best?.entry.id;
  return isSame && best !== undefined && best.entry.id !== comfort && best.share >= OF_CASE;
}

const COMFORTS: ReadonlySet<string> = new Set(['cryingResults', 'nightBeforeResults', 'stressResults']);

/** Of a message in parts, one of which is comforted, no other feeling is told beside it, but what another part tells of a language. */
export function comfortedOnce(
  understood: Understanding,
  message: string,
  context: EddyContext,
): Understanding {
  const [first, ...others] = understood.calls;
  if (first?.tool !== 'knowledge' || first.input.entry === null || !COMFORTS.has(first.input.entry))
    return understood;
  const isFelt = (call: ToolCall): boolean =>
    call.tool === 'knowledge' &&
    call.input.entry !== null &&
    context.knowledge.entry(call.input.entry)?.topic === 'feelings';
  const beside = others.filter((call) => !isFelt(call));
  const low = ofLowLanguage(message, { reading: readPlainly(message, context), context });
  return { ...understood, calls: [first, ...(beside.length > 0 ? beside : low)] };
}

/** Tears over results, a break-up, fear the night before: taken up first, and what is asked beside it is told after that. */
export function comforted(understood: Understanding, message: string, wish: Wish): Understanding {
  const { reading, context } = wish;
  const comfort = comfortIn(plainText(message), reading.grades.mentions.length);
  if (comfort === null) return understood;
  if ('talk' in comfort) {
    const beside = askedBeside(message, understood, wish);
    return beside.length > 0
      ? { ...understood, calls: beside, talk: null, feeling: comfort.talk }
      : { kind: 'talk', ...nothing, talk: comfort.talk };
  }
  const entry = context.knowledge.entry(comfort.entry);
  if (entry === null || isOfCase(understood, entry.id, message, wish)) return understood;
  const calls = [entryCall(entry, message), ...askedBeside(message, understood, wish)];
  return { ...nothing, kind: 'question', facets: understood.facets, calls };
}
