import { NUMBERS } from './counted.ts';
import { wordPattern } from './plain-text.ts';
import { WORST } from './worst-words.ts';

/** What is asked of one's own list, beside how one stands at each choice. */
export const LIST_QUESTIONS = [
  'balance',
  'safety',
  'drop',
  'dropMany',
  'keep',
  'pick',
  'dreamFirst',
  'rank',
  'change',
  'place',
  'swap',
  'fill',
] as const;
export type ListQuestion = (typeof LIST_QUESTIONS)[number];

/** Something is to be found for the list: not a question of what stands there. */
const ADDS =
  /(?<![a-z])(?:add|suggest|recommend|find|else|others?|more)(?![a-z])|其他|仲有|还有|加|搵|找|推荐|介绍|(?:有|仲有|还有)(?:咩|乜|什么|边|哪)/;

const DREAM = '(?:dream|reach|ambitious|hard(?:est)?|risk(?:y|iest))';
const DREAM_FIRST = wordPattern({
  en: `
    ${DREAM}(?: \\w+){0,5} (?:first|at the top|on top|a ?1)
    |(?:safe|safer|safest|easiest)(?: \\w+){0,4} (?:first|at the top|on top|a ?1)|dream (?:uni |school |course )?(?:or|vs|versus) (?:the )?saf(?:e|er|ety)
  `,
  forms:
    '梦(?:想)?[^。]{0,12}(?:第一|最前|先|a ?1|头)|(?:稳|易|安全)(?:阵|妥|入)?(?:啲|的|嗰|那)?[^。]{0,8}(?:摆|放|排|填)[^。]{0,4}(?:第一|最前|先|前面|a ?1|头)|梦想[^。]{0,6}(?:定|还是)',
});
const BALANCE = wordPattern({
  en: `
    too (?:ambitious|safe|risky|conservative|optimistic|aggressive|greedy|cautious|many (?:dreams?|reaches))|ambitious enough|(?:well[- ])?balanced
    |(?:is|are) (?:my|this|the|these) (?:list|choices|jupas|six|order|band [ab])(?: \\w+){0,3} (?:ambitious|risky|realistic|unrealistic|delusional|crazy|insane|dreaming|a joke)
  `,
  forms:
    '(?:太|过)(?:进取|保守|博|搏|贪心|冒险|难|高)|进取(?:吗|咗|了|啲|得滞)|平衡|均衡|好高骛远|(?:list|志愿表?|名单|次序|choices?|band ?[ab]|组别?[ab]).{0,14}(?:发(?:紧|梦)梦?|造梦|做(?:着|紧)?梦|莽|离谱|疯|癫|痴线|现实)',
});
const FAR_OR_NEAR =
  '(?:realistic|unrealistic|achievable|reachable|attainable|possible|impossible|hopeless|dreaming|out of reach|long ?shots?|(?:just |a |pure )*(?:dreams?|reach(?:es)?|match(?:es)?)|safe)';
/** Which of the list are within reach and which are not. */
const SORTED = wordPattern({
  en: `(?:which|what)(?: ones?| choices?| of (?:them|these|those|mine|my \\w+))?(?: (?:on|of|in|from) (?:my|the|this|his|her) \\w+)?(?:'s| are| is| r)?(?: \\w+){0,2} ${FAR_OR_NEAR}|how (?:un)?realistic (?:is|are) (?:my|the|this|these) (?:list|choices)`,
  forms:
    '(?:哪|边)(?:一)?(?:些|啲|几个|几科)(?:是|系|算|先|才)?(?:真系|真的|比较|太)*(?:做梦|发梦|造梦|梦想?|现实|稳|保底|有机会|冇机会|没(?:有)?机会|没(?:有)?希望|冇希望|太高|够得着|reach|match|safe|dream)',
});
const HOLDS = wordPattern({
  en: 'safety|safeties|safe (?:ones?|choices?|options?|enough)|back-?ups?|fall-?back|insurance',
  forms: '保底|托底|包底|兜底|包尾|垫底|稳阵?(?:啲|的|嘅)?(?:够|有)',
});
const ASKS_WHETHER =
  /(?<![a-z])(?:do i have|have i|is there|are there|does|is it|is my|enough|got|any)(?![a-z])|有(?:冇|没有|无)|够(?:唔够|不够|吗|未)|算(?:唔算|不算)|吗|[?？]/;

