import { asTyped, wordPattern } from '../asked/plain-text.ts';

/** "Not suicidal, I just …": what comes next may be danger made small, unless it says what was asked or told. */
const MADE_SMALL = String.raw`(?![\s,，.。]*(?:(?:but|i|it'?s|我|[佢他她]|而?[是系])\s*)*
  (?:just|only|只|净)(?!.{0,8}(?:ask|mean|wonder|talk|said|want to know|问|讲|说|想知)))`;

/** Suicide or self-harm denied, and nothing more in its clause: not "before results day", not "until this week". */
const EN = String.raw`(?:
  (?:i'?m|i am|(?:he|she)(?:'?s| is)|they(?:'?re| are)) (?:really |definitely |honestly )?not (?:feeling |being )?suicidal|
  (?:i'?m|i am) not (?:going to|gonna|trying to|planning to) (?:kill|hurt|harm) myself|
  (?:i|he|she) (?:do not|don'?t|does ?n'?t|did ?n'?t|never|have never|haven'?t|won'?t|will not) (?:ever )?
  (?:(?:want(?:ed)?|mean|meant|try|tried|plan|planned|say i want(?:ed)?) to )?(?:(?:think|thought) (?:of|about) )?
  (?:(?:kill|hurt|harm)(?:ing)? (?:myself|himself|herself)|suicide))(?: at all)?${MADE_SMALL}
  (?=\s*(?:$|[,.!?;，。！？]|(?:i|ok|okay|lol|haha|but|so|just|it|what|how|can|please)(?![a-z])))`;

/**
 * Not 有冇, 系唔系 or 如果唔系, which ask or suppose; not 好耐冇, 冇自杀住 or 冇自杀成功, which deny only for now; not 同佢话冇,
 * which tells what was said to somebody.
 */
const NEVER = '从来冇|从来没有?|从没|冇|无|没有?';
const ZH = String.raw`(?<![有会是系果要耐久]|(?<!都)[话说])(?:
  (?:${NEVER})(?:想死|做傻事)|
  (?:${NEVER}|唔系|不是|唔会|不会)(?:諗|想|考虑|打算|话|说)?过?(?:要|想|去|有)?(?:自杀|轻生|寻死|寻短见|自残|伤害自己))
  [嘅的]?(?:念头|意思|想法|倾向)?[呀啊啦喇吖㗎架的喎嘅咋嘛]*${MADE_SMALL}
  (?=\s|$|[，,。.！!？?；;…]|我|你|只|净|咁|但|唔该|请)`;

const DENIED = wordPattern({ en: EN, forms: ZH }, 'gu');
/** A longer message does more than deny. */
const LONGEST = 300;

/**
 * A message without the clauses that only deny suicide or self-harm, as what stands beside them is read; null where it
 * has none.
 */
export function withoutDenials(text: string): string | null {
  if (text.length > LONGEST) return null;
  const plain = asTyped(text);
  const rest = plain.replace(DENIED, '。');
  return rest === plain ? null : rest;
}
