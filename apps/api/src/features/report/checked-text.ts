/** What a text may name. */
export interface Known {
  readonly isKnownCode: (code: string) => boolean;
  /** The figures it was given; null when any may be named. */
  readonly figuresFrom: string | null;
}

const SENTENCE =
  /\n+|[^。！？!?\n.]*(?:\.(?!\s|$)[^。！？!?\n.]*)*(?:[。！？!?]+|\.+(?=\s|$)|(?=\n)|$)[ \t]*/gu;
const CODE = /\bJS[\dA-Z]\d{3}\b/giu;
const FIGURE = /\d+(?:\.\d+)?\s*%?/g;
/** Counting, not a figure: "two of your 3 best". */
const SMALL = 10;
const UNSHOWABLE = /[^\P{Cc}\n\t]|\p{Cs}/gu;

/**
 * A model's text without the sentences that name a programme there is not, or a figure it was not given; without a
 * last sentence that was cut off. Empty when nothing is left.
 */
export function checkedText(text: string, cut: boolean, { isKnownCode, figuresFrom }: Known): string {
  const sentences = text.replace(UNSHOWABLE, '').match(SENTENCE) ?? [];
  const whole = cut ? withoutLast(sentences) : sentences;
  const given = figuresFrom === null ? null : new Set(figuresIn(figuresFrom).map(Number));
  const isTrue = (sentence: string) =>
    (sentence.match(CODE) ?? []).every((code) => isKnownCode(code.toUpperCase())) &&
    (given === null || figuresIn(sentence).every((figure) => isGiven(figure, given)));
  return whole
    .filter(isTrue)
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function withoutLast(sentences: readonly string[]): readonly string[] {
  const ends = sentences.findLastIndex((sentence) => /[。！？!?.]\s*$/u.test(sentence));
  return ends === -1 ? sentences : sentences.slice(0, ends + 1);
}

/** Numbers, the digits of codes left out. */
function figuresIn(text: string): string[] {
  return (text.replace(CODE, '').match(FIGURE) ?? []).map((figure) => figure.replace(/[\s%]/g, ''));
}

const isGiven = (figure: string, given: ReadonlySet<number>) =>
  given.has(Number(figure)) || (/^\d+$/.test(figure) && Number(figure) <= SMALL);
