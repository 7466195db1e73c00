import type { Facet } from '../tools/facets.ts';
import { NUMBERS } from './counted.ts';
import { wordPattern } from './plain-text.ts';
import type { Reading } from './reading.ts';
import { LIKED } from './told-reasons.ts';
import { WORST } from './worst-words.ts';

/** What is to be decided of one's own choices: which to take, which to let go, whether one stays, where it stands, whether two change places. */
export type OwnDecision = 'balance' | 'pick' | 'drop' | 'keep' | 'place' | 'swap';

/** Two change places. */
const SWAP = wordPattern({
  en: 'swap(?:ped|ping)?|flip(?:ped|ping)?(?= (?:the|them|those|these|my|no|#|[1-6]))|switch(?:ed|ing)? (?:places?|them|the two|order)|switch(?= (?:\\w+ ){0,3}(?:and|with))|exchange|(?:the )?other way (?:a?round)',
  forms: '对调|调转|互换|调位|倒转|换位|调换|对换|交换位|(?:同|和|跟|与)[^。,，]{1,8}换(?!做|成)',
});
const AWAY_EN = '(?:drop|remove|delete|cut|ditch|scrap|bin|kick|throw|get rid of|replace|give up)';
const AWAY_ZH = '(?:删|铲|剔|踢|掟|丢|拎走|拿走|攞走|换走|换咗|换掉|去掉|放弃|除去|飞|退|del(?:ete)?|drop)';
/** Something is taken away. */
const GOES = wordPattern({ en: `${AWAY_EN}|take (?:\\w+ ){1,3}(?:out|off)`, forms: AWAY_ZH });
/** Whether one stays. */
const STAYS = wordPattern({
  en: `
    (?:should|shall|can|do|could|must|shld|would (?:it|you)|(?:if|whether) i should|thinking (?:of|about)|want to|tempted to)(?: \\w+){0,3} (?:keep|leave|${AWAY_EN}|dropping|removing|deleting|keeping|take (?:\\w+ ){1,3}(?:out|off))
    |(?:dumb|stupid|silly|pointless|a waste|greedy)(?: \\w+){0,3} (?:having|to have|keeping|to keep|listing|to list)
    |(?:wast(?:e|ing)|burn(?:ing)?) (?:of )?(?:a |the |my )?(?:spot|place|slot|choice|space)|point (?:in |of )?(?:keeping|having|putting|leaving)|(?:keep|leave|stay) or \\w+|(?:drop|bin|cut|ditch)(?: it)? or (?:keep|leave|not)
    |worth (?:keeping|leaving|having|a place|the place|a spot)|keep (?:it|that|this|them)(?: or|$|[?.])|(?:still )?(?:any|of) use|why (?:is|did|have) i (?:even )?(?:put|list)
  `,
  forms: `(?:要唔要|要不要|应唔应该?|应不应该?|使唔使|该不该|是不是该|系咪应?该|该|需不需要|好唔好|可唔可以|可不可以|想|应该|使|要)(?:直接|再|都)?(?:${AWAY_ZH}|换(?!句|言|个角度))|留(?:唔留|不留)|(?:要唔要|要不要|使唔使|应唔应该|应不应该|该不该|好唔好|应该|想|仲要?|还要?)(?:继续|再)?留(?!返?(?:一|两|几)?个?位)|${AWAY_ZH}(?:咗|走|了|掉|佢|它)*(?:行不行?|好不好|好唔好|得唔得|可以吗|可唔可以|吗|呀|啊|吧|定|还是)|要(?:着|住)?留(?!.{0,3}位)|(?:要|使)?留(?:着|低|住)?(?:吗|定|还是|好)|(?:仲|还)有(?:冇|没有)?用|死心|留(?:着|住|低|喺度|在)[^。]{0,6}(?:浪费|嘥|意思|必要|占位)|(?:会唔会|会不会|系咪|是不是|好似?)(?:好)?(?:浪费|嘥|占)(?:咗|了|一个|个)*(?:位|志愿|名额|机会)|(?:该不该|应不应该|应唔应该|要不要|要唔要|是不是该|系咪应?该)[^，。]{0,8}${AWAY_ZH}|值(?:唔值|不值)?得(?:留|填|摆|放)`,
});
/** One of several is to be taken, in so many words. */
const TAKES = wordPattern({
  en: `
    (?:just |please |so |pls )*(?:pick|choose|decide)(?: (?:just )?(?:one|1|two|2|for me|between|among|which))|which(?: \\w+){0,6} (?:is (?:more )?(?:me|for me|better)|would (?:you|u) (?:pick|choose|take|go|keep)|should i (?:pick|choose|take|go|keep)|suits? me|fits? me|do i (?:pick|choose|take|keep))
    |which (?:one )?(?:has|is|would be|looks?|sounds?) (?:the |a )?(?:better|best|nicer|stronger|worth)|(?:i'?m |i am )?torn|can'?t (?:decide|choose)|be blunt|a straight answer|just (?:tell|say|answer)(?: me)?|no sitting on the fence|in one (?:word|line|sentence)
  `,
  forms:
    '[二两三四2-4](?:个)?(?:拣|选|揀|挑)[一二两三1-3]|(?:拣|选|挑|定|保留|留|要)(?:返|番|低|住)?(?:边|哪)(?:一)?(?:个|间|所|科|两)|(?:边|哪)(?:一)?(?:个|间|所|科)(?:更|会|比较|系|是|入面)?(?:好|啱|适合|似我|值得|做|稳|先|留|入)|我?(?:拣|选|挑|留|揀)(?:边|哪)(?:个|间|科)|(?:点|怎么?|怎样|如何)(?:拣|选|挑)|(?:边|哪)(?:一)?(?:个|间|所|科)(?:机会|我?入到)|纠结|(?:拣|选|揀)(?:唔|不)(?:落|到|出)|决定(?:唔|不)(?:到|了)|一句(?:讲|说|答)|直接(?:讲|说|答|拣|选|话)|最(?:应|该|值得)(?:该)?(?:保留|留|读|选|拣)',
});
const EITHER = wordPattern({
  en: 'or(?! (?:nah|not?|nope|what(?:ever)?|something|am|is|are|do|does|should|can|will)(?![a-z]))|vs|versus',
  forms: '(?<!一)定(?:系)?(?!下|要|会|必|系咪|时|得|死|制|位|假|错|坏)|还是|抑或',
});
/** Whether a place is for a dream or for something surer. */
const DREAM_OR_SAFE = wordPattern({
  en: '(?:dreams?|reach(?:es)?|ambitious)(?: \\w+){0,4} or(?: \\w+){0,4} (?:safe\\w*|realistic|sure\\w*)',
  forms: '(?:dream|梦|reach|博|进取)[^。]{0,12}(?:定系?|还是|或者)[^。]{0,8}(?:稳|safe|保底|保险|现实)',
});
const AT_LARGE =
  /^(?!.*(?:我|(?<![a-z])(?:i|my|me)(?![a-z]))).*(?:好(?:啲|点)?(?:定|还是)|(?<![a-z])better(?![a-z]))/;
