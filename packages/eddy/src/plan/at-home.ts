import type { SubjectCode } from '@lodestar/domain';
import { asksSomething, clausesIn } from '../asked/clauses.ts';
import { detailCalls } from '../asked/decide.ts';
import { isLight } from '../asked/light-words.ts';
import { knowledgeFor } from '../knowledge.ts';
import { mentions } from '../talk/mentions.ts';
import type { Understanding } from '../understanding.ts';
import { answersInTalk } from './answers-in-talk.ts';
import { entryCall, lookUp, nothing, type Wish } from './parts.ts';
import { planRecommendation } from './search.ts';
import { likeliestOf } from './topics.ts';

const FAMILY =
  '(?:我)?(?:阿|老)?(?:爸妈|妈妈|爸爸|妈|爸|父母|家长|家人|家里人?|屋企人?|佢哋?|他们|她们|他|她|奶奶|爷爷|老豆|老母)';
const PARENTS =
  /(?<![a-z])(?:mum|mom|mother|dad|father|parents?|family|folks)(?![a-z])|妈|爸|父母|屋企|家人|家里|老豆|老母/;

/** "How do I tell them", 怎么跟他们说: words for a talk are wanted. */
const HOW_TO_SAY = new RegExp(
  `(?:怎么样?|怎样|如何|点样?|点先)(?:可以|先)?(?:同|跟|和|向|对)${FAMILY}(?:讲|说|开口|倾|谈|解释|交代)|(?<![a-z])how (?:do|can|should|would|to|shld|shud)(?: i| we)? (?:even |best |really |actually )?(?:tell|talk to|convince|explain (?:it |this )?to|say (?:it |this )?to|argue w(?:ith)?|persuade|break it to) (?!eddy|you)`,
);
/** What is to be told there is a result, not a field. */
const OF_RESULTS =
  /(?<![a-z])(?:results?|grades?|marks?|mock|failed|score)(?![a-z])|成绩|放榜|分数|几分|肥|mock|模拟|考(?:得|砸|差)/;
const CORE: readonly SubjectCode[] = ['CHI', 'ENG', 'MAT'];
const NO_DEGREE =
  /(?<![a-z])(?:no uni\w*|not (?:going to|go to) uni\w*|skip uni\w*|asso|hd|vtc)(?![a-z])|(?:不|唔)(?:想|去|上|打算)?(?:读|去|上)(?:大学|u(?![a-z]))|副学士|高级文凭/;

/** From this share on the case itself is known. */
const OF_CASE = 0.6;
/** Of a quarrel, or of no degree at all. */
const GENERAL: ReadonlySet<string> = new Set(['parentsDisagree', 'tellNoUni', 'afraidTellParents']);

function howToSay({ text, reading, context }: Wish): Understanding | null {
  const { text: plain, named } = reading;
  const electives = reading.grades.subjects.filter((subject) => !CORE.includes(subject));
  const isField = named.topics.length + named.leftOut.length + electives.length > 0;
  if (
    reading.grades.mentions.length > 0 ||
    !HOW_TO_SAY.test(plain) ||
    !isField ||
    OF_RESULTS.test(plain) ||
    NO_DEGREE.test(plain)
  )
    return null;
  // What is known of just this case stands before the answer to all of them.
  const [best] = knowledgeFor(text, context.knowledge, ['feelings']);
  const isOfCase = best !== undefined && best.share >= OF_CASE && !GENERAL.has(best.entry.id);
  return isOfCase ? lookUp([entryCall(best.entry, text)]) : toTell({ text, context });
}

function toTell({ text, context }: Pick<Wish, 'text' | 'context'>): Understanding | null {
  const entry = context.knowledge.entry('tellOtherMajor');
  return entry === null ? null : lookUp([entryCall(entry, text)]);
}

const SUGGEST =
  /(?:咩|乜|什么|边|哪)(?:啲|些|个)?(?:好)?(?:推荐|推介|介绍|建议)|(?:推荐|推介|介绍)(?:一下|下|吗|咩|几个)?|(?<![a-z])(?:recommend|suggest|suggestions?)(?![a-z])/;
