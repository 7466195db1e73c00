import { asksSomething, questionSentences } from './clauses.ts';
import { plainText } from './plain-text.ts';

/** One thing that a message asks, with what was told right before it, each as typed. */
export interface Matter {
  readonly told: readonly string[];
  readonly asked: string;
  /** What is told after the last. */
  readonly after: readonly string[];
}

/** What a sentence that goes on to another matter begins it with: 同埋, 順便, "btw", "also". */
const GOES_ON =
  /[，,\s]*(?:(?<![a-z])(?:btw|by the way|also|one more(?: thing)?|another thing|plus)(?![a-z])[,:]?\s*|(?:同埋|仲有|(?<![要需會会])另外|順便|顺便|还有|還有|以及|而且|对了|對了)[，,：:]?\s*)|,?\s+(?:and|n|or|but)\s+(?=(?:(?:after (?:that|this|it)|then|later|also|when|if),? )?(?:how|what|wat|whats|which|when|whens|where|why|who|can|could|do|does|did|is|are|am|will|would|should|shld|any)(?![a-z]))|,\s+(?=(?:how|what|when|where|which|why|will|would|do|does|did|is|are|can|could|should) (?:i|you|u|we|they|he|she|it|the|that|this|there|my|his|her|cuhk|hku|hkust|polyu|cityu|hkbu|unis?|universit\w+)(?![a-z]))|\s\+\s(?=(?:how|what|which|when|do|does|is|are|can|chance|fee)(?![a-z]))/iu;
/** Between words in Chinese a blank or comma parts what is said one after the other. */
const PARTS =
  /[，,\n]+\s*|(?<=[\p{Script=Han}\p{Extended_Pictographic}])\s+(?=[\p{Script=Han}a-z])|(?<=\p{Script=Han}.*[a-z0-9*])\s+(?=\p{Script=Han})/iu;

/** What goes on from the question before, as its other half: 定係 …, "or …". */
const OTHER_HALF =
  /^(?:(?:跟|同|和|与)[^,，]{1,12}(?:比|相比)|有(?:冇|没有)[?？呀㗎呢吗]*$|定(?:系|是)?|还是|抑或|or (?!is|are|do|does|can|should|am)|vs)/;
/** Where somebody numbers what is asked: "1) …", "2. …", （3）…. */
const NUMBERS_IT =
  /(?:^|(?<=[\s，,。；;：:!?！？]))[(（]?[1-6][)）、](?=\s*\S)|(?:^|(?<=\n))[1-6][.．](?=\s*\S)/gu;
/** Fewer are no numbering. */
const LEAST_NUMBERED = 2;

/** Whether a message numbers what it asks. */
export const isNumbered = (message: string): boolean =>
  [...message.matchAll(NUMBERS_IT)].length >= LEAST_NUMBERED;

/** What others say is told, and not asked. */
const OF_OTHERS =
  /^(?:but |and |so )?(?:he|she|they|mum|mom|dad|everyone|ppl|people|my \w+) (?:just |always |keeps? )?(?:says?|said|saying|thinks?|thought|asks?|asked|tells?|told|wants?)(?![a-z])|^(?:但|又)?(?:我?(?:爸|妈|阿?妈|老师|老豆|同学|朋友|屋企人?|家人|亲戚)|佢(?:哋)?|他们?|她们?|人哋|人家|有人)(?:都|又|成日|总)?(?:话|讲|说|觉得|问|叫|想)/;
const isOfOthers = (piece: string): boolean => !/[?？]/.test(piece) && OF_OTHERS.test(plainText(piece));

/** What is asked for without a question: "list three i can reach", 给我列三个, 推薦幾個. */
const REQUESTS =
  /^(?:(?:so|and|also|then|ok(?:ay)?|pls|please|just|can you|could you|now) )*(?:(?:give|show|list|find|name|recommend|suggest)(?: me| us)? |compare |explain )|^(?:咁|那|就|再|顺便|唔该|麻烦|请|可唔可以|可以|eddy)*(?:你)?(?:帮我?|俾我|畀我|给我|同我|替我)(?:列|推荐|推介|介绍|比较|解释|搵|揾|找|计|算|排|拣|选)|^(?:咁|那|就|再|顺便|唔该|麻烦|请)*(?:推荐|推介|列|比较)(?:下|一下|返|番)?(?:[一二两三四五六几1-8]|你|佢|边|哪|这|呢|嗰|那)/;
const isAsked = (piece: string): boolean => asksSomething(piece) || REQUESTS.test(plainText(piece));

/** Too little to be asked by itself. */
const LEAST = { latin: 9, chinese: 4 } as const;
const WORDS = /[\p{L}\p{N}]/u;
const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

const isSmall = (part: string): boolean => {
  const { length } = part.replace(/[\s\p{P}\p{S}]/gu, '');
  return length < (isChinese(part) ? LEAST.chinese : LEAST.latin);
};

/** What is said one after another, as small as it can be asked; what begins another matter stands by itself. */
export function piecesOf(message: string): readonly string[] {
  const numbered = isNumbered(message) ? message.split(NUMBERS_IT) : [message];
  return numbered
    .flatMap(questionSentences)
    .map(({ clause }) => clause)
    .flatMap((sentence) => sentence.split(GOES_ON))
    .flatMap((one) => (one === undefined ? [] : isChinese(one) ? one.split(PARTS) : [one]))
    .map((one) => (one ?? '').trim())
    .filter((one) => WORDS.test(one));
}

/**
 * The several things that a message asks, in their order: each with what is told right before it. The other half of a choice, and what is too small to stand alone, to what stands before it. None: it tells only.
 */
export function mattersIn(message: string): readonly Matter[] {
  const matters: Matter[] = [];
  let told: string[] = [];
  for (const piece of piecesOf(message)) {
    const last = matters.at(-1);
    const asks = isAsked(piece) && !isOfOthers(piece);
    const isHalf = OTHER_HALF.test(plainText(piece)) || (isSmall(piece) && !asks);
    if (last !== undefined && told.length === 0 && isHalf) {
      matters[matters.length - 1] = { ...last, asked: `${last.asked} ${piece}` };
    } else if (asks) {
      matters.push({ told, asked: piece, after: [] });
      told = [];
    } else told.push(piece);
  }
  const last = matters.at(-1);
  if (last === undefined || told.length === 0) return matters;
  return [...matters.slice(0, -1), { ...last, after: told }];
}
