import { plainText, wordPattern } from '../asked/plain-text.ts';
import { knowledgeFor } from '../knowledge.ts';
import type { Understanding } from '../understanding.ts';
import { entryCall, lookUp, type Wish } from './parts.ts';
import { likeliestOf } from './topics.ts';

const COSTS = wordPattern({
  en: 'fees?|tuition|costs?|how much (?:is|does|do|would|will|for|should|to pay|pay|money|a year)|what (?:do|does|would|will) \\w+ pay|expensive|price',
  forms: '学费|费用|几(?:多)?钱|多少钱|(?:畀|俾|付|交|收)(?:几多|多少)|贵唔贵|贵不贵|贵吗|使几多|要几多学费',
});
/** Such pupils, of whom nobody knows yet whether it is oneself. */
const NON_LOCAL = wordPattern({
  en: "(?<!(?:not|n't) (?:an? )?)(?:non-?locals?|(?:international|overseas|mainland|foreign) (?:students?|pupils?|applicants?|fees?)|student visa)",
  forms: '(?<!不是|唔系|唔是)(?:非本地|国际学生|国际生|内地生|外地生|海外生|学生签证)',
});
/** Of oneself or one's child, said before. */
const IS_NON_LOCAL = wordPattern({
  en: "(?:i(?:'?m| am)|(?:he|she)(?:'s| is)|we(?:'re| are)) (?:an? )?(?:non-?local|international student|overseas student)|(?:have|hold|on|got) an? student visa",
  forms:
    '(?:我|佢|他|她|个[仔女]|孩子)(?:系|是|算|属于?)(?:非本地|国际学生|国际生|内地生|海外生)|(?:拎|攞|拿|持|用)(?:的是|嘅系|紧)?学生签证',
});
const SUB_DEGREE = wordPattern({
  en: 'hds?|higher diplomas?|assos?|associate degrees?|sub-?degrees?|community colleges?|vtc|ive|hkdi|hkcc|hku space',
  forms:
    '副学士|高级文凭|副学位|社区学院|职训局|(?<![a-z])(?:vtc|ive|hkdi|hkcc|hku ?space)(?![a-z])|港大 ?space|asso|(?<![a-z])hd(?![a-z])',
});
const DIPLOMA_FIRST = wordPattern({
  en: '(?:diploma|hd|asso\\w*|associate degree|sub-?degree) first|(?:start|begin)\\w* (?:with|from|in) (?:an? )?(?:diploma|hd|asso\\w*|higher diploma)',
  forms:
    '先读.{0,12}(?:文凭|副学士|副学位|asso|hd)|(?:文凭|副学士|副学位|asso|hd).{0,6}(?:先|之后|再|然后).{0,6}(?:升|转|读|入)',
});
const MAY_I =
  /(?<![a-z])(?:can|could|possible|ok(?:ay)?|or not|allowed|works?|a way)(?![a-z])|得唔得|得吗|可唔可以|可不可以|可以吗|行不行|行吗|有冇得|能不能|系咪/;
/** Which of two is better is another question. */
const WEIGHS_UP =
  /(?<![a-z])(?:retake|resit|repeat|or|vs|better)(?![a-z])(?! not)|重考|重读|定(?:系|是)?(?!位)|还是|边个好|哪个好/;
const NURSING = /(?<![a-z])nurs|护(?:理|士)/;

const OLD_RESULTS = wordPattern({
  en: "(?:old|previous|earlier|last (?:year|time|sitting)(?:'s|s)?)(?![a-z]).{0,40}(?:counts?|valid|use(?:d|ful)?|kept|keep|still|matter)",
  forms:
    '(?:旧年|上年|去年|上次|之前|旧)(?!次序).{0,16}(?:仲计|计唔计|照计|算不算|还算|有效|有冇用|仲有用|还能用|用唔用得|仲用得)',
});
const SITS_AGAIN = wordPattern({
  en: '(?:re-?sit|re-?tak|repeat)\\w*|again|this (?:year|time)|second (?:time|sitting)',
  forms: '重考|重读|再考|考多次|今年|冇考|没考',
});

/** Whether one counts as local, or what is paid where one does not. */
function nonLocalAnswer({ text, context }: Wish): string {
  const [best] = knowledgeFor(text, context.knowledge);
  return best?.entry.id === 'feesNonLocal' ? best.entry.id : 'nonLocalFeeAmount';
}

/** Longer messages that go on from a sub-degree tell of another matter. */
const SHORT = 100;

/** Of a sub-degree, named now or, in few words that ask what it costs, in the message before. */
function isOfSubDegree({ text, reading, earlier }: Wish): boolean {
  if (reading.named.codes.length > 0) return false;
  if (SUB_DEGREE.test(reading.text)) return true;
  const before = earlier.findLast(({ isBot }) => !isBot);
  const goesOn = text.length <= SHORT && COSTS.test(reading.text);
  return goesOn && before !== undefined && SUB_DEGREE.test(plainText(before.text));
}

/** In place of a fee that no local degree's may stand for: of whoever is not local, or of a sub-degree. */
function feeElsewhere(wish: Wish): string | null {
  const { reading, earlier } = wish;
  if (!COSTS.test(reading.text)) return null;
  const isNonLocal =
    NON_LOCAL.test(reading.text) ||
    earlier.some((said) => !said.isBot && IS_NON_LOCAL.test(plainText(said.text)));
  if (isNonLocal) return nonLocalAnswer(wish);
  return isOfSubDegree(wish) ? 'subDegreeFees' : null;
}

/** "HD nursing, can or not": a sub-degree as the way into a field. */
function longerWay({ reading: { text, named } }: Wish): string | null {
  const isWay = DIPLOMA_FIRST.test(text) || (SUB_DEGREE.test(text) && named.topics.length > 0);
  if (!isWay || named.codes.length > 0 || !MAY_I.test(text) || WEIGHS_UP.test(text)) return null;
  return NURSING.test(text) ? 'enrolledNurse' : 'subDegreeThenField';
}

/** "Does my old 5 in physics count": of results that no second sitting replaces. */
const oldResults = ({ reading: { text, named } }: Wish): string | null =>
  named.codes.length === 0 && OLD_RESULTS.test(text) && SITS_AGAIN.test(text) ? 'oldSubjectsCount' : null;

/** From this share on an answer is the one asked for. */
const MEANT = 0.3;

/** "HD nursing": what is known of that way into a field, beside what it costs where that is asked. */
function intoField(wish: Wish): Understanding | null {
  const { text, named } = wish.reading;
  const isField = named.topics.some(({ at, end }) => !SUB_DEGREE.test(text.slice(at, end)));
  return isField && isOfSubDegree(wish) ? likeliestOf(['paths'], MEANT, wish) : null;
}

/** What is said in so many words of ways and costs that no programme's figures tell of. */
export function onTheWay(wish: Wish): Understanding | null {
  const fee = feeElsewhere(wish);
  const id = fee ?? longerWay(wish) ?? oldResults(wish);
  const entry = id === null ? null : wish.context.knowledge.entry(id);
  if (entry === null) return intoField(wish);
  const beside = fee === null ? [] : (intoField(wish)?.calls ?? []);
  return lookUp([entryCall(entry, wish.text), ...beside]);
}
