import { asksSomething, clausesWithEnds } from '../asked/clauses.ts';
import { wordPattern } from '../asked/plain-text.ts';
import { withoutDenials } from './denial-words.ts';
import { inEarnest } from './reading/laughter.ts';
import { asksOrNames } from './study-asked.ts';

/** Being well, a feeling or harm that is said not to be, and no wish to be asked of it. */
const DENIES = wordPattern(
  {
    en: String.raw`(?:i'?m|i am|(?:he|she|we|they)(?:'?s|'?re| is| are)|my \w+ is)
      (?: really| perfectly| totally| all| just| actually| being| only)* (?:ok|okay|fine|alright|right|good|well|happy|
      joking|kidding|dramatic|exaggerating|venting|strict|loud)|
      (?:(?:it|that|this)(?:'?s| is| was) )?(?:just|only|literally)(?: being)? (?:(?:an?|my) )?(?:expression|joke|saying|
      figure of speech|exaggeration|words|dramatic|kidding|joking|exaggerating)|(?:just |that'?s )?how i talk|
      (?:he|she|they|nobody|no one|my \\w+)(?:'s| has| have)? (?:(?:would )?never|did ?n'?t|does ?n'?t|has ?n'?t)
      (?: ever| actually| really)? (?:hit|hits|hurt|hurts|beat|beats|beaten|touch|touched|lay a hand on|laid a hand on)
      (?: on)?(?: me| us| anyone| anybody| people)?(?: or anything)?|(?:nobody|no one) (?:hits?|hurts?|touched|touches|beats?) me|
      (?:do ?n'?t|no need to) worry|
      (?:i'?m|i am|(?:he|she|it|nobody)(?:'?s| is)|my \w+ is) not (?:
      sad|upset|unhappy|depressed|hurt|in danger|in trouble|crying|stressed)|
      (?:nothing|nobody|no one)(?: is| was|'s)? (?:wrong|happened|hurt)|no problem here|
      stop asking|do(?: not|n'?t)(?: have to)? ask(?: me)?(?: again)?|no need to ask(?: me)?`,
    forms: String.raw`(?:冇|没有?|无)(?:咩|什么)?(?:事(?!实)|嘢(?!想|系|读|做)|难受|难过|唔开心|不开心|伤心|受伤|危险|喊|哭|人受伤|人出事)|
      (?:我|佢|他|她)(?:好好|很好|冇唔妥)(?![的嘅\p{Script=Han}])|
      (?:我|佢|他|她|(?:我|阿)?(?:爸爸?|妈妈?)|老豆|老母)?(?:从来|一向|其实|根本|真系|真的|都)*
      (?:冇|没有?|唔会?|不会?|未)(?:真的|真系)?(?:打|动手打|郁手打)(?:过)?(?:我|人)(?:的|㗎|嘅)?(?!工|气)|(?:没有?|冇)人打我|
      (?:佢|他|她)?(?:就是|就系|净系|只是|只系|纯粹|不过)?(?:嘴上|口头|嘴巴|口)(?:上)?(?:说说|讲讲|讲下?|说)(?:而已|啫|姐|咋|罢了)?|
      (?:我)?(?:就是|净系|只是|只系)?(?:讲|说|讲下|开|开个|讲吓)(?:玩)?笑(?:啫|咋|而已|的)?(?!话)|(?:我)?(?:就是|只是)?夸张(?:了|咗)(?:啲|点)?|
      (?:佢|他|她)?(?:就是|净系|只是|只系|纯粹)(?:会)?(?:念|闹|骂|大声|嘴硬|严|讲嘢难听|说话难听)(?:我|人|一个礼拜|几句)*|
      (?:唔系|不是|唔会|不会|冇|没有?)真(?:系|的)?(?:会|要|想)?(?:去)?(?:跳(?:楼|海|轨|下去)?|死|做)(?:啦|的|嘅|㗎|啊)*|
      (?:唔使|唔好|不用|别)(?:担心|惊)|放心|
      (?:唔使|唔洗|唔好|不用|不要|别)(?:再|成日|一直|老是)*(?:问|安慰)`,
  },
  'gu',
);

