import { DEFAULT_RECOMMENDATION_COUNT } from '@lodestar/domain';
import { besideGrades, besideSubjectNames } from '../asked/beside-grades.ts';
import { questionSentences } from '../asked/clauses.ts';
import { codesAsked, detailCalls, recommendCall } from '../asked/decide.ts';
import type { Reading } from '../asked/reading.ts';
import { readPlainly } from '../asked/said-plainly.ts';
import type { EarlierMessage, EddyContext } from '../context.ts';
import { hasEnoughGrades } from '../standing.ts';
import { statedSoFar, tellsGrades, tellsMore } from '../state/stated-so-far.ts';
import { supposedSoFar } from '../state/supposed.ts';
import type { Stated, ToldGrades } from '../state/told-grades.ts';
import type { ToolCall, ToolName } from '../tool-call.ts';
import { gradesOf, isEnough, sureSum } from '../tools/stated-grades.ts';
import type { Understanding } from '../understanding.ts';
import type { Understand } from './part-heard.ts';
import { lookUp } from './parts.ts';
import { fiveTwos } from './topics.ts';
import { ofInterestSoFar } from './wished.ts';

/** What is worked out with grades, and so stands open as long as there are too few. */
const WITH_GRADES: ReadonlySet<ToolName> = new Set<ToolName>([
  'classify',
  'my_list',
  'list_chances',
  'order_advice',
  'which_of',
  'compare',
  'what_if',
]);
/** Told by the grades themselves, without another look-up. */
const OF_GRADES: ReadonlySet<ToolName> = new Set<ToolName>(['my_scores', 'stated_grades']);
/** Questions longer ago are another matter. */
const REMEMBERED = 3;

/** All programmes within reach, which stated grades are answered with anyway. */
const isAtLarge = (call: ToolCall): boolean =>
  call.tool === 'recommend' &&
  call.input.by === 'scores' &&
  call.input.level === null &&
  call.input.institutions.length === 0 &&
  call.input.category === null;

interface Asked {
  readonly text: string;
  readonly understood: Understanding;
}

/** All that a university has, asked with grades, are those within reach there. */
function withinReach(call: ToolCall): ToolCall {
  const isAll = call.tool === 'search_programmes' && call.input.query === '' && call.input.category === null;
  if (!isAll) return call;
  const { institutions } = call.input;
  const count = DEFAULT_RECOMMENDATION_COUNT;
  return { tool: 'recommend', input: { by: 'scores', level: null, institutions, category: null, count } };
}

/** Whether something of its own is asked beside the grades, and can be looked up. */
function asksMore({ text, understood: { kind, calls } }: Asked, context: EddyContext): boolean {
  if (kind !== 'question' || calls.length === 0) return false;
  const isOfUniversity = readPlainly(text, context).named.institutions.length > 0;
  const isElsewhere = isOfUniversity || context.choices.length === 0;
  if (isElsewhere && calls.every(({ tool }) => tool === 'list_chances')) return false;
  const isOfNoList = context.choices.length === 0 && calls.some(({ tool }) => tool === 'order_advice');
  if (isOfUniversity && isOfNoList) return false;
  if (isOfUniversity && calls.some(({ tool }) => tool === 'my_list')) return false;
  if (calls.some(({ tool }) => OF_GRADES.has(tool)) || calls.every(isAtLarge)) return false;
  const isWords = calls.every(({ tool }) => tool === 'knowledge');
  return !isWords || (questionSentences(text).some(({ asks }) => asks) && !asksAnywhere(text));
}

/** The last thing asked before, where it is worked out with grades; messages that only told some are passed over. */
function openBefore(
  earlier: readonly EarlierMessage[],
  context: EddyContext,
  understand: Understand,
): Asked | null {
  const own = [...earlier.entries()]
    .filter(([, { isBot }]) => !isBot)
    .slice(-REMEMBERED)
    .toReversed();
  for (const [at, message] of own) {
    const text = besideGrades(readPlainly(message.text, context));
    if (text === '') continue;
    const understood = understand(text, earlier.slice(0, at));
    const calls = understood.calls.filter(({ tool }) => WITH_GRADES.has(tool));
    return calls.length > 0 ? { text, understood: { ...understood, calls } } : null;
  }
  return null;
}

/** Whether one gets in anywhere at all, which grades are answered with: 有冇學位讀, "can I go to uni". */
const ANYWHERE =
  /学位|大学|(?<![a-z])(?:degree|uni|university|universities|study|get in|get into|can i (?:still )?do)(?![a-z])|(?:读|入)(?:咩|乜|什么|边|哪|书|到|得)|(?:有|冇)(?:书|得)读|有咩做|出路/;
const NOT_DEGREES = /副学|asso|(?<![a-z])(?:hd|ad|diploma|foundation|retake|re-?sit)(?![a-z])|文凭|重考|重读/;
const TERSE = 30;
const asksAnywhere = (text: string): boolean =>
  text.length <= TERSE && ANYWHERE.test(text) && !NOT_DEGREES.test(text);

/** From so many signs on a message tells a story, and only what asks something in it is asked. */
const STORY = 30;

