import { besideSubjects } from '../asked/beside-subjects.ts';
import { gradeTaken } from '../asked/grade-taken.ts';
import type { Reading } from '../asked/reading.ts';
import type { Topic } from '../asked/topics.ts';
import type { EddyContext } from '../context.ts';
import type { Intent } from '../intents.ts';
import type { ToolCall } from '../tool-call.ts';
import { type Conditions, type Funding, NO_CONDITIONS } from '../tools/conditions.ts';
import type { FindInput, FindOrder } from '../tools/found-programmes.ts';

const WITHOUT =
  /(?<![a-z])(?:without|no|not|don'?t|doesn'?t|never|didn'?t|hate|drop(?:ped)?|needn'?t)(?![a-z])|不用|不需|不要求|没有|没修|没读|没选|没考|没学|冇选|不会|不识|唔使|唔洗|唔需|唔识|唔要|冇读|冇修|冇|无须|免/;
const SELF_FINANCED = /self.?financ|自资|private|私立|私家/;
const SUBSIDISED = /(?<![a-z])ugc|government.?funded|publicly|资助|公立|subsidi[sz]ed/;
const LENGTH =
  /(?<![0-9第中一二三四五六七八九十])([3-6三四五六]) ?-? ?(?:年(?!级|前|后|班|之)|years?(?! ago)|yrs?(?! ago))/;
const LENGTHS: Readonly<Record<string, number>> = { 三: 3, 四: 4, 五: 5, 六: 6 };
const PLACES = /place|quota|intake|seat|spots?|学额|名额|位|收(?:最)?多|take(?:s)? the most|takes most/;
const RATE = /rate|percent|chance|odds|率|机会|offer/;
const HARDEST = /hard|difficult|competitive|highest|most elite|最难|难入|最高|神科|激烈/;
const HIGHEST = /most|highest|biggest|largest|最多|最高|最大/;
/** The field, institutions and subjects that a message names, as conditions. */
function named(reading: Reading, context: EddyContext): Conditions {
  const { searches, institutions, topics } = besideSubjects(reading, context);
  const [topic] = topics;
  const asTyped = topic === undefined ? '' : reading.text.slice(topic.at, topic.end);
  const query = searches.map(({ query: words }) => words).find((words) => words !== '') ?? asTyped;
  return { ...NO_CONDITIONS, query, institutions, takes: gradeTaken(reading, context) };
}

function fundingIn(text: string): readonly Funding[] {
  if (SELF_FINANCED.test(text)) return ['Self-financing'];
  return SUBSIDISED.test(text) ? ['UGC', 'SSSDP'] : [];
}

function yearsIn(text: string): readonly number[] {
  const [, digit] = LENGTH.exec(text) ?? [];
  const years = digit === undefined ? undefined : (LENGTHS[digit] ?? Number(digit));
  return years === undefined ? [] : [years];
}

function orderByPlaces(text: string): Pick<FindInput, 'order' | 'lowest'> {
  if (PLACES.test(text)) return { order: 'places', lowest: false };
  if (RATE.test(text)) return { order: 'rate', lowest: !HIGHEST.test(text) && HARDEST.test(text) };
  return { order: 'median', lowest: !HARDEST.test(text) };
}

/** What is left out is no field that is sought: "programmes without chemistry". */
const isSubject =
  ({ grades }: Reading) =>
  ({ at, end }: Topic): boolean =>
    grades.named.some((one) => at < one.end && one.at < end);

function conditionsFor(intent: Intent, reading: Reading, context: EddyContext): Conditions {
  const { text, grades } = reading;
  const all = named(reading, context);
  switch (intent) {
    case 'find_by_requirement': {
      const subjects = grades.subjects;
      const isOfSubjects = reading.named.topics.every(isSubject(reading));
      const query = isOfSubjects ? '' : all.query;
      if (all.takes !== null) return { ...all, query };
      return WITHOUT.test(text) ? { ...all, query, without: subjects } : { ...all, counts: subjects };
    }
    case 'find_by_interview': {
      // 不用见血 leaves out blood, and no interview.
      const isElse = leavesOut(text) && OTHER_THING.test(text);
      const isAsked = reading.facets.includes('interview') || !isElse;
      return isAsked ? { ...all, interview: !WITHOUT.test(text) } : all;
    }
    case 'find_by_fee_or_length':
      return { ...all, funding: fundingIn(text), years: yearsIn(text) };
    default:
      return all;
  }
}

function orderFor(
  intent: Intent,
  text: string,
  isOfGrade: boolean,
): { readonly order: FindOrder | null; readonly lowest: boolean } {
  if (intent === 'find_by_level' || isOfGrade) return { order: 'level', lowest: false };
  if (intent === 'find_by_places') return orderByPlaces(text);
  if (intent === 'find_by_fee_or_length' && yearsIn(text).length === 0) return { order: 'fee', lowest: true };
  return { order: null, lowest: false };
}

const COSTS_OR_LASTS =
  /(?<![a-z])(?:fees?|tuition|cheap\w*|cost\w*|expensive|afford\w*|price\w*|money|pay|free|budget|years?|yrs?|months?|long\w*|short\w*|quick\w*|fast\w*|part-?time|fund\w*|subsid\w*|ugc|private)(?![a-z])|费|贵|平(?!均|时)|便宜|钱|万|资助|自资|年|耐|久|短|长|快/;

/** What else than an interview may be kept away from. */
const OTHER_THING =
  /血|夜班|轮班|轮更|通宵|背(?:书|诵)?|写|作文|论文|报告|实验|计(?!分)|算|数学|考试|(?<![a-z])(?:blood|nights?|shifts?|essays?|writ\w+|presentations?|present|memori\w+|labs?|exams?|maths?|cod\w+)(?![a-z])/;

/** 有冇讀心理嘅 leaves nothing out. */
const IS_THERE = /有(?:冇|没有|无)/g;

/** Whether something is to be left out. */
export const leavesOut = (text: string): boolean => WITHOUT.test(text.replace(IS_THERE, ' '));

/** Whether programmes are asked to meet anything beside their field. */
export function hasCondition(call: ToolCall): boolean {
  if (call.tool !== 'find_programmes') return true;
  const { without, counts, funding, years, interview, takes, unweighted } = call.input;
  if (takes !== null || unweighted) return true;
  return [without, counts, funding, years].some((each) => each.length > 0) || interview !== null;
}

/** Whether a message names nothing by which its intent finds programmes: then all there are would be listed. */
export function findsNothing(intent: Intent, call: ToolCall, { text }: Reading): boolean {
  if (call.tool !== 'find_programmes' || hasCondition(call)) return false;
  const { query, category, institutions } = call.input;
  if (query !== '' || category !== null || institutions.length > 0) return false;
  if (intent === 'find_by_fee_or_length') return !COSTS_OR_LASTS.test(text);
  return intent === 'find_by_requirement' || intent === 'find_by_interview';
}

/** The look-up that finds programmes by what a message asks of them. */
export function findingCall(intent: Intent, reading: Reading, context: EddyContext): ToolCall {
  const conditions = conditionsFor(intent, reading, context);
  if (intent === 'catalogue_count') return { tool: 'count', input: conditions };
  return {
    tool: 'find_programmes',
    input: { ...conditions, ...orderFor(intent, reading.text, conditions.takes !== null) },
  };
}