const AWAY =
  '(?:drop|remove|delete|cut|ditch|(?:take|throw|kick) (?:it |that |this |them )?(?:out|off|away)|get rid of|replace|swap out|give up)';
const AWAY_ZH = '(?:删|delete|del|drop|踢|剔|拎走|拿走|攞走|换走|换咗|换掉|放弃|除去|飞|砍)';
const DROP = wordPattern({
  en: `(?:which|what|any|anything|something)(?: \\w+){0,5} ${AWAY}|${AWAY} (?:which|any|one)`,
  forms: `(?:边|哪)(?:一|几|两)?(?:个|科|间|门)[^。]{0,6}(?:${AWAY_ZH}|唔要|不要)|${AWAY_ZH}(?:边|哪)`,
});
/** How many are to go. */
const DROP_MANY = wordPattern({
  en: `how many(?: \\w+){0,5} ${AWAY}`,
  forms: `${AWAY_ZH}(?:掉|走|咗|了|返|去)*(?:几|多少)(?:多)?(?:个|科|间)?|(?:几(?:多)?|多少)(?:个|科|间)[^。]{0,5}${AWAY_ZH}`,
});
const KEEP = wordPattern({
  en: `
    worth (?:keeping|leaving|having|putting|a place|a try|the place)|(?:should|shall|can|do|could) i (?:just |still |even )?(?:keep|leave|${AWAY})|${AWAY}(?: \\w+){0,3} (?:then|or|and)
    |(?:keep|leave) (?:it|that|this|them)|take (?:it|that|this) out|padding|a waste|(?:any )?point (?:in|of) (?:having|keeping|putting)
  `,
  forms: `(?:留|${AWAY_ZH})(?:唔留|不留|低|番|返|定|还是|好)|(?:要|应|使|需)(?:唔要|不要|唔应|不应|该|唔该|不该|当|唔使)*[^。]{0,4}(?:留|${AWAY_ZH})|值(?:唔值|不值)?得(?:留|填|摆|放|占)|嘥(?:咗|位|个位)|浪费(?:咗|了|一个|个)?(?:位|志愿)|${AWAY_ZH}[^。]{0,10}(?:好|得|吗|呀|啊|留)`,
});
const PICK = wordPattern({
  en: `
    which(?: ones?| of (?:them|these|those|my \\w+))? (?:would|should|do|shall|will|wud) (?:you|u|i)(?: \\w+){0,2} (?:pick|choose|go (?:for|with)|take|put|keep|place)
    |what(?: should| shld| do| shall| would| can| to)(?: (?:i|we|he|she))? (?:put|place|rank|list|have) (?:first|1st|top|at the top|(?:in|at) (?:no\\.? ?1|a ?1|first place))
    |what would (?:you|u) (?:pick|choose|put)|which one i put|(?:your|ur) (?:pick|choice)|if you were me
  `,
  forms:
    '你(?:会|自己|系我|是我|觉得|话)*(?:拣|选|填|放)(?:边|哪)|(?:边|哪)(?:一)?(?:个|科|间)你会?(?:拣|选)|(?:拣|选|填|放|摆|留)(?:边|哪)(?:一)?(?:个|科|间)(?:好|做|第一|先|a ?1)|(?:边|哪)(?:一)?(?:个|科|间)(?:做|放|摆|排|填)(?:到|喺|在)?(?:a ?1|第一|头位|首)|(?:a ?1|第一(?:志愿|位)?|头位|榜首|首位)(?:应该|该|要)?(?:放|摆|排|填|写)(?:返|番)?(?:咩|乜嘢?|什么|边(?:个|科|间)|哪(?:个|科|间))',
});

