import { plainText, type WordList, wordPattern } from '../asked/plain-text.ts';
import type { KnowledgeEntry } from './knowledge-file.ts';

/**
 * Answers of a matter so much of its own, or so grave, that a guess at it does harm: given only where a word of it stands in the
 * message. By id.
 */
const WORDS: Readonly<Record<string, WordList>> = {
  criminalRecord: {
    en: 'criminal\\w*|records?|convict\\w*|caution\\w*|arrest\\w*|police|cops?|offen[cs]e\\w*|jail|prison|court|crimes?|charged|shoplift\\w*|stole|steal\\w*|fight\\w*|drugs?|probation|demerits?|legal|misconduct|conduct|background check|trouble',
    forms: '案|犯|警|监|拘|捉|庭|偷|罪|盗|坐牢|被告|感化|记.{0,3}过|大过|前科|刑|留.{0,2}底|打.{0,2}架|操行',
  },
  okNow: {
    en: "ok(?:ay)?|fine|better|alright|all right|good|calm\\w*|safe|don'?t worry|nothing|sleep|slept|passed|well|gone|lighter|not (?:\\w+ )?(?:gonna|going)|over it|past",
    forms:
      '冇事|没事|没有事|好(?:啲|了|返|多|点|些|番|咗|好|翻)|无事|冇嘢|放心|唔使担心|不用担心|过(?:咗|了|去)|平静|冷静|安全|ok|松|没什么|冇咩|稳定|舒服|平安|轻|满血|没(?:有)?那么|冇咁|唔使再',
  },
  thanksListHelped: {
    en: 'list|choices?|order\\w*|programmes?|courses?|major|band|rank\\w*|plan|idea|suggest\\w*|advice|said|told|worked|tried',
    forms: '表|志愿|排|课程|科|list|建议|主意|说的|讲嘅|讲的|试(?:咗|了)|跟(?:咗|住|着)',
  },
  thanksListening: {
    en: 'th(?:x|anks?|nx)\\w*|ty(?:sm)?|cheers|appreciat\\w*|grateful|glad|nice (?:of|to)|kind|help(?:s|ed)?|better|listen\\w*|hear\\w*',
    forms:
      '谢|唔该|感激|感谢|好人|好(?:啲|多|受|些|点)|舒服|有你|松|thx|听(?:完|我(?:讲|说|嗡|吹|呻|诉)|咗)|肯听|愿意听',
  },
  wasJoking: {
    en: 'jok\\w*|kidding|laugh\\w*|lol+|haha\\w*|lmao|funny|sarcas\\w*|serious\\w*|exaggerat\\w*|memes?|mess(?:ing|ed) around|drama\\w*|just (?:a|an) \\w+|mean(?:t)? it|figure of speech|slang|relax|chill|pranks?|how we talk',
    forms: '笑|玩|认真|夸张|哈哈|口头禅|随口|讲下|噏|说说|嘢咋|当真|潮语|网络用语|梗|吹水|讲讲|搞笑',
  },
  coupleSameUni: {
    en: '(?:boy|girl) ?friends?|[bg]f|partners?|couples?|dat(?:e|ing)|love|together|relationship|breaks? up|broke up|ldr|long[- ]distance|crush|bae|(?:he|she|someone)(?: i|\\s+who i)? (?:like|love)|like someone',
    forms:
      '男友|女友|(?:男|女)朋友|男票|女票|拖|情侣|伴侣|另一半|恋|对象|分手|(?<![a-z])[bg]f(?![a-z])|异地|爱|条(?:仔|女)|沟|(?:喜欢|钟意)(?:的|嘅)?(?:人|女|男)|暗恋',
  },
  exSameProgramme: {
    en: 'ex|exes|broke|break(?:ing)? ?up|split|dumped|used to date|former|old (?:boy|girl)friend|(?:boy|girl)friend|avoid\\w*',
    forms:
      '前度|前任|分手|分咗|分了|ex|前男|前女|旧(?:爱|情|男|女)|避|散咗|撞(?:口|返)|以前(?:的|嘅)?(?:对象|男|女)',
  },
  nursingWeakChinese: {
    en: 'chinese|cantonese|characters?|mandarin|putonghua|language|writ(?:e|es|ing|ten)|notes?|read(?:ing)?',
    forms: '中文|华文|汉字|繁体|广东话|粤语|语文|写|字|读得(?:慢|明)',
  },
  siteFree: {
    en: 'free|pa(?:y|id|ying)|costs?|money|charges?|fees?|price|subscri\\w*|premium|ads?|bucks|dollars|hidden|catch|card|trial|earn|profit|buy|sell|limit\\w*',
    forms: '免费|收费|钱|费|付|俾|畀|课金|广告|订阅|会员|赚|蚊|收(?:我)?(?:的|嘅|几)|限|要(?:买|课)',
  },
  cssaFamily: {
    en: 'cssa|social security|welfare|assistance|benefits?|allowance|low[- ]income|wfa|comprehensive',
    forms: '综援|援助|低收入|津贴|政府(?:钱|资助)|救济|低保|公援|cssa|交表',
  },
  lostCertificate: {
    en: 'los[et]\\w*|missing|cert\\w*|find|replac\\w*|misplac\\w*|threw|thrown|damag\\w*|copy|cop(?:ies)|burnt|slip|torn|wet|ruin\\w*|statement|original|paper',
    forms: '见|失|丢|证书|证件|补|烂|掉|掟|搵|找|湿|损|弄|cert|正本|副本|成绩(?:单|通知)|毕业|坏',
  },
  lonelyRevising: {
    en: 'alone|lonel\\w*|friends?|company|by myself|my own|isolat\\w*|solo|nobody|no ?one|people|anyone|social|quiet|silent|four walls|room|library|together|partner|buddy|study group|talk',
    forms: '一个人|孤|自己|寂寞|冇人|没人|没有人|朋友|静|房|伴|同学|陪|倾|人(?:讲|说|倾)|独|见人|隔离',
  },
  mustICall: {
    en: 'call\\w*|phone\\w*|hotlines?|lines?|numbers?|dial\\w*|ring|text\\w*|18111|2389\\w*|have to|must|force\\w*|talk|contact|card|speak',
    forms: '打|电话|热线|call|打去|一定|必须|whatsapp|讯息|拨|联络|联系|强制|非.{1,4}不可|张卡|卡',
  },
  whenICall: {
    en: 'call\\w*|phone\\w*|hotlines?|lines?|numbers?|dial\\w*|ring|answers?|pick(?:s|ed)? up|the other end|text\\w*|18111|2389\\w*|samaritans?|reach out|contact|speak|talk|say to them|ask me|ring\\w*|helplines?|do they (?:ask|want)',
    forms:
      '打|电话|热线|call|接听|拨|听电话|那头|对面|whatsapp|联络|联系|讲(?:咩|乜|什么)|问(?:咩|乜|什么|我)|说(?:什么|啥)|线|号码',
  },
  afraidToGoHome: {
    en: 'home|house|go(?:ing)? back|flat|door|stay out|kicked out|parents?|dad|mum|mom|father|mother|family|run away|outside',
    forms: '屋企|返(?:去|归|屋|家)|回(?:家|去)|家|归|门|爸|妈|流浪|街|走|出走',
  },
  minorityBelong: {
    en: 'minorit\\w*|rac(?:e|ial|ist|ism)\\w*|ethnic\\w*|nepal\\w*|pakistan\\w*|indian?s?|filipin\\w*|indonesi\\w*|thai|skin|brown|black|asian|belong\\w*|fit in|only (?:one|non)|foreign\\w*|look (?:different|like)|stare\\w*|accent|paki|sari|look(?:s|ed)? like me|for us|hijab|muslim|turban|sikh|african?|chinese|cantonese|canto|local|culture|outsider|urdu|hindi|tagalog|different|stand out|ncs',
    forms:
      '少数|族|南亚|尼泊尔|巴基斯坦|印度|印|菲|泰|肤|外国|融|格格不入|非华语|另类|头巾|穆斯林|种|异|广东话|中文|华|黑|本地|文化|歧视|归属|外人|面孔|唯一|得我一个',
  },
  reportPrint: {
    en: 'print\\w*|pdf|download|paper|show|where|proof|copy|see|get',
    forms: '印|pdf|下载|download|纸|(?:俾|畀|给).{0,6}(?:睇|看|证明)|喺边|在哪|证明|点(?:样)?(?:整|做|开)',
  },
  hallNonLocal: {
    en: 'guangzhou|shenzhen|beijing|shanghai|china|every year|non[- ]?locals?|mainland\\w*|international|foreign\\w*|overseas|exchange|abroad|visa|guarante\\w*|year (?:two|three|2|3)|how many years',
    forms:
      '广州|深圳|北京|上海|国内|非本地|内地|大陆|国际|海外|外国|留学|签证|保证|几多年|多少年|几年|大[二三]',
  },
  hallHolidays: {
    en: 'june|july|may|kick\\w*|months?|ends?|term|mov(?:e|ing)|holidays?|summer|winter|christmas|easter|new year|break|vacations?|semester|whole year|year[- ]round|store|storage|things|stuff|closes?|closed|leave|stay|internship',
    forms:
      '个月|搬|期末|考完|假|暑|寒|圣诞|新年|过年|春节|全年|成年|整年|闩|关门|放(?:边|喺|在|哪)|嘢|东西|行李|实习|intern|留',
  },
  lawOtherRoads: {
    en: "over|only|give up|lawyers?|other\\w*|another|roads?|routes?|ways?|paths?|besides|except|outside|without|can(?:no|')t|cant|cannot|not|too|low\\w*|average|short|still|instead|else|alternativ\\w*|jd|llb|overseas|abroad|uk|paralegal|fail\\w*|miss\\w*|never|no",
    forms:
      '放弃|律师|先读|仲|还|除|其他|其它|第二|另|普通|一般|平平|(?:入|读|考|上)(?:唔|不)(?:到|上|了)(?!法律[吗嘛?？])|(?<!够)(?:唔|不|未)够|低|差|路|jd|llb|海外|外国|英国|以外|冇得|没得|唔读|不读',
  },
  bandAShare: {
    en: 'shares?|ratios?|per ?cent\\w*|\\d+ ?%|figures?|numbers?|offers?|half|most(?:ly)?|all|rates?|high|low|pointless',
    forms:
      '%|[0-9]成|比率|百分|[0-9] ?%|[一二三四五六七八九几]成|一半|比例|数字|offer|share|比重|全部|净系|只(?:收|取|录)|点睇|怎么看',
  },
  bandBAndBelow: {
    en: '[b-e][1-9]|four|five|onwards?|rows?|4 (?:to|-) 20|band ?[b-e]|[b-e]|below|lower|after|rest|remaining|fill\\w*|others?|choices? (?:[4-9]|1\\d|20)|(?:4th|5th|6th|7th|fourth|fifth|sixth|seventh)|back-?ups?|down',
    forms:
      '填(?:咩|乜|什么)|之后|以后|之下|以下|之外|以外|第(?:[四五六七八九十]|[4-9])|其他|其余|剩|余下|后面|后备|填满|填晒',
  },
  willReport: {
    en: 'nite|off to|wish me|tell (?:you|u)|come back|back (?:later|soon|to you)|report|updates?|let (?:you|u) know|bye+|cya|later|tomorrow|tmr|tonight|good ?night|gn|see (?:you|u|ya)|going to bed|sleep|after (?:the|my) \\w+|gonna|going to|will try|brb|ttyl',
    forms:
      '早唞|出发|再见|今日够|祝我|返(?:嚟|来|黎)|回来|话(?:你|返你)|告诉你|听日|明天|明日|听朝|晚安|拜|走先|走啦|瞓|睡|迟啲|晚点|一阵|等阵|等下|汇报|报告|搵你|找你|再(?:倾|讲|聊|说|来|嚟)|去做|update',
  },
  compareTwoLists: {
    en: 'brave|another|better|average|two|2|both|versions?|orders?|rankings?|compar\\w*|drafts?|lists|which (?:list|one)|another list|decide|or',
    forms: '份|两|二|2|版本|边(?:份|个|张)|哪(?:份|个|张)|比较|对比|取舍|另(?:一|外)|定(?:系|是)',
  },
  oppositeTypes: {
    en: 'opposit\\w*|contradict\\w*|both|two|2|conflict\\w*|clash\\w*|and|but|wrong|weird|strange|differ\\w*|mixed|types',
    forms:
      '型|一时|[a-e](?:同|和)[a-e]|重做|听哪|人又|相反|矛盾|两|二|冲突|对立|同时|又.{1,8}又|唔夹|怪|错|不同|唔同',
  },
  parentFirstMonth: {
    en: 'rang|crying|day \\d+|months?|weeks?|first|leav\\w*|left|away|halls?|dorms?|hostels?|uni\\w*|orientation|starts?|started|mov(?:e|es|ed|ing)|term|semester|phone|calls?|freshm[ae]n|year (?:one|1)',
    forms:
      '住校|月|星期|周|礼拜|开学|离家|离开|入hall|hall|宿|大学|大一|搬|电话|第一次|头(?:几|一)|迎新|适应',
  },
  parentSleepless: {
    en: "worr(?:y|ies)|nerves|i|i'?m|im|i'?ve|me|we|parents?|mothers?|fathers?|mum|mom|dad|myself",
    forms: '担心|紧张|我(?!个?(?:仔|女|孩|儿|囝|细路))|家长|父母|(?:阿|做)(?:妈|爸)|妈妈|爸爸|母亲|父亲|自己',
  },
  pilotEyes: {
    en: 'pilots?|fl(?:y|ies|ying)|planes?|cockpit|cadets?|aviat\\w*|airlines?|captain|cathay',
    forms: '机师|飞行|飞机|航空|机长|揸机|国泰|民航|pilot',
  },
  teacherPay: {
    en: 'teach\\w*|schools?|tutors?|pgde|education|professors?',
    forms: '老师|教|师|学校|补习|校',
  },
  improveEnglish: {
    en: "always|memori[sz]e\\w*|words|reach|third time|what (?:do|can|could|should|would) (?:i|she|he|we)|improv\\w*|better|weak\\w*|practi[cs]e\\w*|bad|worst|worse|poor|how|help|learn\\w*|rais(?:e|ing)|vocab\\w*|tips?|hard|struggl\\w*|sucks?|terrible|stuck|speak\\w*|writ\\w*|read\\w*|from \\d to|get(?:ting)? (?:a )?\\d|can'?t",
    forms:
      '好(?:啲|点)|合格|贴士|执|默|进步|提升|提高|改善|差|弱|练|点(?!算)|怎|方法|唔好|不好|烂|衰|谷|救|学|补|升|口语|作文|阅读|生字|词|渣|唔识|不会',
  },
  siblingFailedFear: {
    en: "(?:step)?(?:sister|brother|sis|bro|sib\\w*|twin|cousin|famil\\w*)(?:s|'s)?",
    forms: '姐|妹|兄|哥|弟|佬|表|堂|屋企人|家里人|家人',
  },
  oralNerves: {
    en: 'examiner\\w*|stammer\\w*|stutter\\w*|orals?|speak\\w*|paper (?:4|four)|talk\\w*|group discussion|pronunc\\w*|voice|say|words come|listening',
    forms: '考官|结巴|(?:讲|说)英文|口试|口语|说话|讲|开口|卷四|paper ?4|oral|讨论|发音|声',
  },
  parentsFightOverMe: {
    en: "folks|yell\\w*|they(?:re|'re)|husband|wife|walls?|because of me|cuz of me|parents?'?|they|them|both|each other|(?:mum|mom|mother|dad|father) (?:and|n|&) (?:my )?(?:mum|mom|mother|dad|father)|family|home|divorc\\w*",
    forms:
      '老公|老婆|先生|太太|佢爸爸|隔[离篱]|墙|因为我|为(?:咗|了)(?:我|佢|他|她|个)|父母|爸.{0,4}妈|妈.{0,4}爸|老豆.{0,2}老母|佢哋|他们|他俩|两个|屋企|家里|家嘈|夹|离婚',
  },
  parentsOldEarn: {
    en: 'clean\\w*|sav(?:ed|ings?)|look after|living|old|older|age\\w*|money|earn\\w*|afford|pay|paid|poor|ill|sick|doctor|hospital|support|salary|retire\\w*|pension|rich|provide',
    forms: '年纪|积蓄|人工|稳定|老(?!豆|师|母)|钱|养|赚|搵|医|病|退休|供|穷|家计',
  },
  senPupil: {
    en: 'sen|special|dyslexi\\w*|adhd|add|autis\\w*|asd|asperger\\w*|learning (?:difficult\\w*|disabilit\\w*|needs?|problems?)|disab\\w*|disorder|diagnos\\w*|support|needs?|extra time|anxiety|hearing|deaf|stammer\\w*|stutter\\w*|blind|wheelchair|dyspraxi\\w*|tourette\\w*|focus|attention|letters|read(?:ing)?|slow\\w*',
    forms:
      '特殊|读写|障|专注|过动|过度活跃|自闭|亚氏|adhd|sen|asd|支援|失读|残|听力|轮椅|评估|口吃|情绪病|病|躁|学障|加时|阅读|多动|症|慢|注意力',
  },
  /** Of the interviews of a field, whose name alone asks for its programmes. */
  interviewOfField: {
    en: 'interview\\w*|intv\\w*|itv|panels?|portfolios?|auditions?|ask(?:ed|s)?|questions?|prepar\\w*|practi[cs]e|say|answers?|mock|speak|english|canto(?:nese)?|mandarin|wear|nervous|experience',
    forms:
      '面试|见面|见教授|问|准备|考官|作品|答|练|讲(?:咩|乜)|说什么|自我介绍|面(?:咗|紧|到|完|嗰|那|那天)|经验|经历|试(?:镜|音)',
  },
};

const PATTERNS = new Map(Object.entries(WORDS).map(([id, words]) => [id, wordPattern(words)]));

const isOfField = ({ id, about }: KnowledgeEntry): boolean =>
  id.startsWith('interview') && about !== undefined;

/** Whether a message, or one before it, holds a word of an answer that needs one of its own, or is its own question; true of all the others. */
export function holdsItsWords(entry: KnowledgeEntry, said: readonly string[]): boolean {
  const words = PATTERNS.get(isOfField(entry) ? 'interviewOfField' : entry.id);
  if (words === undefined || words.test(plainText(said.join('\n')))) return true;
  const own = Object.values(entry.questions).flat();
  return said.some((one) => own.includes(one.trim()));
}
