import { wordPattern } from '../asked/plain-text.ts';
import { readPlainly } from '../asked/said-plainly.ts';
import { fieldBefore } from '../field-sought.ts';
import type { KnowledgeTopic } from '../knowledge/knowledge-file.ts';
import { hasEnoughGrades } from '../standing.ts';
import { pointedAt } from '../state/pointed-at.ts';
import { focusOf, spokenOf } from '../state/spoken-of.ts';
import { toldOfLate, wasTold } from '../state/told-entries.ts';
import { type Conditions, NO_CONDITIONS } from '../tools/conditions.ts';
import { TOOL_LIMITS } from '../tools/tool-limits.ts';
import type { Understanding } from '../understanding.ts';
import { answersInTalk } from './answers-in-talk.ts';
import { classifyCalls, entryCall, lookUp, type Wish } from './parts.ts';

/** Messages longer ago are another matter. */
const REMEMBERED = 6;

const namesNothing = ({ reading: { named } }: Wish): boolean =>
  named.codes.length + named.topics.length + named.institutions.length + named.unknown.length === 0;

/** "Any degree for that", 有咩課程通向呢行: programmes, of what was told last. */
const PROGRAMMES_FOR_IT = wordPattern({
  en: `
    (?:degrees?|programmes?|programs?|courses?|majors?|uni\\w*)(?: \\w+){0,4} (?:for|to do|lead(?:s|ing)? to|related to|of|like|into|in) (?:it|that|this|those|these|there)
    |(?:which|what|any) (?:degrees?|programmes?|programs?|courses?)(?: \\w+){0,3} (?:lead(?:s|ing)?|go|goes|get me)(?: \\w+)? there
    |what (?:should|do|can|could|would|must|shld) i (?:study|take|read|do at uni) (?:for|to do|to become) (?:it|that|this|one)
  `,
  forms:
    '(?:咩|乜|什么|边|哪)(?:啲|些|个|一)?(?:科|课程|专业|学位|degree)[^。]{0,6}(?:通向|通往|对应|相关|有关|做到|入到)(?:呢|嗰|这|那)|(?:做|当|入|想做)(?:呢|嗰|这|那)(?:一)?(?:行|样|种|个)(?:要|应该|可以|该)?(?:读|报|选|修)(?:啲|些)?(?:咩|乜|什么|边|哪)|(?:这|那|呢|嗰)(?:一)?(?:行|种|样)(?:要|应该|可以|该)?(?:读|报|选)(?:啲|些)?(?:咩|乜|什么|边|哪)',
});

/** Programmes of the field of the work that was told of last. */
export function ofFieldTold(wish: Wish): Understanding | null {
  const { reading, context, earlier } = wish;
  if (!namesNothing(wish) || !PROGRAMMES_FOR_IT.test(reading.text)) return null;
  const told = toldOfLate(context, earlier).find(({ field }) => field !== undefined)?.field;
  const named = told === undefined ? fieldBefore(wish) : null;
  const order = hasEnoughGrades(context.grades) ? 'level' : null;
  const find = (of: Partial<Conditions>) =>
    lookUp([{ tool: 'find_programmes', input: { ...NO_CONDITIONS, ...of, order, lowest: false } }]);
  if (told !== undefined) return find({ fields: [told] });
  if (named === null) return null;
  return 'likes' in named
    ? lookUp([{ tool: 'find_by_interest', input: { words: named.likes, institutions: [] } }])
    : find(named);
}

/** "Just pick for me", 你選一個嘛: between what was spoken of. */
const PICK = wordPattern({
  en: `
    (?:just |u |you |pls |please )*(?:pick|choose|decide)(?: (?:one|it|something))? (?:for me|4 me)|(?:pick|choose) (?:one|1)(?: (?:pls|please|then))?|if (?:you|u) were me
    |what would (?:you|u) (?:do|pick|choose)|(?:ok )?(?:then )?which(?: one)?(?: then| tho)?(?= *(?:[?.!]|$))
  `,
  forms:
    '(?:你|帮我|替我|直接)+(?:选|拣|揀|决定|挑)(?:一个|个|咗|了|啦|吧|嘛)|如果你(?:系|是)我|换(?:咗|了|做|成)?(?:转)?(?:你|系你|是你)(?:会|点|怎)?',
});

/** Ways after the results, beside and after a degree. */
const WAYS: readonly KnowledgeTopic[] = ['paths', 'retake', 'results'];
const JUST_NOW = 4;

const isOfWays = ({ context, earlier }: Wish): boolean =>
  toldOfLate(context, earlier).some(({ topic }) => WAYS.includes(topic));