/** How two differ, what one is like: told, and not decided. */
const OF_FACTS =
  /(?<![a-z])(?:difference|compare|comparison|different|what (?:kind of )?(?:jobs?|careers?|work)|careers?|licen[cs]ed?|internships?|exchange)(?![a-z])|(?:考|攞|拿)(?:唔到|不到|得到|到)?(?:个)?牌|注册|出路|实习|交流|分别|区别|差别|不同|唔同|比较一?下|对比/;
/** Where one is put, or is to go. */
const PUT = wordPattern({
  en: `
    (?:put(?:ting)?|plac(?:e|ed|ing)|rank(?:ed|ing)?|listed|mov(?:e|ed|ing)|keep(?:ing)?|have|having|bump|push|bring|shift|stay)(?: [a-z0-9']+){0,6} (?:first|1st|top|higher|above|below|lower|last|up|down|second|third|fourth|fifth|sixth|2nd|3rd|[4-6]th|before|after|over|in front|band [ab])
    |(?:go|be|stay|stand)(?: \\w+){0,3} (?:first|top|higher|above|below|lower|before|after|over|last)|(?:above|below|over) (?:the )?\\w+|(?:put|place|move|have|keep|stick)(?:ting|ing|ed)? (?:it|that|this|them)? ?(?:in|at|to|as) [ab] ?[1-3](?![0-9])|(?:or|vs) [a-z0-9 ]{2,20} first
    |(?:first|second|third|fourth|fifth|sixth|last|1st|2nd|3rd|[4-6]th) (?:is )?too (?:low|high)|(?:in|at) (?:first|second|third|fourth|fifth|sixth|last) place
  `,
  forms:
    '(?:升|推|拉|提|挪)(?:返|番)?(?:上|到|去|前)(?:去|第|band|[ab][ 1-3组]|组|嚟|来|前)|(?:排|摆|放|填|写|移|调|搬|换)(?:得|至|到|去|在|喺|咗|响|返|番|佢|它)*(?:band ?)?(?:先|前|头|首|高|第|上|落|低|后|最|[ab] ?[1-3]?(?:组)?|榜首)|(?:排|摆|放|填)[a-z0-9\u4e00-\u9fff]{2,8}?(?:第[1-6一二两三四五六]|喺|在|先)|(?:先|应该先)(?:排|摆|放|填|报|写)|(?:边|哪)(?:一)?(?:个|间|所|科).{0,3}(?:排|摆|放|填)?(?:先|前|第一)|(?:使|要)(?:唔使|唔要|不要)?(?:郁|动)|排法|(?:次序|顺序)|垫底|包尾|榜尾|做底|先(?:定|还是)',
});
/** Whether some of them reach too high. */
const REACHES =
  /(?<![a-z])(?:too (?:greedy|ambitious|risky|safe|optimistic|high a reach)|greedy|ambitious|unrealistic|delusional|dreaming|a dream|(?:dumb|stupid|crazy|silly|insane|mad|nuts|too much)(?: \w+){0,2} (?:with|for|on|given) (?:these|my|those|her|his) (?:grades|scores|results|marks)|suicid\w+|reckless|throw-?aways?|hopeless|no hope|wishful(?: thinking)?)(?![a-z])|发(?:紧|梦)梦?|造梦|做(?:着|紧)?梦|妄想|贪心|好高骛远|(?:太|过)(?:进取|保守|博|搏|贪)|太?(?:疯|癫)|送死|送头|炮灰|陪跑|白填|(?:冇|没)(?:有)?(?:希望|戏|可能)(?!的|嘅)/;
