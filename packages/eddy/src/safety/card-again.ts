import { asTyped } from '../asked/plain-text.ts';
import { wordingIn } from '../guide/wording.ts';
import type { About } from './danger.ts';
import { homeAnswer, homeWordsIn } from './home-answer.ts';
import { isPlainlyDangerous } from './plain-danger.ts';
import { ANSWERS_AFTER_CARD, CARE_TEXTS, hadCard, type Said, type SaidBefore } from './talk-after-card.ts';

/** So many answers after a card the same one is not shown again: it stands above. */
const ANSWERS_BEFORE_CARD_AGAIN = 2;

/** Death by one's own hand, which no trouble at home explains away; 打死我 is said of those who beat. */
const OF_DYING =
  /(?<![打嘅揍])死(?!党|线)|(?<![a-z])(?:die|dying|suicid\w*|kill (?:my|our)sel\w+|disappear)(?![a-z])|(?:唔|不)想(?:活|生存|在世)|活不下去|消失/;

/** Whether what is said after a card on violence is of home, and not of an end to oneself. */
const isOfHome = (text: string): boolean =>
  homeWordsIn(text).matter !== null && !isPlainlyDangerous(text) && !OF_DYING.test(asTyped(text));

/**
 * Whom a card is about: who was just given one about themselves goes on about themselves, though they speak of a mother who is out;
 * who was given one on violence and says that they must go home, or dare not tell, goes on about that.
 */
export function aboutInTalk(about: About, text: string, before: readonly SaidBefore[]): About {
  if (hadCard('violence', before, ANSWERS_AFTER_CARD) && isOfHome(text)) return 'violence';
  return about === 'friend' && hadCard('self', before, ANSWERS_BEFORE_CARD_AGAIN) ? 'self' : about;
}

/** Fixed words in place of a card, with answers to choose from. */
export interface InPlaceOfCard {
  readonly text: string;
  readonly replies: readonly string[];
}

/** What is said to somebody in danger who has the numbers: the ways to help that are no telephone, and who is near. */
export function dangerAgain({ before, language, contacts }: Omit<Said, 'text'>): InPlaceOfCard {
  const words = CARE_TEXTS[language];
  const { say, joined } = wordingIn(language);
  const answers = before.filter(({ isBot }) => isBot).slice(-ANSWERS_BEFORE_CARD_AGAIN);
  const wasAsked = answers.some(({ text }) => text.includes(words.near));
  return {
    text: joined([say(words.cardAgain, { ...contacts }), wasAsked ? null : words.near]),
    replies: [words.replies.with, words.replies.alone],
  };
}

/** What is said in place of the very card that stands above, with the ways to help; null where it is to be shown. */
export function cardAgain(about: About, said: Said): InPlaceOfCard | null {
  if (about === 'violence' && hadCard(about, said.before, ANSWERS_AFTER_CARD)) {
    const text = homeAnswer(said);
    return text === null ? null : { text, replies: [] };
  }
  const isAgain = about === 'self' && hadCard(about, said.before, ANSWERS_BEFORE_CARD_AGAIN);
  return isAgain ? dangerAgain(said) : null;
}
