import { type Catalogue, normaliseText, TRADITIONAL_TO_SIMPLIFIED } from '@lodestar/domain';
/** What programmes are called, apart from degrees and brackets: small letters, simplified characters. */
export type ProgrammeTitles = ReadonlySet<string>;

const SHORTEST_LATIN = 4;
const SHORTEST_CHINESE = 3;

/** A name as names are compared. */
export const foldedName = (text: string): string => normaliseText(text, TRADITIONAL_TO_SIMPLIFIED);

function titlesOf({ programmes }: Catalogue): ProgrammeTitles {
  const titles = new Set<string>();
  for (const { full_title_en: en, full_title_cn: tc, full_title_sc: sc } of programmes) {
    const plain = foldedName(en).replace(/[([][^)\]]*[)\]]/g, ' ');
    const subject = plain.split(/\b(?:in|bachelor of|bachelors? of)\b/).at(-1) ?? '';
    const english = subject.replace(/\s+/g, ' ').trim();
    if (english.length >= SHORTEST_LATIN && !/^(?:arts|science|social sciences?)$/.test(english)) {
      titles.add(english);
    }
    for (const title of [tc, sc]) {
      for (const piece of foldedName(title).split(/[(（][^)）]*[)）]|学士|荣誉|课程|[^\p{Script=Han}]+/u)) {
        if (piece.length >= SHORTEST_CHINESE) titles.add(piece);
      }
    }
  }
  return titles;
}

const made = new WeakMap<Catalogue, ProgrammeTitles>();

/** The titles of a catalogue, gathered once. */
export function programmeTitles(catalogue: Catalogue): ProgrammeTitles {
  const known = made.get(catalogue) ?? titlesOf(catalogue);
  made.set(catalogue, known);
  return known;
}
