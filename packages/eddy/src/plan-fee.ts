import { plainText, wordPattern } from './asked/plain-text.ts';
import { knowledgeFor } from './knowledge.ts';
import { entryCall, lookUp, type Wish } from './plan-parts.ts';
import type { Understanding } from './understanding.ts';

const COSTS = wordPattern({
  en: 'fees?|tuition|costs?|how much (?:is|does|do|would|will|should|to|pay|money|for|a year)|what (?:do|does|would|will) \\w+ pay|expensive|price',
  forms:
    '学费|费用|几(?:多)?钱|多少钱|(?:畀|俾|付|交|收)(?:几多|多少)|贵唔贵|贵不贵|使几多|要几多(?:钱|学费)',
});
/** Such pupils, of whom nobody knows yet whether it is oneself. */
const NON_LOCAL = wordPattern({
  en: "(?<!(?:not|n't) (?:an? )?)non-?locals?|(?:international|overseas|mainland|foreign) (?:students?|pupils?|applicants?|fees?)|student visa",
  forms: '(?<!不是|唔系|唔是)(?:非本地|国际学生|国际生|内地生|外地生|海外生|学生签证)',
});
/** Of oneself or one's child, said before. */
const IS_NON_LOCAL = wordPattern({
  en: "(?:i(?:'?m| am)|(?:he|she)(?:'s| is)|we(?:'re| are)) (?:an? )?(?:non-?local|international student|overseas student)|(?:have|hold|on|got) an? student visa",
  forms:
    '(?:我|佢|他|她|个[仔女]|孩子)(?:系|是|算|属于?)(?:非本地|国际学生|国际生|内地生|海外生)|(?:拎|攞|拿|持|用)(?:的是|嘅系|紧)?学生签证',
});
/** Answers that tell of it each in its way. */
const TELLS_NON_LOCAL = ['nonLocalFeeAmount', 'feesNonLocal', 'nonLocalDse'];
const SUB_DEGREE = wordPattern({
  en: 'hds?|higher diplomas?|assos?|associate degrees?|sub-?degrees?|community colleges?',
  forms: '副学士|高级文凭|副学位|社区学院|asso|(?<![a-z])hd(?![a-z])',
});

function nonLocalAnswer({ text, context }: Wish): string {
  const [best] = knowledgeFor(text, context.knowledge);
  const id = best?.entry.id ?? '';
  return TELLS_NON_LOCAL.includes(id) ? id : 'nonLocalFeeAmount';
}

/** A fee in place of which that of local degrees must not be told: of whoever is not local, or of a sub-degree. */
export function feeElsewhere(wish: Wish): Understanding | null {
  const { text, reading, context, earlier } = wish;
  if (!COSTS.test(reading.text)) return null;
  const isNonLocal =
    NON_LOCAL.test(reading.text) ||
    earlier.some((said) => !said.isBot && IS_NON_LOCAL.test(plainText(said.text)));
  const isSubDegree = SUB_DEGREE.test(reading.text) && reading.named.codes.length === 0;
  const id = isNonLocal ? nonLocalAnswer(wish) : isSubDegree ? 'subDegreeFees' : null;
  const entry = id === null ? null : context.knowledge.entry(id);
  return entry === null ? null : lookUp([entryCall(entry, text)]);
}