/** The whole order is to be told. */
const RANK = wordPattern({
  en: `
    (?:so|whats|what's|what is|give me|show me)(?: the| a| my| your)? (?:final|best|ideal|right|suggested|recommended) (?:order|ranking|sequence)|(?:final|best) (?:order|ranking)(?= ?\\?)|your (?:order|ranking)
    |(?:rank|order|sort|arrange|reorder|re-?rank)(?:ing)? (?:them|these|those|my (?:\\w+ )?(?:list|choices|six)|the (?:list|choices|six|lot)|all)(?: for me)?(?! (?:first|above|below))
    |(?:give|tell|show|write) me (?:the |a |my |your )?(?:final )?(?:top ?[2-6]|order|ranking)(?! of)
    |(?:how|what order|which order) (?:should|do|would|shall|can) i (?:rank|order|arrange|sort)(?: (?:them|these|those|it|my \\w+))?
  `,
  forms:
    '(?:帮|同|替)我?(?:再|重新)?(?:排|摆)(?:一?(?:次|下|排)|好|返|番|个)?(?:次序|顺序|先后|志愿|名单|list)?(?!除)|(?:最尾|最后|最终)(?:个|的|嘅|点样?)?(?:次序|顺序|排法|排位|点排|怎么排)|(?<!温习|学习|做卷|科目)(?:次序|顺序|排位|志愿|list|名单).{0,3}(?:帮我|应该|要|该|你话|你觉得)?(?:点样?|怎么|怎样|如何)(?:排|摆|定)|(?:你|您)(?:会|话|觉得|谂|认为)?(?:点样?|怎么|怎样|如何)(?:排|摆)|重新排(?!志愿(?:嗰|那|的|嘅)?(?:几日|日|时|期))|排一?(?:次|下|排)(?:次序|顺序|志愿)?(?:啦|俾|畀|给|吧)',
});
/** Whether the order, or the list, should be left or changed. */
const CHANGE = wordPattern({
  en: `
    (?<!how )(?<!when )(?<!what )(?<!days )(?<!times )(?:should|do|shall|must) (?:i|we)(?: still| really| even)? (?:need to |have to )?(?:change|reorder|re-order|rearrange|edit|redo)(?: \\w+){0,3} (?:order|list|choices|ranking|anything)
    |(?:is|are) (?:the|my|this|that) (?:order|ranking)(?: \\w+){0,3} (?:right|ok(?:ay)?|fine|good|correct|wrong|sensible)
    |(?:leave|keep) (?:the order|my list|the list|it|them)(?: all)? (?:like (?:this|that)|as (?:it|they) (?:is|are)|as is|the way (?:it|they) (?:is|are))
  `,
  forms:
    '(?:次序|顺序|排位|排法|名单|(?<![a-z])list|志愿表?|choices?)(?:我|而家|现在|还|仲|到底|其实|系咪|是不是|需要|应该){0,3}(?:要(?:唔要|不要)?改|使唔使改|改唔改|改不改|啱唔啱|对不对|对吗|啱唔|(?:ok|得|好)(?:唔ok|唔得|吗|未)|好唔好|合(?:唔合|不合)?理)|(?:要唔要|要不要|使唔使|需不需要|应不应该|应唔应该|用不用)(?:再|去)?(?:调|改|换)(?:一下|下|过)?(?:次序|顺序|排位|位|choices?|志愿|list|名单)',
});

/** Whether all places are to be filled: "pointless to fill more than two", 點解仲要填六個. */
const FILL = wordPattern({
  en: `
    (?:pointless|point(?: in| of)?|need|necessary|bother|worth|have|why)(?: \\w+){0,4} (?:fill(?:ing)?|list(?:ing)?|choos(?:e|ing)|put(?:ting)?)(?: \\w+){0,3} (?:more than|all|six|20|twenty|every|so many|the rest)
    |(?:just|only) (?:fill|list|put)(?: in)? (?:one|two|1|2)(?: choices?| programmes?)?
    |(?:is|are) (?:[2-9]|two|three|four|five|six)(?: \\w+){0,2} enough|(?:too few|enough) (?:choices|programmes|on (?:my|the) list)|(?:choices|programmes|list)(?: \\w+){0,6} too few
  `,
  forms:
    '(?:为什么|为咩|点解|做乜)(?:还|仲)?要?(?:填|拣|选|报)(?:满|够|足|晒|咁多|这么多|[六6二]十?个)|(?:填|报|拣|选|摆|放)[^。]{0,10}(?:太少|少得滞|唔够多|不够多|够唔够|够不够)|(?:填|报|拣|选)(?:一|1|两|2)个(?:不就|就|咪就|得唔得|够)|(?:使唔使|要不要|要唔要|需不需要|有冇必要|有必要)(?:全部)?(?:填|报)(?:满|晒|够|足|[六6]个|咁多)',
});