/** What is said when somebody is to be told what to choose, where the talk was of ways and of no programmes. */
export function pickedForMe(wish: Wish): Understanding | null {
  const { text, reading, context, earlier } = wish;
  if (!namesNothing(wish) || !PICK.test(reading.text)) return null;
  const isTold = toldOfLate(context, earlier).length > 0;
  if (!isTold || spokenOf(earlier.slice(-REMEMBERED), context).length > 0) return null;
  const best = answersInTalk(text, wish).find(
    ({ entry, share }) => share >= MEANT && !wasTold(entry, context, earlier),
  );
  const entry = best?.entry ?? context.knowledge.entry('eddyDecide');
  return entry === null || wasTold(entry, context, earlier) ? null : lookUp([entryCall(entry, text)]);
}

/** From this share on an answer is meant. */
const MEANT = 0.5;

/** "Any other way", 有冇第三條路: a way that was not spoken of. */
const OTHER_WAY = wordPattern({
  en: '(?:any|some|another|other|a third|3rd|third|different) (?:other |more )?(?:ways?|options?|routes?|paths?|roads?)(?: (?:out|left|forward|to go))?|what else can i do|(?:anything|something) else i can do',
  forms:
    '(?:第三|第3|其他|其它|别的|另(?:外|一)|第二)(?:一)?(?:条|啲|些|种|样|个)?(?:路|出路|方法|办法|做法|选择|途径)|仲有(?:咩|乜)(?:路|选择)|还有(?:什么|哪些)(?:路|出路|选择|办法)',
});

/** A way besides those that were told of; where programmes were, others are looked up. */
export function otherWay(wish: Wish): Understanding | null {
  const { text, reading, context, earlier } = wish;
  if (!namesNothing(wish) || !OTHER_WAY.test(reading.text)) return null;
  if (spokenOf(earlier.slice(-JUST_NOW), context).length > 0 || !isOfWays(wish)) return null;
  const entry = context.knowledge.entry('planBC');
  return entry === null || wasTold(entry, context, earlier) ? null : lookUp([entryCall(entry, text)]);
}

/** "Both together", 有沒有兩個一起的: two fields in one degree. */
const TOGETHER = wordPattern({
  en: 'both (?:together|at once|in one|at the same time|combined)|(?:combine|mix|join) (?:them|both|the two|these two|those two)|(?:the two|two of them|them) (?:together|combined|in one)',
  forms:
    '(?:两|2)(?:个|科|样|者|边|门)?(?:都)?(?:一起|一齐|一块儿?|同时|合并|结合|合埋|夹埋|撈埋|捞埋)(?:读|修|学|的|嘅|念)?|(?:结合|合并|夹埋|捞埋)(?:呢|嗰|这|那)?两',
});

/** "List them hardest to easiest", 由難到易排: those of the talk beside one another. */
const RANKED = wordPattern({
  en: '(?:hardest|easiest|safest|surest|riskiest) (?:to|first|->?) ?(?:the )?(?:hardest|easiest|safest|surest|riskiest)?|(?:in|by) order of (?:difficulty|how hard|chance)|(?:rank|sort|list|order) (?:them|these|those|all of (?:them|these|those))(?: \\w+){0,3} (?:by|from)',
  forms:
    '由(?:最)?(?:难|易|稳|高|低)到(?:最)?(?:难|易|稳|高|低)|从(?:最)?(?:难|易|稳|高|低)(?:排|列)?到|(?:按|照)(?:难度|难易|机会)(?:排|列)',
});

/** Those that the talk was of, where they are not all one's own, whose order is another matter. */
export function rankedOfTalk(wish: Wish): Understanding | null {
  const { text, reading, context, earlier } = wish;
  if (!namesNothing(wish) || !RANKED.test(reading.text)) return null;
  const fieldOf = (code: string) => context.catalogue.find(code)?.category;
  const [focus] = focusOf(earlier, context);
  const told = spokenOf(earlier, context).flatMap(({ codes: some, listed }) => (listed ? [] : some));
  const ofField = [...new Set(told)].filter(
    (code) => focus !== undefined && fieldOf(code) === fieldOf(focus),
  );
  const pointed = pointedAt(text, reading, context, earlier);
  const codes = (ofField.length > 1 ? ofField : pointed).slice(0, TOOL_LIMITS.codes);
  const isOwn = codes.every((code) => context.choices.includes(code));
  return codes.length < 2 || isOwn ? null : lookUp(classifyCalls(codes));
}

/** Of two fields that the pupil named: what joins them. */
export function bothTogether(wish: Wish): Understanding | null {
  const { text, reading, context, earlier } = wish;
  if (!TOGETHER.test(reading.text) || reading.grades.subjects.length > 0) return null;
  const said = earlier.filter(({ isBot }) => !isBot).slice(-REMEMBERED);
  const isOfFields =
    reading.named.topics.length > 0 ||
    said.some((one) => readPlainly(one.text, context).named.topics.length > 0);
  const entry = isOfFields ? context.knowledge.entry('doubleDegree') : null;
  return entry === null || wasTold(entry, context, earlier) ? null : lookUp([entryCall(entry, text)]);
}
