import { plainText, wordPattern } from './plain-text.ts';
import { smallTalk } from './small-talk.ts';

/** Where one thing that is said ends and the next begins; Chinese is often parted by blanks alone. */
const ENDS = /[.!?;:。！？；：，,\n…~]+(?![0-9])|(?<=\p{Script=Han})\s+(?=\p{Script=Han})/u;
/** Where a question goes on to a second thing that is asked. */
const JOINS =
  /(?<![a-z])(?:and|plus|also|as well as)(?![a-z])|[,，、&+？?]|同埋|以及|还有|仲有|(?<=[\u4e00-\u9fff])[同和与及](?=[\u4e00-\u9fff])/u;

/** "One more thing", 再問一下: says that something will be asked, and not what. */
const ANNOUNCES = wordPattern({
  en: `
    (?:just )?(?:one|1|a|another|my|the)(?: (?:more|last|final|other|quick))? (?:thing|question|qn?|matter)
    |(?:can|could|would) you (?:please )?help(?: me)?(?: (?:please|pls|out))?
    |(?:can|could|may) i ask(?: you)?(?: (?:something|sth|one more|another))?(?: (?:question|thing))?
  `,
  zh: '再問一下 再問下 再問 問多樣 問多句 想問下 想再問 想問 最後一條 最後一個問題 最後一題 順便問 請問 可以幫我嗎 可唔可以幫我 可以幫下我嗎 幫幫我',
});
/** Said before a question, or beside it. */
const BESIDE = wordPattern({
  en: 'also|btw|oh|so|then|lol|haha|and|bet|damn|well|last(?:ly)?',
  zh: '另外 仲有 還有 對了 最後 哈哈 喎 呀 啊 嗯 我',
});

const without = (text: string, pattern: RegExp): string => text.replace(new RegExp(pattern.source, 'gu'), '');
const isEmpty = (text: string): boolean => /^[\s\p{P}\p{Extended_Pictographic}]*$/u.test(text);

/** What is said one after another in a message, each as typed. */
export const clausesIn = (message: string): readonly string[] =>
  message
    .split(ENDS)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');

/** What is said one after another, each as typed and with the signs that end it: together they are the message. */
export function clausesWithEnds(message: string): readonly string[] {
  const ends = [...message.matchAll(new RegExp(ENDS.source, 'gu'))].map((end) => end.index + end[0].length);
  return [...ends, message.length]
    .map((end, at) => message.slice(ends[at - 1] ?? 0, end))
    .filter((clause) => clause !== '');
}

/** The several things that one question asks for, each as typed. */
export const askedTogether = (message: string): readonly string[] =>
  plainText(message)
    .split(JOINS)
    .map((part) => part.trim())
    .filter((part) => part.length > 1);

/** Whether words only say that something will be asked. */
export function announces(clause: string): boolean {
  const text = plainText(clause);
  return ANNOUNCES.test(text) && isEmpty(without(without(text, ANNOUNCES), BESIDE));
}

/** Whether words only greet, thank, or stand before a question. */
export function isCourtesy(clause: string): boolean {
  const text = plainText(clause);
  const said = smallTalk(text);
  return said === 'greeting' || said === 'thanks' || announces(clause) || isEmpty(without(text, BESIDE));
}

/** Sentences; in Chinese, and where a sentence runs on, what stands between commas too. */
const SENTENCE_ENDS = /(?<=[.!?;。！？；…\n])\s*(?![0-9])/u;
const LONGEST_SENTENCE = 60;
const COMMAS = /[，,]\s*(?:and |so |but |anyway |like )*/u;
const ASKS_SOMETHING =
  /[?？]|吗|呢$|(?<![a-z])(?:how|what|wat|whats|which|when|where|who|why|is it|is that|is there|are there|am i|can i|could i|should i|would|do i|does|did|will)(?![a-z])|怎|(?<![有一差早晚整重优缺特地零半])点|咩|乜|什么|几|多少|边[个间啲科度]|哪|有冇|有没有|系咪|是不是|[系是会能可]唔[系是会可]|[系是会能可]不[系是会能可]|([\u4e00-\u9fff])[唔不]\1|得唔得|应[该該]/;

/** A clause that begins as a question does, without its sign: "do they combine them", "is my band A too high". */
const BEGINS_ASKING =
  /^(?:(?:and|but|so|or|also|btw|ok|then|wait|like|hey|plus|idk|um)[ ,]+)*(?:(?:do|does|did|is|are|am|was|were|can|could|should|shld|shall|would|wld|will|has|have)(?:n'?t(?= (?:i|you|u|we|they|he|she|it|the|that|this|there)(?![a-z])))? )(?!be |not |only |just |also |never |always |my best|well|fine|ok|good|got|to |been |a |an |the same)[a-z]/;
/** A choice; at the end, a wish to know whether it is so. */
const CHOOSES_OR_ENDS =
  /.定系|先(?:定|还是)|.还是(?!会|有|想|要|不|唔|很)|(?:or not|or nah|worth it|真定假|真的假的|真假|[\u4e00-\u9fff](?:不|未))[。.!！~ ]*$/;

/** Whether words ask something. */
export const asksSomething = (clause: string): boolean => {
  const text = plainText(clause);
  return ASKS_SOMETHING.test(text) || BEGINS_ASKING.test(text) || CHOOSES_OR_ENDS.test(text);
};

interface Said {
  readonly clause: string;
  readonly asks: boolean;
}

const said = (parts: readonly string[]): readonly Said[] =>
  parts
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
    .map((clause) => ({ clause, asks: asksSomething(clause) }));

/** The sentences of a message, and which of them ask something. */
export const questionSentences = (message: string): readonly Said[] => said(message.split(SENTENCE_ENDS));

/** What a story says one after another, and which of it asks something. */
export const questionClauses = (message: string): readonly Said[] =>
  said(
    message
      .split(SENTENCE_ENDS)
      .flatMap((sentence) => (sentence.length > LONGEST_SENTENCE ? sentence.split(COMMAS) : [sentence])),
  );