const QUESTIONS: readonly (readonly [ListQuestion, (text: string) => boolean])[] = [
  ['change', (text) => CHANGE.test(text)],
  ['fill', (text) => FILL.test(text)],
  ['dropMany', (text) => DROP_MANY.test(text)],
  ['drop', (text) => DROP.test(text) || WORST.test(text)],
  ['dreamFirst', (text) => DREAM_FIRST.test(text)],
  ['keep', (text) => KEEP.test(text)],
  ['rank', (text) => RANK.test(text)],
  ['pick', (text) => PICK.test(text)],
  ['safety', (text) => HOLDS.test(text) && ASKS_WHETHER.test(text) && !ADDS.test(text)],
  ['balance', (text) => (BALANCE.test(text) || SORTED.test(text)) && !ADDS.test(text)],
];

/** Whether it asks which of the list are within reach, in words that are meant of a list. */
export const sortsList = (text: string): boolean =>
  SORTED.test(text) && /(?<![a-z])(?:lists?|choices)(?![a-z])|志愿|名单/.test(text);

/** What a message, small and simplified, asks of a list; null where none of these. */
export function listQuestionIn(text: string): ListQuestion | null {
  return QUESTIONS.find(([, asks]) => asks(text))?.[0] ?? null;
}

const TOP = /(?<![a-z])top ?([2-6])(?![0-9])|头 ?([两二三四五六2-6]) ?(?:个|位)/;

/** How many of the list an order is asked of: "top 4"; null: all. */
export function topAsked(text: string): number | null {
  const [, en, zh] = TOP.exec(text) ?? [];
  const word = en ?? zh;
  return word === undefined ? null : (NUMBERS[word] ?? Number(word));
}

const BAND = /(?<![a-z])band ?([ab])(?![a-z0-9])|(?<![a-z0-9])([ab])组|组别? ?([ab])(?![a-z0-9])/g;
const BARE_BAND =
  /^(?:(?:ok|so|and|then|but|what about|how about|wbt|now)[\s,]+|咁|那么?|至于|而)*(?:my |the |in |我(?:嘅|的)?)?(?:band ?|组别? ?)?([ab])(?:band|组)?(?: ?(?:ones?|choices?|嗰?(?:两|三|几)个|那(?:两|三|几)个))?\s*(?:then|呢|又点|点样|怎么样|怎样|如何)?(?:[ ,，]*(?:有(?:冇|没有)问题|(?:得|好)(?:唔|不)(?:得|好)|ok(?:ay)?|够(?:唔|不)够(?:稳|好)))?[吗㗎呀?？!. ]*$/;
const JUDGES =
  /(?<![a-z])(?:delusional|crazy|insane|(?:un)?realistic|ok(?:ay)?|fine|good|bad|safe|risky|doomed|cooked|hopeless|dream(?:ing)?|stupid|sill(?:y)|check|rate|judge|thoughts|chances?|look|ambitious|balanced)(?![a-z])|发(?:紧|梦)梦?|造梦|做(?:着|紧)?梦|现实|莽|冒险|进取|稳|危险|得(?:唔|不)得|好唔好|怎么样|点样|点呀|如何|合理|离谱|痴线|机会|睇(?:下|吓)|看看|检查/;

const OWN_BAND =
  /(?<![a-z])(?:my|his|her|our|this|the) (?:whole |entire )?band|^(?:and |so |ok )*band ?[ab] \w+\s*\??$|(?:我|佢|他|她|小儿|囡囡)(?:而家|现在|们)?(?:的|嘅|个|张)?(?:band|组)|^(?:咁|那|而|同埋)?(?:band ?[ab]|[ab]组|组别? ?[ab])/;