/** A wish to know whether it is right so. */
const JUDGED =
  /[?？]|(?<![a-z])(?:hurts?|harm|stupid|silly|dumb|crazy|bad|wrong|ok(?:ay)?|fine|waste|wasted|pointless|weird|idiot\w*|mad|greedy|right|should|can|could|shall|do i|is (?:it|that|this)|what about|how about|worth|where)(?![a-z])|too (?:low|high)|蠢|戇|傻|太(?:低|高|后|前)|浪费|嘥|错|衰|认|大话|丢人|丢脸|羞|疯|问题|好唔好|好不好|得唔得|应该|应唔应|应不应|系咪|是不是|会唔会|会不会|使唔使|要唔要|要不要|对不对|吗|定(?:系)?|还是|好(?:啲|点)/;
/** What is supposed or asked of something else than the places. */
const ELSE: ReadonlySet<Facet> = new Set<Facet>([
  'interview',
  'documents',
  'scores',
  'trend',
  'formula',
  'duration',
  'fee',
  'careers',
  'retake',
  'requirements',
]);

interface MeantHere {
  readonly count: number;
  readonly isPut: boolean;
  readonly by: 'name' | 'whole' | 'talk';
  /** All of them stand on the list. */
  readonly isOwn: boolean;
}

/** What is to be decided, of so many choices that a message means; null: nothing is. */
export function ownDecisionIn(
  { text, facets, grades, named }: Reading,
  { count, isPut, by, isOwn }: MeantHere,
): OwnDecision | null {
  if (grades.changes.length > 0) return null;
  if (count > 1 && SWAP.test(text)) return 'swap';
  if (count > 1 && (REACHES.test(text) || DREAM_OR_SAFE.test(text))) return 'balance';
  if (count > 1 && WORST.test(text)) return 'drop';
  const isPlaced = (PUT.test(text) || isPut || SWAP.test(text)) && JUDGED.test(text);
  if (count > 1 && by !== 'whole' && TAKES.test(text) && !OF_FACTS.test(text) && !PUT.test(text))
    return 'pick';
  if (isPut && isPlaced && !GOES.test(text)) return 'place';
  if (STAYS.test(text)) return 'keep';
  if (isPlaced) return 'place';
  // Said of the one that was just decided on: whether it stays after all.
  if (by === 'talk' && count === 1 && LIKED.test(text)) return 'keep';
  // 港大好定中大好: of the universities at large; nursing at one or the other: all that is known of both.
  if (named.codes.length === 0 && (AT_LARGE.test(text) || named.topics.length > 0)) return null;
  const isElse = OF_FACTS.test(text) || facets.some((facet) => ELSE.has(facet));
  const isOfOne = named.codes.length === 0 && named.institutions.length === 1;
  return count > 1 && by === 'name' && isOwn && !isOfOne && EITHER.test(text) && !isElse ? 'pick' : null;
}

const SO_MANY =
  /(?<![a-z])(?:pick|choose|keep|which|take) (?:the )?(two|three|2|3)(?![a-z0-9])|[三四五六3-6](?:个|样)?(?:拣|选|揀|挑)([一二两三1-3])|(?:拣|选|留|挑)(?:返|番|低)?([二两三23])(?:个|间|科)/;

/** How many of them are to be taken: "pick two", 三揀二; one where nothing is said. */
export function soManyTaken(text: string): number {
  const [, ...words] = SO_MANY.exec(text) ?? [];
  const word = words.find((one) => one !== undefined);
  return word === undefined ? 1 : (NUMBERS[word] ?? Number(word));
}
