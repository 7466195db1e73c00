import { chineseWords } from './asked/plain-text.ts';

/** People of whom a pupil may have to be afraid. */
const THEY =
  '(?:(?:my|our|his|her|the|a|an)\\s+(?:\\w+\\s+){0,2}?)?(?:dad(?:dy)?|father|mum(?:my)?|mom(?:my)?|mother|step\\s?(?:dad|father|mum|mom|mother|brother)|uncle|aunt(?:ie)?|brother|sister|cousin|teacher|tutor|coach|boyfriend|girlfriend|bf|gf|ex|classmates?|neighbou?r|grand(?:pa|father|ma|mother)|parents?|boss|family|someone|somebody|people|a man|a guy|guy|man|he|she|they)';
const SELF = '(?:my\\s?-?self|myslef|mysel|meself|(?:him|her|them)\\s?sel(?:f|ves))';

/** English, on plain text. Slips of fast fingers are part of the patterns. */
const ENGLISH: readonly string[] = [
  // Wishing to die.
  '(?:want|wanna|wana|wanted|ready|plan(?:ning)?|trying|tried|going|gonna|decided|feel like|think(?:ing)? (?:of|about)|prefer|rather be)\\s+(?:\\w+\\s+){0,3}?(?:die|dy(?:e|ing)|dead|end(?:ing)? (?:it all|it|everything|my (?:own )?life|things))(?!\\s+(?:laughing|of (?:laughter|boredom|hunger|thirst)|for (?:this|that|a)))(?![a-z])',
  `kil+(?:ing|ed)?\\s+${SELF}`,
  '(?:un-?aliv(?:e|ing)|(?:s(?:u|ui|iu)[cs]+i?d(?:e|al|es)|suiside|suicid\\w*)(?!\\s+(?:prevention|rates?|research|statistics|squad|awareness|studies|topic|essay|note in|in (?:hamlet|literature|novels?|society|history))))',
  "(?<!\\d\\s?)kms|end(?:ing)? it all|want(?:ed|ing)? (?:\\w+ )?(?:everything|it|it all|this all|all this|the pain) to (?:end|stop|be over)|(?:nobody|no ?-?one) (?:would|will|'?d|'ll) (?:\\w+ )?(?:miss me|care|notice|cry)\\s?(?:much )?(?:if i|when i|once i)|(?:want|wanna|feel like|wish to)\\s+(?:\\w+ )?disappear(?:ing)?(?! from (?:the list|my list))|bought (?:a |the |some )?rope",
  'end(?:ing)?\\s+my\\s+(?:own\\s+)?life|take\\s+my\\s+own\\s+life|put an end to (?:my life|myself)',
  "(?:(?:do|does|did)\\s?n'?t|do not|no longer|never|not)\\s+(?:really\\s+|even\\s+)?(?:want(?:ed|ing)?|wanna|wish|deserve|care|feel like|need)\\s+(?:to\\s+)?(?:liv(?:e|ing)|be alive|exist(?:ing)?|wake up|be here|go on living|keep living|be in this world)(?!\\s+(?:in (?!this world)|at|with|on|near|far|away|there|hall|hostel|off|next|early|tomorrow for))",
  'no\\s+(?:point|reason|use|purpose|meaning)\\s+(?:\\w+\\s+){0,3}?(?:liv(?:e|ing)|life|being alive|go(?:ing)? on(?! with (?:physics|chem|maths|it))|exist|continue living|staying alive)',
  "(?:what(?:'?s| is) the point of|not worth|tired of|sick of|done with|fed up with|give up on|giving up on|given up on|hate)\\s+(?:\\w+\\s+){0,2}?(?:living|life|being alive|existing)(?!\\s+(?:in|at|with|science|sciences|skills))",
  'life\\s+(?:is|has|feels?)\\s+(?:\\w+\\s+){0,2}?(?:pointless|meaningless|not worth|no meaning|no point|unbearable|worthless)',
  "can(?:'?t|not| not)\\s+(?:take|stand|bear|go on|do|cope with)\\s+(?:\\w+\\s+){0,2}?(?:living|life|being alive|live)|can(?:'?t|not) go on (?:any ?more|like this)",
  "(?:better|happier|easier|fine)\\s+(?:off\\s+)?(?:\\w+\\s+){0,2}?(?:without me|if i (?:was|were|am|wasn'?t|weren'?t|died|die|disappeared?|left|didn'?t)|when i'?m (?:dead|gone))",
  "wish(?:ed)?\\s+(?:that\\s+)?i\\s*(?:'?d|'?m|was|were|could|would|had)?\\s*(?:\\w+\\s+){0,2}?(?:dead|die|died|never (?:been )?born|not (?:been )?born|disappear(?:ed)?|vanish(?:ed)?|gone forever|not wake up|never wake up|wasn'?t (?:here|alive|born))",
  "hope i (?:die|never wake up|don'?t wake up)|never wake up again|go to sleep and never",
  // Harming oneself.
  'self[- ]?harm(?:ing|ed)?|selfharm|cut(?:ting)?\\s+(?:my\\s?self|my (?:wrists?|arms?|skin|thighs?|legs?|veins?))|slit(?:ting)? my|burn(?:ing|ed)? myself|(?:want|need|going|gonna|wanna|feel like|keep|been|started?|stop)\\s+(?:\\w+\\s+){0,2}?(?:hurt|harm|punish|cut|injur)(?:ing)?\\s+(?:my\\s?self|myslef)',
  "i hurt my\\s?self (?:again|when|because|to|on purpose|whenever)|cutting again|(?:jump|step|throw my ?self)(?:ing|ed)?\\s+(?:off|out of (?:the |a |my )?window|in front of|down from|from (?:the |a |my |our )?(?:roof\\w*|building|balcony|window|bridge|flat|top|\\d+(?:th|/f| ?floor))|into the (?:sea|harbour|river)|onto the (?:tracks?|rails?))|(?:want|wanna|going|gonna|about|ready)(?: to)? jump(?!\\s+(?:at|in|from|for|on|to|over|up|ahead|straight|into|between|a|levels?))|(?:stand|stood|standing|sitting|am|i'?m) (?:up )?on (?:the|a) (?:roof(?:top)?|ledge|edge of)",
  'hang(?:ing)?\\s+my\\s?self|noose|over-?dos(?:e|ed|ing)(?! on (?:coffee|caffeine|sugar|chocolate|memes|homework|maths|tea))|o\\.?d\\.? on|charcoal burning|painless(?:ly)? (?:way|death|die|suicide)|(?:ways?|how) to die|how (?:many|much)\\s+(?:\\w+\\s+){1,6}(?:to die|to kill|is lethal|would kill|to end)',
  '(?:took|taken|take|swallow(?:ed)?|ate|have|got)\\s+(?:\\w+\\s+){0,4}?(?:pills?|paracetamol|panadol|sleeping tablets?|overdose)(?=.{0,24}(?:ready|ago|just now|all|already|tonight|to (?:die|end)))|(?:took|swallowed|taken) (?:a lot of|too many|all (?:of )?(?:my|the)|so many|a bunch of|a whole) (?:\\w+ ){0,3}(?:pills?|tablets?|medicines?|meds|paracetamol|panadol|drugs)',
  "(?:my|a) (?:last|final) (?:message|goodbye|words|letter|note)|goodbye (?:everyone|every ?body|world|forever)|this is goodbye|(?:won'?t|will not) be (?:here|around|alive) (?:tomorrow|any ?more|much longer|next)|written my (?:will|goodbye)",
  // In danger from others.
  `${THEY}\\s+(?:\\w+\\s+){0,6}?(?:touch(?:es|ed|ing)?|rap(?:es?|ed|ing)|molest(?:s|ed|ing)?|beat(?:s|ing|en)?|hit(?:s|ting)?|punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|strangl(?:es?|ed|ing)|chok(?:es?|ed|ing)|abus(?:es?|ed|ing)|assault(?:s|ed|ing)?|grop(?:es?|ed|ing)|hurt(?:s|ing)?|stab(?:s|bed|bing)?|follow(?:s|ed|ing)|stalk(?:s|ed|ing)?)\\s+(?:me|us)(?![a-z])(?!\\s+(?:in (?:the )?(?:test|exam|score|maths?)|to it|on the (?:test|exam)))`,
  "(?:raped|molested|sexually (?:assault|abus|harass|touch)\\w*|groped)(?:\\s+(?:me|by|at|when|last|us))|i (?:was|got|have been|am being|'?m being|'ve been) (?:\\w+\\s+)?(?:raped|molested|abused|assaulted|beaten|groped|stalked|blackmailed|threatened)",
  "(?:not|isn'?t|never|don'?t feel|do not feel) (?:\\w+\\s+)?safe (?:at|in my) (?:home|house|own home)|unsafe at home|home is(?:n'?t| not) (?:a )?safe|(?:scared|afraid|terrified|frightened) (?:to go|of going|to be|at) home",
  "locks? me (?:up|in|out)|locked me (?:up|in|out)|(?:doesn'?t|don'?t|won'?t|never|not) (?:give|gives|let|lets|feed|feeding) me (?:any )?(?:food|eat|meals?|out of)|starv(?:es?|ing) me",
  "(?:threaten(?:s|ed|ing)?|will|going to|gonna|wants? to|tried to|tries to|trying to|said he'?d|said they'?d)\\s+(?:\\w+\\s+){0,2}?(?:kill|murder|stab|rape|hurt|beat|attack)\\s+me|threaten(?:s|ed|ing)? me|come after me with",
  'black ?mail(?:s|ed|ing)?(?:\\s+me)?|my nudes|(?:ask|force|make|want)(?:s|ed|ing)? me (?:to send|to take|for|send) (?:\\w+ ){0,3}(?:nudes?|naked|private|undressed)|(?:nude|naked|private) (?:photos?|pictures?|pics|videos?) of me|leak(?:ing)? my (?:photos|pics)',
];

