import { inEarnest } from './reading/laughter.ts';
import { asksPlainly, isOfStudy, namesFacts } from './study-asked.ts';

/** What is said after a card, or after being asked how one is. */
export const FOLLOWS = [
  'notWell',
  'afraidToCall',
  'leaveMe',
  'alone',
  'withSomebody',
  'fine',
  'safeNow',
  'justTalk',
  'listening',
] as const;
export type Follow = (typeof FOLLOWS)[number];

/** Small letters, simplified characters; the first that fits counts, so what denies stands before what affirms. */
const WAYS: Readonly<Record<Follow, RegExp>> = {
  notWell:
    /(?<![a-z])(?:not|isn't|aint) (?:so |very |really |too |that )?(?:ok|okay|fine|safe|well|good|great)(?![a-z])|(?:不|唔)(?:太|是很|系几|系好)?(?:安全|好$|好[,，。]|得$|ok)|(?<!成绩|分数|得|科)(?:好差|很糟)|好唔好/,
  afraidToCall:
    /(?:afraid|scared|scary|nervous|shy|dare|anxi\w*|can'?t|cannot|cant|hate|don'?t want|dont want|dont wanna|not able|hard|awkward|too much)[^.!?]{0,30}(?:call|phone|ring|hotline|dial|number)|(?:call|phon|hotline)\w*[^.!?]{0,25}(?:scar|afraid|anxi|nervous|hard|awkward|can'?t)|(?:唔敢|不敢|惊|怕|唔想|不想|打唔出|不好意思|尴尬)[^。！？]{0,6}(?:打|电话|热线)|(?:打|电话|热线)[^。！？]{0,8}(?:怕|惊|唔敢|不敢|唔想|不想|尴尬)/,
  leaveMe:
    /leave me|go away|(?:don'?t|dont) (?:bother|care|ask)|none of your|never ?mind|forget it|whatever|shut up|stop (?:it|this|asking)|(?:唔使|唔洗|唔好|不用|不要|别)再问|唔使(?:理|你理|管)|唔好理|唔关你事|别管|不用(?:管|理)|不要(?:管|理)我|算了|算啦|算喇|走开|收声|^(?:ok |okay |well )?(?:bye+|good ?bye|goodnight|good night)[.! ]*$|^(?:拜拜|再见|早抖|晚安)[呀啦喇了。！! ]*$/,
  alone:
    /(?:i'?m|am|im|all|just|only) (?:alone|by myself|me)(?![a-z])|(?:home|room|here|house|flat) alone(?![a-z])|(?:而家|依家|现在|今晚)(?:就)?(?:得|只有|净系)?我?(?:自己)?一个人|^(?:alone|by myself|no)(?![a-z])|nobody(?:'s| is)? (?:is )?(?:here|near|home|around)|no ?one (?:is )?(?:here|near|home|around)|只有我|得我(?:一个|自己)|(?<!不是|唔系)(?:^|我|自己)一个人|(?:冇|没|没有)人(?:在|喺|系|响)|^(?:冇|没有|没)[。!！]?$/,
  withSomebody:
    /not alone|(?:with|beside|next to|near) (?:my |me |a |an )?(?:mum|mom|dad|mother|father|parents?|sister|brother|friend|teacher|someone|somebody|family|grandma)|(?:someone|somebody|mum|mom|dad|friend|sister|brother|teacher)(?:'s| is)? (?:is )?(?:here|with|home|near|next)|^(?:yes|yeah|yep)(?![a-z])|有人(?:喺|在|系)|(?:妈|爸|家人|屋企人|朋友|老师|姐|哥|弟|妹)[^。！？]{0,5}(?:喺度|陪|在(?:家|这|旁|身边|隔壁|房|客厅|[呀啊,，。！!]|$))|(?:不是|唔系)一个人|^有[。!！]?$/,
  fine: /just worried|only worried|(?:还好|仲好|ok|几好)[^。]{0,4}(?:只是|净系)|只是担心|净系担心|还好|一般般/,
  safeNow:
    /(?:i'?m|im|i am|feel|feeling|am)(?: all| much| a bit| just| now)? (?:ok|okay|fine|safe|better|good|alright|right)(?![a-z])|(?:not going to|won'?t|wont|wouldn'?t) (?:do|hurt|die|kill)|joking|kidding|exaggerat|didn'?t mean|don'?t mean|sorry(?! (?:mum|mom|dad|everyone|to my|to them|i (?:can'?t|cannot|couldn'?t|am not|'m not)))|(?:冇|没|没有)事|我(?:很好|好好(?!彩|意|似))|我?安全|讲笑|说笑|玩笑|(?:唔会|不会)(?:做|真|傻)|好返|好啲|好多了|好点了|对唔住|对不起|抱歉|唔好意思/,
  justTalk:
    /(?:can|could|let'?s|want to|wanna|just|rather)[^.!?]{0,12}(?:talk|chat)|talk (?:to|with) (?:you|me)|stay (?:with me|here)|listen to me|just listen|倾下|倾计|同我(?:倾|讲)|陪我|陪下|聊聊|聊一下|聊天|说说话|讲下嘢|同你讲|和你(?:说|聊)/,
  listening:
    /(?:i'?m|im|i am|i feel|feel|feeling)(?: so| very| really| just)? (?:scared|tired|sad|lost|numb|empty|alone|lonely|bad|awful|broken|hopeless|down)(?![a-z])|it hurts|idk|i don'?t know(?: what to (?:do|say))?$|crying|好(?:惊|攰|辛苦|乱|痛|难受|伤心|唔开心)|很(?:怕|累|辛苦|难受|痛|乱|难过)|唔知(?:点|讲)|不知道(?:怎么|说)|喊紧|在哭/,
};

/** Longer messages tell or ask something of their own. */
const LONGEST = 80;

const plainOf = (text: string): string =>
  inEarnest(text)
    .replace(/[\s,]+/g, ' ')
    .trim();

/** Whether a message goes on with facts of admission. `isOfFacts`: the one before did, so that a bare question leans on it. */
export function asksOfStudy(text: string, isOfFacts: boolean): boolean {
  const plain = plainOf(text);
  return isOfStudy(plain) || (isOfFacts && asksPlainly(plain));
}

/** Whether a message says something, and more than an answer to whether somebody is near. */
export function saysSomething(text: string): boolean {
  const plain = plainOf(text);
  return plain !== '' && !BARE.test(plain);
}

/** 點同阿媽講, 搵佢講咩好: how somebody is to be told of it. */
const ASKS_HOW_TO_TELL =
  /(?<![a-z])how (?:do|can|should|would|could|to|am) (?:i )?(?:even |ever |supposed to )*(?:tell|say|talk to|explain)(?![a-z])|(?:点样?|怎么|怎样|如何)(?:可以|先可以|才能)?(?:同|跟|对|和|向)[^，。！？]{0,8}(?:讲|说|开口|倾)|(?:讲|说)(?:咩|乜|什么|啲咩)(?:好)?|(?<![a-z])what (?:do|can|should|would) i (?:even )?(?:say|tell)(?![a-z])/;
/** 佢會唔會話畀阿媽知: who hears of it then. */
const ASKS_WHO_IS_TOLD =
  /(?<![a-z])(?:will|would|do|does|gonna|going to|can)(?: \S+){0,4} (?:tell|inform|notify|call|phone|ring|contact|find out|know)(?![a-z])|会(?:唔会|不会)?[^，。！？]{0,8}(?:话(?:俾|畀|给)|讲(?:俾|畀|给)|告诉|通知|联络|联系|打(?:电话)?(?:去|俾|畀|给)(?:学校|屋企|家|我|老师))|(?:妈|爸|屋企|家人|家里|父母|学校)[^，。！？]{0,4}会(?:唔会|不会)?知/;

/** 我搵邊個先, "who do I call first": whom to reach. */
const ASKS_WHOM =
  /(?<![a-z])who(?:m)? (?:do|should|can|could|must|shall) (?:i|we) (?:even )?(?:call|phone|ring|tell|text|message|contact|reach|go to|talk to|ask)(?![a-z])|(?:搵|找|打(?:电话)?(?:俾|畀|给|去)?|联络|联系|通知|报(?:俾|畀|给)|话(?:俾|畀|给)|讲(?:俾|畀|给)|告诉|求助)(?:边个|边度|谁|哪个|哪里|哪儿)/;

/** What is asked of telling somebody. */
export function askedOfTelling(text: string): readonly ('whomToReach' | 'howToTell' | 'whoIsTold')[] {
  const plain = plainOf(text);
  return [
    ...(ASKS_WHOM.test(plain) ? (['whomToReach'] as const) : []),
    ...(ASKS_HOW_TO_TELL.test(plain) ? (['howToTell'] as const) : []),
    ...(ASKS_WHO_IS_TOLD.test(plain) ? (['whoIsTold'] as const) : []),
  ];
}

/** An answer to whether somebody is near, and to nothing else. */
const BARE = /^(?:yes|yeah|yep|no|nope|有|冇|没有|没)[.!。！]?$/;

/** What a short message says after a card; null when it is about something else. `wasAsked`: whether somebody is near. */
export function followOf(text: string, wasAsked: boolean): Follow | null {
  const plain = plainOf(text);
  if (plain === '' || plain.length > LONGEST || namesFacts(plain)) return null;
  if (BARE.test(plain) && !wasAsked) return null;
  return FOLLOWS.find((follow) => WAYS[follow].test(plain)) ?? null;
}