/** Where something would stand, or what bands do, is another question. */
const PLACES =
  /(?<![a-z])(?:put|place|spot|slot|use|interview|offers? (?:went|to)|share|mean(?:s|ing)?|empty)(?![a-z])|放|摆|填|面试|[0-9]{2}%|九成|意思|系咪得|定(?:系)?/;

/** The band of one's own list that is to be judged: "is my band A delusional", "what about B then"; null: none, or both. */
export function bandAsked(text: string): 'A' | 'B' | null {
  const bare = BARE_BAND.exec(text.trim())?.[1];
  const named = [...text.matchAll(BAND)].map(([, ...words]) => words.find((one) => one !== undefined));
  const bands = new Set(named);
  const judged = bands.size === 1 && JUDGES.test(text) && OWN_BAND.test(text) && !PLACES.test(text);
  const [only] = bare !== undefined ? [bare] : judged ? named : [];
  return only === undefined ? null : only === 'a' ? 'A' : 'B';
}

/** Something is to be added to the list, or put in place of what stands there. */
const ADDED = wordPattern({
  en: `
    (?:what|which|anything|something|any)(?: \\w+){0,5} add(?! ?/| up| a | ?drop)
    |what(?: \\w+){0,4} put (?:in|into) (?:the |my )?(?:empty|remaining|other|free|last)
    |(?:suggest|recommend|find me|give me)(?: \\w+){0,6} (?:to add|add|lower down|for (?:my|the) (?:list|remaining|rest|other places|empty))
    |(?:help me|can you|could you|please) (?:fill|complete)(?: up)? (?:the |my )?(?:rest|list|remaining|empty|other)
    |(?:missing|lacking) (?:from|on) my list
    |what(?: \\w+){0,4} put (?:at|for|on|in) (?:the |my )?(?:bottom|end|last|lowest|band b)
    |(?:swap|replace|switch|change)(?: out)?(?: \\w+){0,5} (?:for|with|to|into) (?:something|sth|smth|anything|an?)(?: \\w+)? ?(?:more )?(?:realistic|safer?|easier|reachable|similar)
  `,
  forms:
    '(?:谂|諗|搵|找|推荐|推介|介绍|建议|畀|俾|给|列)(?:多|返|番|我|埋)*[两二三四五六几1-6](?:个|科)|(?:包尾|垫底|最底|最尾|最后|后面|尾)(?:嗰|那|的|嘅|几|个)*(?:放|摆|填|加)(?:啲|些|番|返)?(?:咩|乜|什么|边|哪)|(?:的话|咁|那)(?:就|再|要|应该|可以)?加(?:啲|些)?(?:什么|咩|乜|边|哪)|(?:还|仲|再)(?:可以|能|得|应该)?(?:加|填|放|摆)(?:啲|些|番|返|埋)?(?:什么|咩|乜|边|哪|[两二三2-6]个(?!志愿))|(?:可以|应该|该|想|帮我)加(?:啲|些)?(?:什么|咩|乜|边|哪)|(?:帮|同|替)我(?:再)?(?:凑|填满|填埋)|剩(?:下|低|返)?(?:的|嘅|嗰)?[^。,，]{0,8}(?:凑|填|放|摆)(?:什么|咩|乜|边|哪|啦|吧|$)|(?:补|加|凑)(?:番|返|上|啲|些|多|埋)*(?:几|[两二三四五六1-6])(?:个|科|间)(?!志愿)|补(?:番|返|上|啲|些)?(?:什么|咩|乜|边|哪)|剩(?:下|低|返)?(?:的|嘅|嗰)?[^。,，]{0,8}帮我凑|(?:换|转)(?!走|唔)[^。,，]{0,10}(?:稳阵?|现实|实际|易入|有把握|近似)(?:啲|些|点|一点|的|嘅)',
});
export const asksToAdd = (text: string): boolean => ADDED.test(text);
