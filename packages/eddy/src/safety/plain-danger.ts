import { asTyped } from '../asked/plain-text.ts';
import { withoutLaughter } from './reading/laughter.ts';

/**
 * What is dangerous whatever stands around it, in small letters and simplified characters. Short forms and names that
 * a learned weight could be outweighed at; all else is learned.
 */
const PLAIN_DANGER: readonly RegExp[] = [
  // Not kilometres.
  /(?<![a-z0-9])(?<!(?<![a-z0-9])\d{1,3}(?:\.\d+)? ?|few |many |some |more |of |in )kms(?![a-z0-9])/,
  /(?<![a-z])(?:started|been|keep|back to|relapsed into) cutting(?= again| myself| my (?:arm|wrist|leg|thigh)| (?:last|this|in|since|when|because|to cope)\b|\s*(?:[,.!?;]|$))/,
  /(?<![a-z])(?:i|do|did|doing|done|on|from|into|started|stop|stopped|with|urge to|urges to) sh(?![a-z*])/,
  /(?<![a-z])(?:i|been|started|still|keep|again|stop) purg(?:e|ed|ing)(?! (?:my|the|old|all)\b)/,
  /(?<![a-z])(?:not eating|(?:won'?t|will not|don'?t|can'?t) eat|stop(?:ped)? eating|starv(?:e|ing)) (?:\S+ ){0,5}\d\d ?(?:kgs?|lbs|pounds)(?![a-z])/,
  /(?<![a-z])hospital (?:\S+ ){0,3}after (?:trying|i tried|an attempt|my attempt|an overdose|overdosing)(?! (?:to (?!(?:die|end|kill|hang|jump|od|overdose))|out|on|a |the |for ))/,
  /(?<![a-z])not (?:that|like|as if|sure) i(?:['’]?ll| will) (?:still |even )*be (?:here|alive|around) (?:when|by)(?![a-z])/,
  /我(?:(?![没冇不唔])[^，。！？,.!?]){0,8}伤害(?:紧|着|到|了|咗)?自己(?![的嘅])/,
  /[想要去]zs(?![a-z])/,
  /[𠝹割鎅𡁻]手(?![机工术])|[𠝹割]腕(?!表)/u,
  // Not 跳樓機, nor 跳樓（跳樓機呀）.
  /跳[楼樓](?![价價货貨大机機式甩]|[（(]跳[楼樓][价價机機])|跳[桥橋](?!段)/,
  /催吐|扣喉/,
  /(?:不|唔|没|冇|没有)(?:再)?(?:食|吃)[^。！？.!?]{0,14}\d\d ?(?:kg|公斤|磅|斤)|\d\d ?(?:kg|公斤|磅|斤)[^。！？.!?]{0,4}(?:不|唔)(?:食|吃)/,
];

/** What somebody at home does that is violence whatever stands around it, in simplified characters. */
const PLAIN_VIOLENCE: readonly RegExp[] = [
  // Taken out to beat with.
  /(?:爸|父|妈|母|佢|他|她)[^。！？.!?]{0,14}(?:攞|拿|抽|举|摷)(?:起|咗|了|着|住)?(?:条|支|枝)?(?:皮带|藤条|鸡毛掸|鸡毛扫)(?:出(?:嚟|来)|过来|过嚟|追|冲)(?!卖|送|俾|给|收)/,
  // 动手 of somebody at home, and what it left; not 动手做, nor what a ball left.
  /(?:爸|父|妈|母|老豆|佢|他|她)[^。！？.!?]{0,24}(?:又|再|昨晚|噚晚|寻晚|琴晚|昨天|寻日|噚日)+(?:动手|郁手)(?:了|咗|打)?(?=$|[，,。！？ ])/,
  /(?:爸|父|妈|母|老豆|佢|他|她)[^。！？.!?]{0,20}(?:动手|郁手|打(?!波|球|机|篮|羽|乒|排|拳|网|字|工|电|算|开)|踢(?!波|球)|扇|摑|掴)[^。！？.!?]{0,14}(?:青(?:了|咗|晒)|瘀|肿(?:了|咗|晒)?|流血|缝(?:了|咗))/,
];

/** Whether something stands in a piece of a text that is dangerous by itself. */
export function isPlainlyDangerous(text: string): boolean {
  const plain = withoutLaughter(asTyped(text));
  return PLAIN_DANGER.some((way) => way.test(plain));
}

/** Whether a piece of a text tells plainly of violence at home. */
export const isPlainlyViolent = (text: string): boolean =>
  PLAIN_VIOLENCE.some((way) => way.test(asTyped(text)));
