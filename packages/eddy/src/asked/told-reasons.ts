import { wordPattern } from './plain-text.ts';

/** Reasons beside grades that pupils give for a choice or against it, as each is answered in one sentence. */
export const TOLD_REASONS = ['love', 'filler', 'name', 'far', 'family', 'others', 'liked'] as const;
export type ToldReason = (typeof TOLD_REASONS)[number];

/** 我最鍾意嗰個, "that's the one i like most". */
export const LIKED = wordPattern({
  en: '(?:the one|what) i (?:\\w+ )?(?:like|love|want)(?: (?:the )?(?:most|best))?|my (?:favou?rite|dream)|i (?:\\w+ )?(?:like|love|want) (?:it|that one|this one)(?: (?:the )?(?:most|best))?',
  forms:
    '(?:我)?(?:其实|真系|真的)?最(?:想读|钟意|中意|喜欢)(?:嘅|的|嗰|那|就系|佢|它)|(?:我)?(?:钟意|中意|喜欢)(?:佢|它|嗰个|那个)(?!女|男)|先系我想读',
});

const WORDS: Readonly<Record<ToldReason, RegExp>> = {
  love: wordPattern({
    en: 'gf|bf|girlfriend|boyfriend|crush|(?:my )?ex|cute|hot guys?|handsome',
    forms: '女朋友|男朋友|(?:钟意|喜欢|中意)(?:嗰|那)个(?:女|男)|暗恋|女神|男神|靓仔|靓女|师兄|师姐|前度',
  }),
  filler: wordPattern({
    en: "(?:just |only )?(?:to )?fill(?:ed|ing)?(?: (?:up|in))?(?: the)? (?:space|places?|slots?|list|gaps?|it)|filler|(?:at )?random(?:ly)?|(?:forgot|don'?t (?:remember|know)|no idea) why",
    forms:
      '凑数|凑够|填满|乱填|随便(?:填|放|选)|是但(?:填|摆|拣)|唔记得(?:点解|为咩)|(?:忘|不记得)(?:了|记)?为(?:什么|咩)|抄',
  }),
  name: wordPattern({
    en: '(?:better|good|bigger|nicer?|famous) name|sounds? (?:nice|nicer|better|bad|cheap|lame|ugly)|prestig\\w*|face|ashamed|embarrass\\w*|looked down|real uni\\w*|rank(?:ing|ings) of unis?',
    forms: '名字|个名|好听|似大学|面子|有面|冇面|名气|名校|丢人|丢脸|睇低|看不起|排名|正宗大学|认衰',
  }),
  far: wordPattern({
    en: '(?:too |so |very )?far(?: away)?(?: from)?|travel(?:ling)?|commut\\w+|hours? (?:of |on the )?(?:bus|train|mtr)|near(?:er)? (?:to )?(?:home|me|my)|live in',
    forms:
      '(?:太|好|很|咁)远|远(?:过|得滞)|车程|搭(?:车|成|两)|坐车|交通|(?:屋企|家|我)住|住(?:喺|在)|近(?:屋企|家)',
  }),
  family: wordPattern({
    en: '(?:mum|mom|mother|dad|father|parents?|grandma|uncle|aunt\\w*|family)(?: \\w+){0,4} (?:says?|said|wants?|thinks?|keeps?|hates?|told|insists?|prefers?)',
    forms:
      '(?:爸|妈|阿妈|阿爸|妈咪|爹地|父母|爸妈|屋企人?|家里|家人|老豆|老母)[^。,，]{0,4}(?:话|说|讲|想|要|觉得|逼|叫|希望|嫌|知)',
  }),
  liked: LIKED,
  others: wordPattern({
    en: '(?:friends?|coach|teacher|senior|classmates?|everyone|people|ppl|cousin|bro(?:ther)?|sis(?:ter)?)(?: \\w+){0,4} (?:says?|said|thinks?|calls?|told|keeps?|got)',
    forms:
      '(?:同学|朋友|老师|阿sir|师兄|师姐|人|阿哥|家姐|表哥|表姐|群里)(?:都|又|成日|哋)*(?:话|说|讲|觉得|笑|全)',
  }),
};

/** The reason that a message gives beside the grades, the weightiest of several; null: none. */
export const toldReason = (text: string): ToldReason | null =>
  TOLD_REASONS.find((reason) => WORDS[reason].test(text)) ?? null;

/** Something is sought that holds the list: 做後備, "as my floor"; or the likelier of them alone. */
const HOLDS =
  /(?<![a-z])(?:back-?up|safety|floor|fall-?back|safe|insurance)(?![a-z])|后备|保底|托底|包底|兜底|垫底|有个底|包尾/;
const LIKELIER =
  /(?<![a-z])(?:chances?|likel(?:y|ier)|surer|safer|easier|realistic|get in)(?![a-z])|机会|入到|易入|稳|把握|现实/;

/** What one of several is taken for: to hold the list, for its chance alone, or to be studied. */
export type PickedFor = 'holding' | 'chance' | 'study';

export const pickedFor = (text: string): PickedFor => {
  if (HOLDS.test(text)) return 'holding';
  return LIKELIER.test(text) ? 'chance' : 'study';
};
