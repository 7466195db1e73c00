const SMALL_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS_WORDS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const UNITS = 9;

/** Whether an English word is a ten that a unit may follow: "thirty", as in "thirty-two". */
export function isTensWord(word: string): boolean {
  return TENS_WORDS.includes(word.toLowerCase());
}

/** Whether an English word is a unit that a ten may stand before. */
export function isUnitWord(word: string): boolean {
  const place = SMALL_WORDS.indexOf(word.toLowerCase());
  return place >= 1 && place <= UNITS;
}

/** The number that English words stand for: "seven", "thirty-two"; null when they are none. */
export function englishNumber(words: string): number | null {
  const [first = '', second] = words.toLowerCase().split(/[ -]/);
  const small = SMALL_WORDS.indexOf(first);
  if (second === undefined && small >= 0) return small;
  if (first === 'hundred') return 100;
  const ten = TENS_WORDS.indexOf(first);
  if (ten < 0) return null;
  const unit = second === undefined ? 0 : SMALL_WORDS.indexOf(second);
  return unit < 0 || unit > UNITS ? null : (ten + 2) * 10 + unit;
}

const DIGITS = '零一二三四五六七八九';
const SCALES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

function digitOf(character: string): number {
  if (character === '〇') return 0;
  return character === '兩' || character === '两' ? 2 : DIGITS.indexOf(character);
}

function whole(text: string): number | null {
  const plain = text.replaceAll('廿', '二十').replaceAll('卅', '三十');
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

/** The number that Chinese numerals stand for: 三十二, 二零二五, 二十點五; null when they are none. */
export function chineseNumber(text: string): number | null {
  const [before = '', after] = text.split(/[點点]/);
  const integer = whole(before);
  if (integer === null || after === undefined) return integer;
  const digits = [...after].map(digitOf);
  return digits.length === 0 || digits.includes(-1) ? null : Number(`${integer}.${digits.join('')}`);
}