/** What was answered is not what was meant. */
const MISREAD = wordPattern(
  {
    en: `you (?:got|get|have got) (?:me|it|this|that) wrong|(?:you(?:'?ve)? )?mis(?:read|understood|understand|took)(?: me)?|
      (?:that'?s |that is |this is |it'?s )?not what i (?:meant|mean|asked|said)|wrong (?:person|message)`,
    forms: String.raw`你?(?:又|真系)?(?:睇|看|听|理解|搞|弄)错(?:咗|了|意|晒)|你?误会|会错意|(?:唔系|不是)(?:这个|那个|呢个|嗰个|咁嘅)意思|
      你(?:系咪|是不是)(?:坏|死机)[咗了]?|又(?:黎|嚟|来)(?=[?？!！\s]|$)`,
  },
  'gu',
);

/** What was meant, and comes next. */
const MEANT = wordPattern(
  {
    en: `i(?:'m|'?ve| am| was| have)? (?:only|just) (?:ask(?:ed|ing)?|talk(?:ed|ing)|mean|meant)|
      i (?:was (?:asking|talking)|asked|meant)`,
    forms: `我?(?:只|净系|净|就是)(?:系|是)?(?:想)?(?:问|讲|说)|想问(?!人|谁)|我(?:讲|问|说)(?:紧|的是|(?!过|完|唔|不|了|咗|到))`,
  },
  'gu',
);

/** Who needs to be heard first, however well they say they are. */
const NEEDS =
  /(?:can|could|want to|wanna) (?:we )?(?:just )?(?:talk|chat)|陪我|同我倾|不太好|唔系几好|not (?:ok|okay|fine|safe|well)(?![a-z])/;

/** More words or signs than that beside a complaint are what was meant. */
const BESIDE = 3;
const BEHIND = 1;

const wordsLeft = (text: string): number => text.match(/[a-z0-9]+|\p{Script=Han}/gu)?.length ?? 0;

/** What is left of a message without what it denies or reassures. */
const undeniedIn = (plain: string): string => (withoutDenials(plain) ?? plain).replace(DENIES, ' ');

/**
 * What a message after a card says of having been misread. `asks`: and asks or tells what was meant; `only`: and nothing
 * more; null: nothing of it, or only that one is well, which may hide how one is.
 */
export function misreadIn(text: string): 'asks' | 'only' | null {
  const plain = inEarnest(text);
  if (NEEDS.test(plain)) return null;
  const undenied = undeniedIn(plain);
  const uncomplained = undenied.replace(MISREAD, ' ');
  const rest = uncomplained.replace(MEANT, ' ');
  if (rest !== plain && asksOrNames(rest)) return 'asks';
  if (rest !== uncomplained && wordsLeft(rest) > BEHIND) return 'asks';
  if (uncomplained === undenied) return null;
  return wordsLeft(rest) > BESIDE ? 'asks' : 'only';
}

/** What stands beside words that reassure, and says nothing. */
const BESIDE_REASSURING =
  /(?<![a-z])(?:haha\w*|lol|lmao|no+|nah|nope|ok(?:ay)?|sorry|bro|omg|hey|oh|wait|relax|chill|really|it'?s?|im|i'?m|so|and)(?![a-z])|冇|没有?|唔系|不是|大佬|哈|呵|[呀啊啦喇吖㗎架的喎嘅咋嘛哦吧了我佢他她]/gu;

/** Whether a clause does nothing but reassure, that all is well, that it was a joke, that nobody hurts them. */
function onlyReassures(clause: string): boolean {
  const rest = undeniedIn(inEarnest(clause));
  return wordsLeft(rest.replace(BESIDE_REASSURING, ' ')) === 0;
}

/**
 * A message without what it begins with to reassure Eddy, where it asks something after that: 没有没有他就是嘴上说说，从来没打过我。
 * That was said to what he answered before, and is no part of the question.
 */
export function withoutReassurance(message: string): string {
  const clauses = clausesWithEnds(message);
  const from = clauses.findIndex((clause) => !onlyReassures(clause));
  if (from < 1 || clauses.slice(0, from).every((clause) => !reassures(clause))) return message;
  const rest = clauses.slice(from).join('').trim();
  return asksSomething(rest) ? rest : message;
}

/** Whether a clause reassures at all: "no, no" alone answers a question. */
const reassures = (clause: string): boolean => {
  const plain = inEarnest(clause);
  return plain !== undeniedIn(plain);
};