const AGAINST =
  /(?:但|可系?|不过)(?:系|是)?我|(?:我)?(?:唔|不)想|逼|(?<![a-z])but i|(?<![a-z])i (?:don'?t|dont|hate|want)|(?<![a-z])forc/;

/** A family that wishes for a field, and nobody against it: what there is of the field. */
function suggestedField(wish: Wish): Understanding | null {
  const { text, named } = wish.reading;
  const asks = SUGGEST.test(text) && PARENTS.test(text) && named.topics.length > 0;
  return asks && !AGAINST.test(text) ? planRecommendation(wish) : null;
}

const OTHERS =
  /妈|爸|姨|舅|叔|姑|伯|婶|婆|公公|爷|奶|嫲|亲戚|[姐哥妹弟]|表|堂|老师|朋友|同学|佢|她|他|人(?:哋|家)|(?<![a-z])(?:mum|mom|mother|dad|father|parents?|aunt\w*|uncle|grand\w+|cousin|sister|brother|relatives?|teacher|friends?|ppl|people|everyone)(?![a-z])/;
const SAYS =
  /(?<![没冇未电])[话说讲]|觉得|认为|以为|(?<![a-z])(?:says?|said|thinks?|told|keeps? saying|calls?)(?![a-z])/;
/** What is said of a field by whoever does not know it. */
const PREJUDICE =
  /(?<!有)(?:冇|没有?|无|毫无)(?:咩|乜|什么)?(?:前途|钱途|出路|出息|用(?!过|心))|饿死|神经病|疯子?|黐线|傻|水科|好?闷|无聊|丢人|笑死人|(?<![a-z])(?:no future|useless|for (?:crazy|mad|stupid|poor|rich) people|for (?:girls|boys|losers)|starve|broke|boring|dead end|not a real)(?![a-z])/;

/** 读这个我爸肯定说没用: of what was spoken of. */
const POINTS = /这个|呢个|嗰个|那个|[这呢嗰]科|(?<![a-z])(?:this|it|that)(?![a-z])/;

/** Longer messages tell a story of their own. */
const LONGEST = 120;
/** From this share on an answer is of the field that is spoken of. */
const OF_FIELD = 0.2;

/** 姨媽話讀設計會餓死, "my aunt says psych is for crazy people": a fact of the field against it. */
function prejudice(wish: Wish): Understanding | null {
  const { text, named, grades } = wish.reading;
  const [said] = clausesIn(text).filter(
    (clause) => OTHERS.test(clause) && SAYS.test(clause) && PREJUDICE.test(clause),
  );
  if (said === undefined || named.codes.length > 0 || text.length > LONGEST) return null;
  const isField = named.topics.length + grades.subjects.length > 0;
  if (!isField) return POINTS.test(said) && PARENTS.test(said) ? toTell(wish) : null;
  const [best] = answersInTalk(wish.text, wish);
  if (best !== undefined && best.share >= OF_CASE && !GENERAL.has(best.entry.id))
    return lookUp([entryCall(best.entry, wish.text)]);
  const [first] = [...named.topics, ...grades.named];
  const field = first === undefined ? '' : text.slice(first.at, first.end);
  const after = /[a-z]/.test(field) ? `what can i do after ${field}` : `读${field}有什么出路`;
  return (
    likeliestOf(['careers', 'study'], OF_FIELD, wish) ??
    likeliestOf(['careers', 'study'], OF_FIELD, { ...wish, text: after }) ??
    lookUp(detailCalls(named.found.slice(0, 1).map(({ code }) => code)), ['careers'])
  );
}

/** Longer messages come to something else. */
const LONGEST_JOKE = 80;

/** What is only told, and plainly weighs: a quarrel, not being listened to, giving up with a shrug. */
export function toldOnly({ text, reading }: Wish): Understanding | null {
  if (asksSomething(reading.text)) return null;
  const names = mentions(text);
  if (names('resigned')) return { kind: 'talk', ...nothing, talk: 'failed' };
  // 阿爺同全村人講我會做醫生 笑死: a joke about those at home.
  const { text: plain } = reading;
  const isJoke = plain.length <= LONGEST_JOKE && isLight(plain) && names('home') && SAYS.test(plain);
  return isJoke || names('quarrel') || names('unheard')
    ? { kind: 'talk', ...nothing, talk: 'pressure' }
    : null;
}

/** How to say it at home, what there is of a field that is wished for there, or a prejudice: no quarrel by itself. */
export const atHome = (wish: Wish): Understanding | null =>
  howToSay(wish) ?? suggestedField(wish) ?? prejudice(wish);
