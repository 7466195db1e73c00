import type { EddyContext } from '../context.ts';
import { foundByTopics } from './named-programmes.ts';
import type { Reading } from './reading.ts';
import type { Topic } from './topics.ts';

/** Before a field, these say that it is not what is wished for. */
const BEFORE = new RegExp(
  [
    '除(?:咗|了|左)(?:是|系|去)?(?:读|学|报|考|修|做|当|一个|个)*',
    '(?:如果|若果?|假如)(?:唔|不)(?:系|是|读|学|报|做|当)',
    '(?:唔|不)(?:再|太|系好|是很)?(?:想|要|打算|准备|愿意?)(?:再|去)?(?:读|学|报|选|拣|修|做|当|入|碰|成为)*(?:个|一个)?',
    '(?<![系是])(?:唔|不)(?:系|是)(?:个|一个|读|做)?',
    '(?:唔|不)好(?:再)?(?:叫|俾|畀|让|同|帮)?(?:我|佢|他|她|个女|个仔)?(?:再)?(?:读|学|报|选|拣|做|推|介绍|推荐|畀|俾|给)',
    '(?<![读学]得)(?:(?<!使)唔|不)(?:读|做|当)(?:个|一个)?',
    '(?:唔|不)(?:系好|太|是很)?(?:钟意|中意|喜欢)(?:读|学|做)?|讨厌(?:读|学)?|憎(?:读|学)?',
    "(?<![a-z])(?:if not|if it'?s not|other than|besides|apart from|aside from|except(?: for)?|instead of|rather than|anything but|less|(?:is|are|was)(?: not|n'?t)|without|hate[sd]?|sick of|quit(?:ting)?|giv(?:e|ing) up(?: on)?)(?: (?:an?|the|any|being|becoming|doing|studying|reading|much|too much|so much|to (?:do|study|be|become)))*",
    "(?<![a-z])(?:do not|don'?t|dont|did not|didn'?t|never|not|no longer|doesn'?t)(?: \\w+)? (?:want|wanna|like|love|enjoy|plan|interested in|into)(?: to)?(?: (?:an?|the|do|doing|study|studying|be|being|become|read|take|go into|work in|pick|choose))*",
    '(?<!(?:why|or) )(?<![a-z])not(?: (?:an?|the))?',
  ]
    .map((words) => `(?:${words})`)
    .join('|')
    .replace(/^/, '(?:')
    .replace(/$/, ') ?$'),
);
const AFTER = /^(?:的|嘅|科|系)?(?:以外|之外|除外)/;
/** Two that are left out together: "law or medicine". */
const JOINS = /^(?: ?(?:or|nor|and|&|\/) ?(?:an? )?|或者?|同埋?|和|与|及|、)$/;

/** Some names begin with the verb, 讀law, 做老師. */
const WITH_VERB = /^[读学做当]/;
function isLeftOut(text: string, { at, end }: Topic): boolean {
  const until = WITH_VERB.test(text.slice(at, end)) ? at + 1 : at;
  return BEFORE.test(text.slice(0, at)) || BEFORE.test(text.slice(0, until)) || AFTER.test(text.slice(end));
}

/** The fields of a text that it names only to leave them out: 除咗做老師, "if not law", 唔想讀新聞. */
function leftOutIn(text: string, topics: readonly Topic[]): readonly Topic[] {
  const found: Topic[] = [];
  for (const topic of topics) {
    const last = found.at(-1);
    const isJoined = last !== undefined && JOINS.test(text.slice(last.end, topic.at));
    if (isJoined || isLeftOut(text, topic)) found.push(topic);
  }
  return found;
}

/** A reading that seeks nothing which its text leaves out. */
export function withoutLeftOut(reading: Reading, context: EddyContext): Reading {
  const { named, text } = reading;
  const leftOut = leftOutIn(text, named.topics);
  if (leftOut.length === 0) return reading;
  // Told of again, 唔好讀酒店，佢爸爸做酒店, it is not sought there, either.
  const isLeft = ({ query, category }: Topic): boolean =>
    leftOut.some((one) => one.query === query && one.category === category);
  const topics = named.topics.filter((topic) => !isLeft(topic));
  const found = foundByTopics(topics, named.institutions, context);
  return { ...reading, named: { ...named, ...found, leftOut } };
}

/** 除了当老师 …, "besides being a teacher …": what is excepted before something else is asked. */
const EXCEPTED =
  /除(?:咗|了|左)[^，,。？?\s]{1,10}?(?:(?:之外|以外)[，,\s]*|[，,\s]+|(?=仲|还|還))|(?<![a-z])(?:besides|apart from|aside from|other than)(?: being| becoming| doing| studying)?(?: an?| the)?(?: \w+){1,2}?,? (?=(?:what|which|where|who|how|is|are|can|do|any|english|chinese)(?![a-z]))/iu;
/** Fewer signs ask nothing by themselves. */
const LEAST_ASKED = 5;

/** A message without what it excepts, as it is looked for among the short answers: they know no exception. */
export function withoutExcepted(message: string): string {
  const rest = message.replace(EXCEPTED, '').trim();
  return rest.length >= LEAST_ASKED ? rest : message;
}
