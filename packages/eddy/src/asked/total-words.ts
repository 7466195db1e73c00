import { clausesIn } from './clauses.ts';
import { subjectMentions } from './subject-words.ts';

/** A sum of grades that a pupil tells instead of the grades, and of how many subjects. */
export interface ToldTotal {
  readonly total: number;
  readonly subjects: 5 | 6;
}

const SUM = '([1-4]?[0-9](?:\\.5)?)(?![0-9*%.])';
const IS =
  '(?: ?(?:[=:：]|is|was|are|about|around|roughly|of|got|get|have|total|points?|score|subjects?|科|大约|大概|约|左右|有|得|系|是|共|总分|总共|拿|攞|考到?|计|的|嘅))*';
/** "Best 5 = 24", 最佳五科24分, 五科26. */
const BEST_FIRST = new RegExp(
  `(?:(?:(?<![a-z])(?:best|top)|最佳|最好的?) ?|(?<![0-9第])(?=[56五六]科))(5|6|five|six|五|六)${IS} ?${SUM}`,
);
/** "24 for my best five". */
const BEST_BEHIND = new RegExp(
  `(?<![0-9.])${SUM}(?: ?(?:points?|marks?|分))?(?: ?(?:is|in|for|as|on|my|total|\\(|（))* ?(?:best|最佳) ?(5|6|five|six|五|六)(?![0-9])`,
);
/** 我得18分, "I have 24 points", "is 22 enough": of the best five, as pupils count. */
const POINTS = [
  /我(?:只|净系|自己|就|都|系|是|有|得|考到|攞|predicted)+ ?([1-3][0-9](?:\.5)?)(?![0-9*%岁年月日号.]| ?(?:个|科|间|次|th))/,
  /(?<!中位数(?:系|是)?|分位数(?:系|是)?|平均(?:分)?(?:系|是)?|[0-9.高低多少差升跌降要])([1-3][0-9](?:\.5)?) ?分(?!钟|鐘|制|别|之|以上|以下|半)/,
  /(?<![a-z])(?:i (?:only )?(?:got|have|had|scored|get)|my (?:total|score|points|total score) (?:is|was)|with(?: only)?|predicted) (?:only |about |around |like )?([1-3][0-9](?:\.5)?) ?(?:points?|marks?)(?![a-z])/,
  /(?<![a-z])(?:is|are|would|will) ([1-3][0-9](?:\.5)?)(?: points?| marks?)? (?:be )?(?:ok|okay|enough|good enough|fine|sufficient|too low)(?![a-z])/,
  /(?<![a-z])(?:can|could|does|do|will|would) ([1-3][0-9](?:\.5)?)(?: points?| marks?)? (?:get|take|bring|reach|open)(?![a-z])/,
  /(?<![a-z])(?:i'?m|i am|i was) predicted (?:only |about |around |like |a )?([1-3][0-9](?:\.5)?)(?![0-9*%.])/,
] as const;
const HIGHEST = { 5: 35, 6: 42 } as const;
/** Fewer are no sum of five passes. */
const LOWEST = 8;

const sizeOf = (word: string | undefined): 5 | 6 => (/6|six|六/.test(word ?? '') ? 6 : 5);

/** Somebody else's, a class's, or asked of Eddy. */
const OF_OTHERS =
  /(?<![a-z])(?:sister|brother|cousin|friends?|bff|classmates?|class|pupils|students|average|mean|everyone|you|u)(?![a-z])|(?:家姐|[姐哥妹弟]|表|堂|朋友|同学|闺蜜|师兄|师姐|学生|[全我]班|全级|平均|人哋|别人|人家|你)(?!(?:觉得|认为|话|睇|看|帮))/;
/** Of an examination of years ago. */
const LONG_AGO =
  /当年|当时|[嗰果]阵|那时|年前|(?<!今|去|上|旧)(?:19|20)[0-9]{2}年|(?<![a-z])(?:back in|in|since) (?:19|20)[0-9]{2}(?![0-9])|(?<![a-z])(?:years|yrs) ago/;
/** Feared, or supposed of somebody. */
const FEARED =
  /怕|惊|(?:会唔会|会不会|万一)(?:我)?(?:得|考|攞|拿|只|净)|(?<![a-z])(?:scared|afraid|terrified|what if)(?![a-z])/;
/** One paper or test, and no examination of five subjects. */
const OF_A_TEST =
  /测验|小测|月考|段考|周测|期中|期末|统测|大测|(?<![a-z])(?:test|quiz|uniform test|out of)(?![a-z])|\/ ?100/;
const TELLS_POINTS = /[0-9] ?(?:分|points?|marks?)/;
/** "15-20分": no sum, but a range. */
const RANGE = /[0-9] ?(?:-|–|~|～|至|到) ?$/;

/** A mark stands behind the one subject that it is of: m2考了31分. */
function isOfSubject(clause: string, at: number): boolean {
  const before = subjectMentions(clause).findLast(({ end }) => end <= at);
  return before !== undefined && !/[0-9]|科|总/.test(clause.slice(before.end, at));
}

/** The clauses of a text that tell of oneself and of now: not of a class or a relative, of a test, of what is feared. */
function ownClauses(text: string): readonly string[] {
  const clauses = clausesIn(text);
  // What is told right behind a year of long ago is of that year.
  const isLongAgo = (at: number): boolean => LONG_AGO.test(clauses[at] ?? '');
  return clauses.filter(
    (clause, at) =>
      !OF_OTHERS.test(clause) &&
      !FEARED.test(clause) &&
      !OF_A_TEST.test(clause) &&
      !isLongAgo(at) &&
      !(isLongAgo(at - 1) && !TELLS_POINTS.test(clauses[at - 1] ?? '')),
  );
}

/** The points that a text tells as one's own. */
function pointsTold(text: string): string | undefined {
  const clauses = ownClauses(text);
  for (const pattern of POINTS) {
    for (const clause of clauses) {
      const found = pattern.exec(clause);
      const points = found?.[1];
      if (found === null || points === undefined) continue;
      const at = found.index + found[0].indexOf(points);
      if (!RANGE.test(clause.slice(0, at)) && !isOfSubject(clause, at)) return points;
    }
  }
  return undefined;
}

/** The sum that a plain text tells; null: none. */
export function totalTold(text: string): ToldTotal | null {
  const first = BEST_FIRST.exec(text);
  const behind = first === null ? BEST_BEHIND.exec(text) : null;
  const size = sizeOf(first?.[1] ?? behind?.[2]);
  const total = Number(first?.[2] ?? behind?.[1] ?? pointsTold(text) ?? Number.NaN);
  return total >= LOWEST && total <= HIGHEST[size] ? { total, subjects: size } : null;
}
