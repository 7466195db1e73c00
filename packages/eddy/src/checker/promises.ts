/** A stretch of a text. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

const ADMITTED = String.raw`(?:in\b(?! touch| trouble| the habit)|into\b(?! trouble| the habit)|admitted|accepted|enrolled|(?:(?:given|offered|made|receive|have|win|get)\s+)?(?:an? |your |the )?(?:offer|place|seat)\b|through\b)`;
const SUBJECT = String.raw`\b(?:you|u|ya)`;
const SURELY = String.raw`\b(?:definitely|certainly|surely|undoubtedly|absolutely|for (?:sure|certain)|without (?:a |any )?doubt|no doubt|(?:100 ?(?:%|per ?cent)|a hundred per ?cent) (?:sure|certain|chance)|no question)`;
const COMES_OF_IT = String.raw`\b(?:get(?:s|ting)? in(?:to)?|got in|admitted|admission|accepted|acceptance|offers?|place|seat|enter|take you)\b`;

/** Said of what cannot be known; where something denies it before, it is no promise. */
const PROMISES = [
  String.raw`${SUBJECT}(?:['’]ll| will| shall|['’]re going to| are going to|['’]re gonna| are gonna| gonna)\s+(?:\w+ly\s+|for sure\s+|no doubt\s+)?(?:get|be|have|receive|win|make it|land)\s+${ADMITTED}`,
  String.raw`${SUBJECT}(?:['’]ll| will)\s+(?:\w+ly\s+)?make it\b`,
  // A word in quotation marks that a sentence begins with is spoken of, and promises nothing: “guaranteed” there is a promise.
  String.raw`(?<!^\s*["“])\bguarante\w*`,
  String.raw`${SURELY}[^.!?\n]{0,40}${COMES_OF_IT}`,
  String.raw`${COMES_OF_IT}[^.!?\n]{0,40}${SURELY}`,
  String.raw`\b(?:sure|certain|bound|assured|guaranteed|destined) (?:to (?:be|get|receive|have|win|make)|of (?:a|an|your|the|getting|being|admission))\b`,
  String.raw`\b(?:they|it|hku|cuhk|hkust|polyu|cityu|hkbu|js\w{4}|the \w+)(?:['’]ll| will)\s+(?:\w+ly\s+)?(?:take|accept|admit|want|have) you\b`,
  String.raw`\b(?:place|offer|seat|admission) (?:is|will be) (?:\w+ly )?(?:safe|secured?|certain|assured|yours|sure)\b`,
  String.raw`\bin the bag\b|\bshoo-?in\b|\bdead cert\b|\bsure thing\b|\bas good as in\b|\ba done deal\b|\balready in\b`,
];
/** These deny on their own. */
const DENYING_PROMISES = [
  String.raw`\bno way\b[^.!?\n]{0,40}(?:reject|refuse|turn|miss|fail|not)\w*`,
  String.raw`\b(?:can['’]?t|cannot|can not|won['’]t|will not|never) (?:possibly )?(?:fail|miss|reject you|refuse you|turn you)\w*`,
  String.raw`\bno (?:chance|risk) (?:of|that)[^.!?\n]{0,30}(?:reject|miss|refus|fail)\w*`,
];
const DENIED =
  /\b(?:nobody|no one|no-one|nothing|neither|nor|never|not|cannot|hardly|whether|without|hope|wish|no counsellor|no list|no level|no)\b|n['’]t\b/i;
const CLAUSE = /[,;:.!?—–(]/;

const CHINESE_SURELY =
  '(?:一定|必定|必然|肯定|絕對|绝对|鐵定|铁定|保證|保证|包保|擔保|担保|保你|百分百|百分之百|100 ?[%％] ?(?:會|会|能|入|收|有)|篤定|笃定|毫無疑問|毫无疑问|無懸念|无悬念|冇懸念|必|梗|實|穩|稳|包|定)';
const CHINESE_ADMITTED =
  '(?:入到|入得|入讀|入读|入學|入学|進到|进到|進得|进得|進入|进入|收你|收到|取錄|錄取|录取|獲取|获取|獲錄|获录|考上|考到|考進|考进|offer|有位|派到|派位|上到|能入|能進|能进|會收|会收|會要|会要|成功)';
const CHINESE_PROMISES = [
  `${CHINESE_SURELY}[^，。！？；\\n]{0,10}?${CHINESE_ADMITTED}`,
  `${CHINESE_ADMITTED}[^，。！？；\\n]{0,6}?(?:一定|必定|肯定|絕對|绝对|百分百|無疑|无疑|無問題|没问题|冇問題|冇走雞)`,
  '(?:(?:穩|稳|包|必|梗|硬)(?:入|收|進|进|上|得)|實(?:入|收|進))(?!學|学|讀|读|聽|听|到?時|书|取)',
  '(?:囊中物|手到拿來|手到拿来|一定得|肯定得|冇走雞|走唔甩|跑不掉|板上釘釘|板上钉钉)',
];
const CHINESE_DENYING = [
  '(?:不可能|冇可能|無可能|没可能|不會|唔會|不会)(?:不|唔|會不|会不)(?:收|錄|录|取|要|入)',
];
const CHINESE_DENIED =
  /無人|无人|冇人|沒有人|没有人|沒人|没人|不能|唔能|不可|唔可以|未必|不一定|唔一定|唔係|不是|並非|并非|不代表|唔代表|不等[於于]|不保|唔保|難以|难以|無法|无法|沒法|没法|冇得|不會|唔會|不会|希望|祝|是否|能否|係咪|會不會|会不会|未能|誰|谁|不敢|從不|从不|不應|不应|唔好|沒有|没有|冇/;

const any = (patterns: readonly string[]) => new RegExp(patterns.join('|'), 'gi');
const ENGLISH = any(PROMISES);
const ENGLISH_DENYING = any(DENYING_PROMISES);
const CHINESE = any(CHINESE_PROMISES);
const CHINESE_DENYING_ONES = any(CHINESE_DENYING);

/** Without one of these a text holds no promise: looked for first, as it is quicker. */
const HINT =
  /ll\b|will|guarant|defin|certain|sure|doubt|bound|destin|absolute|bag\b|shoo|cert|no way|gonna|going to|no question|100|hundred|can['’]?t|cannot|can not|won['’]t|never|no (?:chance|risk)|safe|secure|assured|yours|deal|already/i;
const CHINESE_HINT =
  /[定必肯絕绝鐵铁保擔担穩稳實包篤笃懸悬梗囊拿板無无冇走跑硬]|百分|100|不可能|(?:不|唔)會?会?(?:不|唔)/;

/** Words before which nothing of a promise shows yet. */
export const PROMISE_WORD =
  /^(?:will|you['’]ll|it['’]ll|they['’]ll|shall|gonna|going|guarante\w*|definite\w*|certain\w*|sure\w*|undoubtedly|absolutely|assured|bound|destined|bag|shoo|cert|doubt|question|way|can['’]?t|cannot|won['’]t|never|chance|risk|offers?|admit\w*|accept\w*|place|seat|deal|already)$/i;

/** Where a text promises admission; the text is one sentence. */
export function promisesIn(text: string): readonly Stretch[] {
  const isDenied = (from: number) => {
    const before = text.slice(0, from).split(CLAUSE).at(-1) ?? '';
    return DENIED.test(before);
  };
  const isDeniedInChinese = (from: number) => {
    const before =
      text
        .slice(0, from)
        .split(/[，。！？；：]/)
        .at(-1) ?? '';
    return CHINESE_DENIED.test(before) || /[不唔未否]$/.test(before);
  };
  const found = (pattern: RegExp, denied: (from: number) => boolean) =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => !denied(index))
      .map(({ 0: { length }, index }) => ({ from: index, to: index + length }));
  const hasHan = CHINESE_HINT.test(text);
  const hasHint = HINT.test(text);
  return [
    ...(hasHint ? found(ENGLISH, isDenied) : []),
    ...(hasHint ? found(ENGLISH_DENYING, () => false) : []),
    ...(hasHan ? found(CHINESE, isDeniedInChinese) : []),
    ...(hasHan ? found(CHINESE_DENYING_ONES, () => false) : []),
  ];
}
