const OPENING: Readonly<Record<string, string>> = { ')': '(', '）': '（', ']': '[' };
const SELLING_POINTS = /\s*(?:[[(;；+＋]\s*)*(?:課程)?(?:Features?|特點|特色)\s*[:：]/i;
const NAMES_PARTS = /[/／]|(?:majors?|streams?|options?|concentrations?|主修|專修|選項)\s*[:：]/i;
const ONLY_A_DEGREE = /\((?:Hons|榮譽)\)$|^工學學士$/;

const count = (text: string, character: string): number => text.split(character).length - 1;

/** A published title without the selling points that some institutions print in it. */
export function titleOnly(title: string): string {
  const cut = (title.split(SELLING_POINTS)[0] ?? title).trim();
  const open = Object.entries(OPENING).map(([closing, opening]) =>
    closing.repeat(Math.max(0, count(cut, opening) - count(cut, closing))),
  );
  return cut + open.join('');
}

/** Where the bracket that closes at the end of a title opens; -1 when the title does not end in one. */
function lastBracket(title: string): number {
  const closing = title.at(-1) ?? '';
  const opening = OPENING[closing];
  if (opening === undefined) return -1;
  let depth = 0;
  for (let place = title.length - 1; place >= 0; place -= 1) {
    if (title[place] === closing) depth += 1;
    if (title[place] === opening) depth -= 1;
    if (depth === 0) return place;
  }
  return -1;
}

/** A title to be named by: the list of majors or streams at its end is left out, unless it alone says what is studied. */
export function nameOnly(title: string): string {
  const whole = titleOnly(title);
  const bracket = lastBracket(whole);
  const name = whole.slice(0, Math.max(0, bracket)).trim();
  const saysEnough = name !== '' && !ONLY_A_DEGREE.test(name);
  return saysEnough && NAMES_PARTS.test(whole.slice(bracket)) ? name : whole;
}
