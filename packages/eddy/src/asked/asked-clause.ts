import { asksSomething } from './clauses.ts';
import { plainText } from './plain-text.ts';

/** A greeting that runs on into what is said: "hey eddy im form 6", 你好呀我中六. */
const GREETS =
  /^\s*(?:(?:hi+|hello+|hey+|yo|good (?:morning|afternoon|evening))(?: (?:there|eddy))*[ ,!.~]+(?=\S.{5})|(?:你好|您好|哈[囉啰佬羅]|早晨|嗨|hi|hello|hey)(?:呀|啊|吖|eddy|[ ,，!！~])*(?=(?:我|想|請|请|係|系|是|點|怎|個|本|今).{3}))/iu;

/** Eddy called by his name at the end of what is said to him: 攰呀eddy. */
const CALLS_HIM =
  /(?<=\S{2})(?<!(?:is|are|about|for|you|called|who|係|系|是|叫|問|问|hi+|hey+|hello|yo|你好|bye|meet)[ ,，]*)[ ,，]*eddy[ !！~.。]*$/iu;

/** A message without a greeting that no sign parts from what follows, and without Eddy's name after it. */
export const withoutGreeting = (message: string): string =>
  message.replace(GREETS, '').replace(CALLS_HIM, '');

/** Where one thing that is told ends; what stands between commas belongs together. */
const ENDS =
  /(?<=[.!?。！？；;…])(?![0-9a-z.!?。！？…])\s*|\n+|(?<=\p{Script=Han})\s+(?=\p{Script=Han}|[a-z]{2})|(?<=[a-z])\s+(?=\p{Script=Han})/iu;
const sentencesIn = (message: string): readonly string[] =>
  message
    .split(ENDS)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** Shorter messages tell no story. */
const SHORTEST = { latin: 60, chinese: 28 } as const;
const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);
const isStory = (text: string): boolean =>
  text.length >= (isChinese(text) ? SHORTEST.chinese : SHORTEST.latin);

/** What others asked or said is told, and not asked. */
const OF_OTHERS =
  /(?:问|话|讲|说|叫|笑)(?:返)?我|(?<![a-z])(?:he|she|they|mum|mom|dad|who|everyone) (?:just )?(?:asks?|asked|says?|said|tells?|told|wants?)(?![a-z])/;
/** So little, or what points back, is asked of what was said right before it. */
const LEANS =
  /(?<![a-z])(?:that|it|this|those|them|he|she|him|her)(?![a-z])|^(?:咁|那)?(?:佢|咁样|这样|呢样|得唔得|好唔好|系咪|是不是|点算|怎么办)/;
const BARE = { latin: 22, chinese: 6 } as const;
/** "Is it too late to …" is of nothing told before. */
const OF_NOTHING = /(?<![a-z])(?:is|was|would|will|isn't) it (?:\w+ ){1,3}(?:to|that|if|when)(?![a-z])/g;
const leans = (clause: string): boolean => {
  const plain = plainText(clause);
  return (
    LEANS.test(plain.replace(OF_NOTHING, '')) ||
    plain.length <= (isChinese(plain) ? BARE.chinese : BARE.latin)
  );
};

/** What a story comes to in its last words, and what it tells before; null where it is no story, or asks more than that. */
export function askedLast(message: string): { readonly asked: string; readonly told: string } | null {
  if (!isStory(message)) return null;
  const clauses = sentencesIn(message);
  const last = clauses.at(-1);
  if (last === undefined || clauses.length < 3 || !asksSomething(last)) return null;
  const isAskedBefore = clauses
    .slice(0, -1)
    .some((clause) => asksSomething(clause) && !OF_OTHERS.test(plainText(clause)));
  if (isAskedBefore) return null;
  const from = clauses.length - (leans(last) ? 2 : 1);
  return { asked: clauses.slice(from).join(' '), told: clauses.slice(0, from).join(' ') };
}