/** Said of examinations and moods every day: taken out before looking. */
const ENGLISH_HARMLESS: readonly string[] = [
  "(?:mum|mom|mother|dad|father|parents?|teacher|she|he|they|ma|pa)\\s*(?:'?ll|will|would|'?d|(?:is|are|'?s|'?re)? ?(?:gonna|going to))\\s+(?:so\\s+)?kill me\\s*(?:if|when|for|because|over|once|lol|haha|la|$)",
  "(?:exam|paper|test|homework|maths?|physics|chem\\w*|dse|mock|this|subject)\\s+(?:is|was|will|'s)?\\s*(?:going to |gonna )?(?:kill(?:ing|s)?|beat|hurt) me",
  '(?:dying|die|died) (?:to know|laughing|of laughter|of boredom|for a)',
];

/** Chinese in both registers and scripts, as they are compared. */
const CHINESE: readonly string[] = [
  '想死(?!你|記|背|梗)',
  '(?:不如|寧願|寧可|倒不如)(?:我)?(?:去)?死|死(?:咗|了|掉)(?:就)?(?:算|好|一了)|就(?:去)?死(?!記|背|梗|線)(?:給|俾|畀|算|了|咗|$)|我(?:要|想|會|就|去)?去死',
  '自殺(?!問題|率|預防|研究|行為|學|論|案|統計|個案|防治|現象|式|小隊)',
  '自殘|自傷|自虐|輕生|尋死|尋短見|了結(?:自己|生命|我|一生|餘生)|結束(?:自己|我|我自己)?(?:的|嘅)?(?:生命|性命|人生|一切|一生)|一了百了|傷害(?:我)?自己|弄傷自己|整傷自己|打自己|虐待自己',
  '(?:不|唔|冇|沒)(?:再)?想(?:再)?(?:活(?!得)|生存|存在|做人|留(?:喺|在)(?:呢個|這個)?世)|(?:不|唔)想(?:活(?!得)|醒|在世)|活(?:不|唔)(?:下去|落去)|捱唔落去|(?:活|生存|做人|生命|人生)(?:着|著|緊|落去|下去)?(?:都|也|又|已經|再)?(?:沒有?|冇|無|有什麼|有咩|還有什麼|仲有咩)(?:意義|意思|價值|用|希望)|生無可戀|(?:沒|冇|無)(?:有)?(?:活下去|生存|活落去)(?:的|嘅)',
  '(?:不|唔)(?:想|要|使|用)再?醒|(?:睡|瞓)(?:着|著|咗|了).{0,10}(?:不|唔)(?:要|使|想|用|會)?再?醒|長眠|一覺不醒|一瞓不起',
  '(?:割|𠝹|鎅|剺|界|劃)(?:緊|咗|了|過)?(?:自己|手腕|手臂|手|脈|腕|大脾)(?!工|作|機|作品)',
  '跳樓(?!價|機|貨|大減)|跳(?:落|下)(?:去|嚟|來)|跳(?:海|軌|橋|河|崖|月台)|(?:企|站|坐|上|行|走)(?:咗|到|緊|了|在|喺|上)*(?:個|了)?天台|天台(?:邊|上面)|由樓上|從樓上',
  '上吊|吊頸|燒炭|服毒|割喉|安眠藥|(?:吃|食|吞|服)(?:了|咗|落|下)?(?:很多|好多|大量|成樽|成排|一整瓶|一瓶|幾十粒|晒)(?:.{0,4})(?:藥|丸|必理痛)|(?:食|吃|吞)藥(?:死|自)',
  '(?:點樣|點|怎麼|怎樣|如何|點先|邊種方法|什麼方法)(?:去|可以|先|會|才)?死|死(?:先|才|會|得)?(?:會)?(?:唔|不|無|冇)(?:會)?(?:痛|辛苦|疼|痛苦)|無痛(?:死|離開)|安樂地死',
  '消失(?:喺|在|於)?(?:呢個|這個)?世|(?:呢個|這個)世界消失|(?:想|好想|真係想)(?:就)?(?:咁|這樣)?消失|離開(?:呢個|這個)世|離開人世',
  '(?:冇|沒|無)(?:有|咗|了)?我.{0,8}(?:更好|好過|會好|好啲|好些|輕鬆|開心|幸福)|我(?:走|死|消失|離開|唔喺度|不在)(?:咗|了)?(?:之?後|以後)?.{0,8}(?:更好|好過|好啲|輕鬆|解脫|開心)|世界(?:冇|沒有?|少)(?:咗|了)?我|(?:冇|沒有?|無)人(?:會)?(?:在乎|理|關心|記得)我(?:死|係咪|是不是|生死|的死|消失)|(?:是|係)(?:個)?負累.{0,8}(?:死|走|消失)',
  '遺書|遺言|永別|(?:再見|拜拜|永別)(?:了|喇)?(?:世界|大家|各位|人世)|最後一次(?:同|跟|和|與).{0,8}(?:說話|講嘢|講話|道別|見面)|最後(?:一(?:條|個|次))?(?:訊息|信息|消息|留言|說話)',
  '(?:爸|媽|父|母|叔|舅|伯|公|婆|哥|姐|弟|妹|嫲|老師|教練|導師|補習|男友|女友|朋友|同學|親戚|鄰居|佢|他|她|佢哋|他們|有人|屋企人|家人|阿sir|男人)(?:.{0,8})(?:打|摸|虐待|強姦|性侵|侵犯|非禮|掐|禁錮|鎖住|毆打|猥褻|迷姦|捏|鞭|燒|斬|勒)(?:緊|過|咗|了|傷|死)?(?:我|我哋|我們)(?!電話|手機|主意|氣|個電話|功課|份|分|低分|高分|嘅功課|的功課|張卷)',
  '我(?:.{0,4})(?:俾|畀|被|給|遭)(?:人|佢|他|爸爸|媽媽|老師|男友|同學|阿爸|阿媽|家人)?(?:.{0,4})(?:強姦|性侵|非禮|侵犯|虐待|迷姦|毆打|猥褻|性騷擾|禁錮|打傷|下藥|偷拍裸)|我(?:俾|畀|被)(?:.{0,6})(?:摸|非禮)|(?:掂|捽|揸|抓|摸)(?:我)?(?:的|嘅)?(?:下面|胸|下體|私處|屁股|大脾)|跟蹤我|強迫我(?:發生|做愛|影|拍|脫|上床)|性侵(?:犯)?我|強姦我|非禮我',
  '(?:要|話|說|會|想|嚇|威脅)(?:.{0,5})(?:殺|斬|打死|捅|砍|刺死)(?:咗|了|死|掉|死咗)?我|殺我|追斬我',
  '裸照|裸片|艷照|私密照|性愛片|(?:威脅|勒索|恐嚇)(?:緊|咗|了)?(?:我|要)',
  '(?:屋企|家裡|家裏|家中|在家|喺屋企|我家)(?:.{0,3})(?:唔|不)安全|(?:唔敢|不敢|好驚|害怕|好怕|怕)(?:返屋企|回家|返去)|(?:唔|不)(?:俾|給|讓)我(?:食飯|吃飯|食嘢|吃東西)',
];

