/** Oneself, or those around one. */
const PEOPLE =
  /(?<![a-z])(?:i|im|i'm|i've|me|my|mum|mom|dad|parents?|father|mother|brother|sister|everyone|friends?|teacher)(?![a-z])|我|爸|妈|屋企|家|老师|同学|朋友|人人|个个/;
const WEIGHS =
  /(?<![a-z])(?:cr(?:y|ies|ied|ying)|hurts?|hide|hiding|alone|lonely|shak\w+|stupid|dumb|useless|failure|point(?:less)?|angry|shout\w*|silent|quiet|laugh\w*|ashamed|tired|exhausted|awake|sleep|nightmare|heart|chest|fail\w*|hate|miserable|disappoint\w*|nobody|not enough|give up|giving up|sick|hug\w*|scream\w*|fight\w*|expect\w*|useless)(?![a-z])|喊(?=咗|左|到|住|足|晒|完|紧|出嚟|极|成|唔停|$|[\s，。,.!！])|(?<=[想要忍])喊(?!口号|战术|话)|哭|惊|怕|攰|累|闹|骂|嘈|吵|嬲|气|瞓|睡|失眠|孤|冇用|没用|废|衰|失望|放弃|难过|难受|委屈|压力|逼|取笑|笑我|心里|心口|手震|发抖|唔开心|不开心|丢脸|没脸|自己一个|讨厌|憎|顶唔顺|撑/;

/** Whether a text tells something of oneself or one's family that weighs. */
export const tellsWhatWeighs = (text: string): boolean => PEOPLE.test(text) && WEIGHS.test(text);

/** So few signs say nothing beside what weighs: 攰呀, "so tired". */
const ALONE = { latin: 16, chinese: 5 } as const;

/** Whether a text says in a word or two only that something weighs. */
export const weighsAlone = (text: string): boolean =>
  WEIGHS.test(text) && text.trim().length <= (/\p{Script=Han}/u.test(text) ? ALONE.chinese : ALONE.latin);

/** Of oneself, in words that leave no doubt: heard even where the message mostly asks something. */
const SAYS_WORRIED =
  /(?<![a-z])i(?:'?m| am| feel| get| got)?(?: \w+)? (?:scared|afraid|worry|worried|nervous|terrified|anxious|stressed|overwhelmed|panick?ing|overthink)(?![a-z])|我(?:真的?|好|很|非常)?(?:担心|害怕|焦虑|惊)/;
const SAYS_SAD =
  /(?<![a-z])i(?:'?m| am| feel)?(?: \w+)? (?:crushed|gutted|ashamed|devastated|heartbroken|hopeless|miserable|regret|losing hope|hate myself)(?![a-z])|it'?s hopeless|broke me(?![a-z])|我(?:真的?|好|很|非常)?(?:后悔|难过|伤心|绝望|崩溃|唔开心|不开心)/;

/** The feeling that a text says in so many words; null where it says none. */
export function saysHowItFeels(text: string): 'worry' | 'failed' | null {
  if (SAYS_WORRIED.test(text)) return 'worry';
  return SAYS_SAD.test(text) ? 'failed' : null;
}

const AFRAID =
  /(?<![a-z])(?:scared|afraid|worr(?:y|ied)|nervous|terrified|anxious)(?![a-z])|惊|怕|担心|焦虑|紧张|压力/;

/** Whether a text names fear. */
export const fears = (text: string): boolean => AFRAID.test(text);