/** What a message asks beside the grades it tells; null: nothing. */
function ownQuestion(
  reading: Reading,
  earlier: readonly EarlierMessage[],
  understand: Understand,
): Asked | null {
  const isOfNames = reading.grades.told.length === 0 && reading.grades.mentions.length === 0;
  const text = isOfNames ? besideSubjectNames(reading) : besideGrades(reading);
  if (text === '') return null;
  const clauses = text.length > STORY ? text.split(', ') : [];
  const asking = clauses.filter((clause) => questionSentences(clause).some(({ asks }) => asks));
  const understood = understand(text, earlier);
  if (asking.length === 0) return { text, understood };
  const question = asking.join(', ');
  const { feeling } = understood;
  return { text: question, understood: { ...understand(question, earlier), feeling } };
}

const isOfWords = ({ calls }: Understanding): boolean => calls.every(({ tool }) => tool === 'knowledge');

/** Programmes are found by what they ask, whatever grades are held. */
const isOfConditions = ({ calls }: Understanding): boolean =>
  calls.length > 0 && calls.every(({ tool }) => tool === 'find_programmes');

/**
 * A message that tells grades: what is asked beside them is answered with them; where it asks nothing, what was asked
 * before; else where one stands with them at large. Null: it tells none.
 */
export function withToldGrades(
  message: string,
  context: EddyContext,
  earlier: readonly EarlierMessage[],
  understand: Understand,
): Understanding | null {
  const { told } = context;
  const reading = readPlainly(message, context);
  const before = statedSoFar(context, earlier);
  if (told === undefined || !isTold(reading, told, before, supposedSoFar(earlier, context).length > 0))
    return null;
  const enough = isEnough(told.stated, told.saved);
  const asked = ownQuestion(reading, earlier, understand) ?? openBefore(earlier, context, understand);
  const feeling = asked?.understood.feeling ?? null;
  const reads = (brief: boolean, codes: readonly string[]): ToolCall => ({
    tool: 'stated_grades',
    input: { ...told.stated, codes, brief },
  });
  const isOpen = asked !== null && (isOfWords(asked.understood) || isOfConditions(asked.understood));
  if (asked !== null && asksMore(asked, context) && (enough || isOpen)) {
    const calls = asked.understood.calls.map(withinReach);
    const isKnown = enough && isSame(before, told.stated);
    return { ...asked.understood, kind: 'question', calls: isKnown ? calls : [...calls, reads(enough, [])] };
  }
  const about = asked === null ? null : readPlainly(asked.text, context);
  const named = about === null ? [] : codesAsked(about);
  if (enough && about !== null && named.length === 0 && about.named.institutions.length > 0) {
    const there = lookUp([recommendCall(about, context), reads(true, [])]);
    if (there !== null) return { ...there, feeling };
  }
  const wish = { text: message, reading, context, earlier };
  const codes = named.length + context.choices.length > 0 ? named : ofInterestSoFar(wish, told.stated);
  const sum = enough || named.length === 0 ? null : sureSum(told.stated);
  const beside: readonly ToolCall[] =
    sum === null
      ? []
      : [
          {
            tool: 'stated_total',
            input: { total: sum, subjects: 5, codes: named, institutions: [], ask: false },
          },
        ];
  const ofSubDegrees = asked === null ? [] : fiveTwos({ text: asked.text, context });
  const plan = lookUp([...ofSubDegrees, ...beside, reads(false, codes)]);
  return plan === null ? null : { ...plan, feeling };
}

const isSame = (before: Stated | null, now: Stated): boolean =>
  before !== null && JSON.stringify(gradesOf(before, {})) === JSON.stringify(gradesOf(now, {}));

/** "bio係4呀", "actually english is 5": one of those told before is put right. */
const PUTS_RIGHT =
  /(?<![a-z])(?:actually|sorry|typo|wrong|not|no|mistake|i said|i meant|should be|forgot)(?![a-z])|其实|唔系|不是|错|更正|我话|我讲|漏咗|漏了|系[1-5](?![0-9])/;

/** With fewer told before, "what about maths 3" asks of one more grade, and tells none. */
const MANY = 3;

/** Whether a message tells grades of one's own: a whole set, more of an unfinished one, or one put right. */
function isTold(reading: Reading, { saved }: ToldGrades, before: Stated | null, supposed: boolean): boolean {
  if (tellsGrades(reading)) return true;
  if (hasEnoughGrades(saved) || before === null || !tellsMore(before, reading, supposed)) return false;
  if (isEnough(before, {})) return PUTS_RIGHT.test(reading.text);
  const isSet = before.sequence.length + before.named.length >= MANY;
  return isSet || besideGrades(reading) === '';
}

/** Grades supposed or asked about where there are too few for levels: what is asked for, and what is still to be told. */
export function withTooFew(understood: Understanding, { told, grades }: EddyContext): Understanding {
  const [call, ...others] = understood.calls;
  if (told === undefined || hasEnoughGrades(grades) || call?.tool !== 'what_if' || others.length > 0)
    return understood;
  const { changes, codes } = call.input;
  if (changes.length === 0) return understood;
  const reads: ToolCall = { tool: 'stated_grades', input: { ...told.stated, codes, brief: false } };
  return { ...understood, facets: ['requirements'], calls: [...detailCalls(codes), reads] };
}