const CHINESE_HARMLESS: readonly string[] = [
  '(?:累|熱|笑|悶|嚇|煩|氣|忙|餓|凍|攰|驚|急|難|做|好|肉|慘|唔該|背|追|打|玩|爆|乖|衰|熬|溫|讀|考|寫|抄)死(?:我|人|了|喇|啦|啊)?(?!自己)(?=[，,。！!？?\\s]|$|嘅|的|都|個|想|呀|快)',
  '死(?:線|記|背|梗|火|都要|活(?:都)?(?:要|想|不肯)|黨|角|因|穴|咪|守|心塌地|忠|laughing)|安樂死|想死你|笑到想死',
  '打(?:敗|算|工|機|字|球|開|好|卡|氣)',
];

const folded = (source: string): string => {
  let text = '';
  for (const character of source) text += chineseWords(character)[0] ?? character;
  return text;
};

/** One pattern for each list, made once. English only as whole words. */
export const CRISIS = {
  english: new RegExp(`(?<![a-z])(?:${ENGLISH.join('|')})(?![a-z])`),
  englishHarmless: new RegExp(`(?<![a-z])(?:${ENGLISH_HARMLESS.join('|')})`, 'g'),
  chinese: new RegExp(folded(CHINESE.join('|')), 'u'),
  chineseHarmless: new RegExp(folded(CHINESE_HARMLESS.join('|')), 'gu'),
};
