import { asTyped, wordPattern } from '../asked/plain-text.ts';
import { withoutDenials } from './denial-words.ts';
import { asksOrNames } from './follow-words.ts';
import { withoutLaughter } from './reading/laughter.ts';

/** Being well, a feeling or harm that is said not to be, and no wish to be asked of it. */
const DENIES = wordPattern(
  {
    en: String.raw`(?:i'?m|i am|(?:he|she|we|they)(?:'?s|'?re| is| are)|my \w+ is)
      (?: really| perfectly| totally| all| just| actually)* (?:ok|okay|fine|alright|right|good|well|happy)|
      (?:i'?m|i am|(?:he|she|it|nobody)(?:'?s| is)|my \w+ is) not (?:
      sad|upset|unhappy|depressed|hurt|in danger|in trouble|crying|stressed)|
      (?:nothing|nobody|no one)(?: is| was|'s)? (?:wrong|happened|hurt)|no problem here|
      stop asking|do(?: not|n'?t)(?: have to)? ask(?: me)?(?: again)?|no need to ask(?: me)?`,
    forms: String.raw`(?:冇|没有?|无)(?:咩|什么)?(?:事(?!实)|嘢(?!想|系|读|做)|难受|难过|唔开心|不开心|伤心|受伤|危险|喊|哭|人受伤|人出事)|
      (?:我|佢|他|她)(?:好好|很好|冇唔妥)(?![的嘅\p{Script=Han}])|
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
    forms: `我?(?:只|净系|净|就是)(?:系|是)?(?:想)?(?:问|讲|说)|我(?:讲|问|说)(?:紧|的是|(?!过|完|唔|不|了|咗|到))`,
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

/**
 * What a message after a card says of having been misread. `asks`: and asks or tells what was meant; `only`: and nothing
 * more; null: nothing of it, or only that one is well, which may hide how one is.
 */
export function misreadIn(text: string): 'asks' | 'only' | null {
  const plain = withoutLaughter(asTyped(text)).trim();
  if (NEEDS.test(plain)) return null;
  const undenied = (withoutDenials(plain) ?? plain).replace(DENIES, ' ');
  const uncomplained = undenied.replace(MISREAD, ' ');
  const rest = uncomplained.replace(MEANT, ' ');
  if (rest !== plain && asksOrNames(rest)) return 'asks';
  if (rest !== uncomplained && wordsLeft(rest) > BEHIND) return 'asks';
  if (uncomplained === undenied) return null;
  return wordsLeft(rest) > BESIDE ? 'asks' : 'only';
}
