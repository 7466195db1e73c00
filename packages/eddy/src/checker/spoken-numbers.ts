const SMALL_WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS_WORDS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const TENS_OF = 'twenties thirties forties fifties sixties seventies eighties nineties'.split(' ');
const UNITS = 9;
const HUNDRED = 100;
const THOUSAND = 1000;

const WORD = `(?:${[...SMALL_WORDS, ...TENS_WORDS, ...TENS_OF, 'hundred', 'thousand', 'fourty'].join('|')})`;
const NUMBER_WORD = new RegExp(`^${WORD}$`, 'i');
const rowOfWords = (end: string): string =>
  `${WORD}${end}(?:[ -]${WORD}${end}|(?<=hundred|thousand) and ${WORD}${end})*(?: point(?: ${WORD}${end})+)?`;
const NUMBER_WORDS = new RegExp(`^${rowOfWords(String.raw`\b`)}`, 'i');

/** The words of each number in a text; a digit may follow at once. */
export const ROWS_OF_NUMBER_WORDS = new RegExp(`(?<![a-z])${rowOfWords('(?![a-z])')}`, 'gi');

/** Whether an English word is one of a number. */
export const isNumberWord = (word: string): boolean => NUMBER_WORD.test(word);

/** The words of one number at the beginning of a text: "three hundred and twenty", "forty-one point five". */
export const numberWords = (text: string): string => NUMBER_WORDS.exec(text)?.[0] ?? '';

function wordValue(word: string): number {
  const small = SMALL_WORDS.indexOf(word);
  if (small >= 0) return small;
  const plain = word === 'fourty' ? 'forty' : word;
  return (Math.max(TENS_WORDS.indexOf(plain), TENS_OF.indexOf(plain)) + 2) * 10;
}

function wholeNumber(words: readonly string[]): number | null {
  const isSpelt =
    words.length > 1 && words.every((word) => SMALL_WORDS.indexOf(word) in SMALL_WORDS.slice(0, UNITS + 1));
  if (isSpelt) return Number(words.map(wordValue).join(''));
  let sum = 0;
  let held = 0;
  let last = Number.POSITIVE_INFINITY;
  for (const word of words) {
    if (word === 'hundred') held = (held || 1) * HUNDRED;
    else if (word === 'thousand') {
      sum += (held || 1) * THOUSAND;
      held = 0;
    } else {
      const value = wordValue(word);
      const fits = last === Number.POSITIVE_INFINITY || (last >= 20 && value <= UNITS && value > 0);
      if (!fits) return null;
      held += value;
      last = value;
      continue;
    }
    last = Number.POSITIVE_INFINITY;
  }
  return sum + held;
}

/** The number that English words stand for: "seven", "thirty-two", "forty point five"; null when they are none. */
export function englishNumber(words: string): number | null {
  const [before = '', after] = words.toLowerCase().split(' point ');
  const whole = before.split(/[ -]+/).filter((word) => word !== 'and');
  if (!whole.every(isNumberWord)) return null;
  const value = wholeNumber(whole);
  if (value === null || after === undefined) return value;
  return Number(`${value}.${after.split(' ').map(wordValue).join('')}`);
}

const DIGITS = '零一二三四五六七八九';
const SCALES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const TEN_THOUSAND = 10_000;
/** As banks write them, so that nobody can change them. */
const FORMAL: Readonly<Record<string, string>> = {
  壹: '一',
  貳: '二',
  贰: '二',
  叁: '三',
  參: '三',
  肆: '四',
  伍: '五',
  陸: '六',
  陆: '六',
  柒: '七',
  捌: '八',
  玖: '九',
  拾: '十',
  佰: '百',
  仟: '千',
};

function digitOf(character: string): number {
  if (character === '〇') return 0;
  return character === '兩' || character === '两' ? 2 : DIGITS.indexOf(character);
}

function whole(text: string): number | null {
  const plain = Array.from(text, (one) => FORMAL[one] ?? one)
    .join('')
    .replaceAll('廿', '二十')
    .replaceAll('卅', '三十');
  const [many, few] = plain.split(/[萬万]/);
  if (few !== undefined) {
    const [high, low] = [whole(many === '' ? '一' : (many ?? '')), few === '' ? 0 : whole(few)];
    return high === null || low === null ? null : high * TEN_THOUSAND + low;
  }
  if (!/[十百千]/.test(plain)) {
    const digits = [...plain].map(digitOf);
    return digits.includes(-1) ? null : Number(digits.join(''));
  }
  let sum = 0;
  let held: number | null = null;
  for (const character of plain) {
    const scale = SCALES[character];
    if (scale === undefined) {
      held = digitOf(character);
      continue;
    }
    sum += (held ?? 1) * scale;
    held = null;
  }
  return sum + (held ?? 0);
}

/** The number that Chinese numerals stand for: 三十二, 二零二五, 二十點五, 肆拾; null when they are none. */
export function chineseNumber(text: string): number | null {
  const [before = '', after] = text.split(/[點点]/);
  const integer = whole(before);
  if (integer === null || after === undefined) return integer;
  const digits = [...after].map((one) => digitOf(FORMAL[one] ?? one));
  return digits.length === 0 || digits.includes(-1) ? null : Number(`${integer}.${digits.join('')}`);
}
