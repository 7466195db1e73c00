const UNTIL_EN = '(?= than | but | over | to | though|[,.?!;]|$)';
const UNTIL_ZH = '(?=多|过|但|不过|只是|可是|啲|[，,。？?！!；;]|$)';

/** What somebody would sooner study than another, as it is named: "i love physio more but …", 更想讀物治, 鍾意中大多啲. */
const LIKED_MORE = new RegExp(
  [
    `(?<![a-z])(?:love|like|want|prefer|enjoy) ([a-z0-9& ]{2,30}?) (?:more|most|better)(?![a-z])`,
    `(?<![a-z])(?:rather|sooner) (?:do|study|go(?: to)?|be(?: at)?|read|take|get(?: into)?) ([a-z0-9& ]{2,30}?)${UNTIL_EN}`,
    `(?<![a-z])i (?:would |really |do |actually )?prefer ([a-z0-9& ]{2,30}?)${UNTIL_EN}`,
    `更(?:加)?(?:想|钟意|中意|喜欢)(?:读|去|入|进|上)?([^，,。？?！!；;更]{2,14}?)${UNTIL_ZH}`,
    `(?:钟意|中意|喜欢|想读|想入|想去)([^，,。？?！!；;]{2,12}?)多(?:啲|些|点|一点|过)`,
    `最(?:想|钟意|中意|喜欢)(?:读|去|入|进|上)?(?:嘅|的)?(?:就|都)?(?:系|是)?([^，,。？?！!；;]{2,12}?)${UNTIL_ZH}`,
  ].join('|'),
  'g',
);
const NOT_SO = /(?:don'?t|dont|not|never|n'?t) $|(?:唔|不|没|冇)(?:系|是)?$/;

/** The words by which a plain text names what is liked more than another; none where it says so of nothing. */
export const namedAsLikedMore = (plain: string): readonly string[] =>
  [...plain.matchAll(LIKED_MORE)].flatMap((found) => {
    const [, ...words] = found;
    if (NOT_SO.test(plain.slice(0, found.index))) return [];
    return words.find((one) => one !== undefined) ?? [];
  });
