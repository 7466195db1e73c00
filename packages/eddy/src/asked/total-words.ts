/** A sum of grades that a pupil tells instead of the grades, and of how many subjects. */
export interface ToldTotal {
  readonly total: number;
  readonly subjects: 5 | 6;
}

const SUM = '([1-4]?[0-9](?:\\.5)?)(?![0-9*%.])';
const IS =
  '(?: ?(?:[=:：]|is|was|are|about|around|roughly|of|got|get|have|total|points?|score|subjects?|科|大约|大概|约|左右|有|得|系|是|共|总分|总共|拿|攞|考到?|计|的|嘅))*';
/** "Best 5 = 24", 最佳五科24分. */
const BEST_FIRST = new RegExp(`(?:(?<![a-z])(?:best|top)|最佳|最好的?) ?(5|6|five|six|五|六)${IS} ?${SUM}`);
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
] as const;
const HIGHEST = { 5: 35, 6: 42 } as const;
/** Fewer are no sum of five passes. */
const LOWEST = 8;

const sizeOf = (word: string | undefined): 5 | 6 => (/6|six|六/.test(word ?? '') ? 6 : 5);

/** The sum that a plain text tells; null: none. */
export function totalTold(text: string): ToldTotal | null {
  const first = BEST_FIRST.exec(text);
  const behind = first === null ? BEST_BEHIND.exec(text) : null;
  const size = sizeOf(first?.[1] ?? behind?.[2]);
  const points = POINTS.map((pattern) => pattern.exec(text)?.[1]).find((one) => one !== undefined);
  const total = Number(first?.[2] ?? behind?.[1] ?? points ?? Number.NaN);
  return total >= LOWEST && total <= HIGHEST[size] ? { total, subjects: size } : null;
}
