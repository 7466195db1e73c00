import { inEarnest } from './reading/laughter.ts';

/** What is planned, done or asked of studies is no plan against oneself. */
const NOT_OF_STUDY =
  '(?![^，。！？,.!?]{0,14}(?:报|读|考|选|填|温|交|转|学|课|文凭|志愿|大学|面试|问|讲|说|话俾|话畀|告诉))';
const NOT_OF_STUDY_EN =
  '(?![^,.!?]{0,40}(?:stud|appl|choice|list|retake|exam|paper|uni|school|subject|course|essay|interview|degree|revis|tell))';

/** A means at hand, a place, a farewell, a plan that is owned up to: heard whatever was said before. */
const PLAIN: readonly RegExp[] = [
  // A way or a day that is thought out.
  new RegExp(
    `(?:諗|想)(?:过|好|定|掂|清楚)(?:咗|了|晒)?(?:系|是)?(?:要)?(?:用)?(?:点样?|怎么|怎样|咩方法|什么方法|边种|哪种|几时|边日|哪天|哪一天|边度|哪里|时间|日子|方法)${NOT_OF_STUDY}`,
  ),
  new RegExp(
    `(?:连)?(?:方法|日子|时间|地点|地方|边日|哪天|哪一天|几时|什么时候|点做|怎么做)(?:我)?(?:都|也|已经)(?:已经)?(?:諗|想|拣|选|定|睇|看)(?:过|好|定|晒|咗|了|中)${NOT_OF_STUDY}`,
  ),
  new RegExp(
    `(?<!n'?t |not |never )(?:thought (?:about|of|through|out)|know|worked out|figured out|decided|picked|chosen|planned)(?: \\S+){0,2} (?:how (?:i'?d|i would|i will|i'?ll|to|and when)|how i do it|when i'?ll|the (?:way|day|date|time|place|night)|which day|what day|a (?:date|day|way))${NOT_OF_STUDY_EN}`,
  ),
  /(?<![a-z])i know (?:exactly )?(?:how|when|where)(?=\s*(?:$|[,.!]|and (?:i know )?(?:how|when|where)))|(?<![a-z])(?:i (?:do |really |already )?have|i'?ve (?:got|made)|i made|there is|got) (?:a|my) plan(?=\s*(?:$|[,.!?]|and (?:i|a|the)|to (?:die|do it|end)))/,
  // A means at hand.
  /(?<![a-z])(?:got|have|bought|saved|hid|hidden|collected|keep|keeping|took|taken|stash\w*|holding|hold|counted|counting) (?:\S+ ){0,5}(?:pills?|tablets|paracetamol|panadol|sleeping tablets|rope|blades?|razors?|knife|charcoal)(?![a-z])|(?<![a-z])(?:pills|tablets|blades?|razor|rope|knife|charcoal)(?: is| are|'s)? (?:\S+ ){0,2}(?:here|next to me|in my (?:hand|bag|drawer|room|pocket)|beside me|with me|ready|under my)/,
  /(?<![a-z])(?:on|onto|up|to|at) the (?:roof|rooftop|ledge|edge|railings?|window ?(?:sill|ledge))(?![a-z])|(?<![a-z])it in my hand/,
  /(?:攞|拎|拿|储|存|囤|买|执|收埋|藏|握|捏)(?:咗|了|着|好|定|住|紧|起)?(?:[^，。！？,.!?考读报]{0,8})(?:安眠药|止痛药|药丸|药(?![剂学房物理科厂师业材])|丸仔|刀片|界刀|𠝹刀|[𠝹割]刀|条绳|绳子|炭)/u,
  /(?:药(?![剂学房物理科厂师业材])|丸|刀片?|绳|炭)(?:仔|子)?(?:就|已经)?(?:喺|在|系|放喺|放在|放)(?:我)?(?:手|旁|度|侧|床|抽屉|柜|书包|身边|身上|枕头)/,
  /(?:坐|企|站|上咗|上了|去咗|行咗上|走上)(?:喺|在|到|紧|着)?[^，。！？,.!?]{0,3}(?:天台|楼顶|顶楼|窗边|窗口|窗台|阳台|栏杆|桥边|桥上|海边)/,
  // A farewell, and things put in order.
  /(?<![a-z])(?:goodbye|farewell)(?: (?:everyone|all|eddy|forever|world|and thank\w*|then))?\s*(?:$|[.!,])|(?<![a-z])(?:said|saying) (?:my )?goodbyes?(?![a-z])|(?<![a-z])(?:wrote|written|writing|left) (?:\S+ ){0,2}(?:goodbye|last|suicide) (?:letters?|notes?)|(?<![a-z])(?:wrote|written) (?:a |my |the |some )?(?:letters?|notes?) (?:to|for) (?:my|mum|mom|dad|them|everyone)|(?<![a-z])(?:tell|say) (?:to )?(?:my|them|mum|mom|dad|him|her)(?: \S+){0,4} (?:sorry|i love|love them|wasn'?t (?:her|his|their) fault)/,
  /永别|遗书|(?:写|打)(?:好|咗|了|定)(?:咗|了)?[^，。！？,.!?]{0,4}(?:封|几封)?信(?!息)|信(?:写|打)好|(?:帮|同|替|麻烦)我(?:同|跟|对|和|话)[^，。！？,.!?]{0,6}(?:讲|说|知)[^，。！？,.!?]{0,4}(?:对唔住|对不起|唔关|不关|我爱|我好爱)|对(?:唔住|不起)[，, ]?(?:阿|我)?(?:妈|爸|老豆|老母|你哋|大家|各位)|(?:送|派|分)(?:晒|光|完)(?:俾|畀|给)|(?:下世|来世|来生|下辈子)/,
  // That it is meant, or that it is denied so that nobody asks.
  /(?<![a-z])(?:i'?m|i am) (?:not (?:joking|kidding|exaggerating|being dramatic)|(?:dead )?serious)(?![a-z])|(?<![a-z])i (?:really |do )?mean it(?![a-z])|(?:唔系|不是|冇|没有?|没在)(?:同你|跟你|在)?(?:讲|说|开玩)笑|(?:我)?(?:系|是|好|很)认真(?:的|嘅|㗎|架)?(?:$|[，。！,.! ])/,
];

/** Said by somebody who has not said yet that they are well, these are of danger too: a time, a refusal, a leave. */
const UNSETTLED: readonly RegExp[] = [
  new RegExp(
    `(?<![a-z])(?:i'?ll|i will|i'?m going to|im going to|gonna|want to|going to) (?:just )?do it(?![a-z])${NOT_OF_STUDY_EN}|(?<![a-z])do it (?:tonight|tomorrow|tmr|sunday|when they)(?![a-z])`,
  ),
  /(?<![a-z])(?:it'?ll|it will|it'?s|everything will|all will) (?:soon )?be over(?![a-z])|(?<![a-z])(?:by|after) (?:tonight|tomorrow|tmr|then|sunday|monday|friday|that)(?: day)?[, ]+(?:it|nothing|none of|i) (?:\S+ )?(?:won'?t|wont|will not|will be over|matter)|(?<![a-z])(?:my last (?:night|day|message|words)|last time i(?:'ll| will))(?![a-z])|(?<![a-z])won'?t be (?:here|around|writing|alive)(?![a-z])/,
  /(?:今晚|听日|听朝|明天|明早|今日|放榜[嗰那]?[日天]|等(?:埋)?(?:佢哋|他们|屋企人|家人|爸|妈)[^，。！？,.!?]{0,6}(?:瞓|睡|出门|出咗|返工|上班))[^，。！？,.!?]{0,4}(?:做(?![功题卷嘢作数运练笔准义兼咩什乜啲些pm])|郁手(?!做)|动手(?!做|写)|搞掂|了断|结束|解脱)/,
  /(?:就快|好快|很快|过咗?(?:了)?(?:今晚|听日|呢个星期|这个星期))[^，。！？,.!?]{0,4}(?:完(?:晒|了|喇|啦)|冇事|没事|结束|解脱)|(?:诸?事|咩都|什么都)(?:唔|不)(?:使|用)(?:烦|理)(?:了|喇)|最后(?:一|嗰)(?:晚|次|句)(?!报|考|改|交|面|[^，。]{0,4}[边哪几])/,
  // No more of telephone numbers.
  /(?<![a-z])(?:don'?t|dont|do not|stop|no more|quit|not) (?:\S+ ){0,3}(?:tell|telling|ask|asking|give|giving|send|sending|giving) me(?: \S+){0,4} (?:call|phone|ring|numbers?|hotlines?|helplines?)|(?<![a-z])(?:no more|stop the) (?:numbers|hotlines|phone numbers)|(?<![a-z])(?:i'?m not|i am not|i won'?t|i will not|not) (?:calling|phoning|ringing|going to call|gonna call|call|phone|ring)(?: (?:anyone|anybody|them|that|those|any|a hotline|the hotline))?\s*(?:$|[.,!])|(?<![a-z])(?:calling|hotlines?|those numbers|numbers)(?: \S+){0,2} (?:useless|pointless|won'?t help|don'?t help|doesn'?t help|did nothing)/,
  /(?:唔好|唔使|唔洗|别|不要|不用|咪)(?:又|再|成日|老是|总是|一直|净系)*(?:叫|劝|话|让|要|推|比|畀|俾|给)(?:我)?[^，。！？,.!?]{0,4}(?:打(?:电话|俾|畀|给)?|电话|热线|号码|致电|揾社工|搵社工|找社工)|(?:我)?(?:唔会|不会|死都唔|唔再)打(?:电话|热线|俾人|给人|$|[，。！,.! ])|打(?:电话|热线|都|了也|极都)[^，。！？,.!?]{0,4}(?:冇用|没用|冇人听|都系嗰句)|电话(?:冇|没)用/,
  /(?<![a-z])(?:bye|goodbye) (?:everyone|all|eddy|now)(?![a-z])|(?<![a-z])thank(?:s| you) for (?:everything|being (?:here|kind))(?![a-z])|再见(?:了|啦|喇|晒)|(?:多谢|谢谢)(?:你)?(?:一直|听我|陪我|咁耐|这么久)|(?:照顾|睇住|看着|睇实)(?:好)?(?:我)?(?:阿)?(?:妈|爸|弟|细佬|妹|婆|嫲|爷|奶奶|猫|狗)|(?:唔会再|不会再)(?:嚟|来|搵你|找你|打扰|烦)/,
];

/** Longer messages are read by what was learned alone. */
const LONGEST = 300;

/**
 * Whether somebody who was just shown a card goes on about it: a plan, a means, a time, a farewell, that it is meant, or no
 * more of telephone numbers. `isSettled`: it was said before that all is well, so only what is plain counts.
 */
export function isGrave(text: string, isSettled: boolean): boolean {
  if (text.length > LONGEST) return false;
  const plain = inEarnest(text);
  return PLAIN.some((way) => way.test(plain)) || (!isSettled && UNSETTLED.some((way) => way.test(plain)));
}
