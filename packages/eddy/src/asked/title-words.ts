import { type Catalogue, normaliseText, TRADITIONAL_TO_SIMPLIFIED } from '@lodestar/domain';
import { chineseWords, wordsIn } from './plain-text.ts';

/** Pieces of the catalogue's titles by which a programme can be named. */
export interface TitleWords {
  /** Chinese stretches of three to twelve characters. */
  readonly chinese: ReadonlySet<string>;
  /** English phrases of two to six words. */
  readonly phrases: ReadonlySet<string>;
  /** English words that few titles have. */
  readonly rare: ReadonlySet<string>;
  /** Short names of programmes, as typed in small letters. */
  readonly shortNames: ReadonlySet<string>;
}

export const SHORTEST_CHINESE_PIECE = 3;
export const LONGEST_CHINESE_PIECE = 12;
const SHORTEST_SHORT_NAME = 3;
const LONGEST_PHRASE = 6;
const FEW_TITLES = 25;
const SHORTEST_WORD = 5;

/** What titles share with one another, and says nothing about any of them. */
const GENERIC_CHINESE = chineseWords(
  `
    學士 榮譽 文學士 理學士 工學士 工學學士 社會科學學士 工商管理學士 課程 榮譽學士 文學士榮 理學士榮 科學學士
    及理學士 及文學士 管理學士 學學士 課程學 社會科學 雙學位 （榮譽） 學（榮譽） (榮譽) 文理學士 教育學士
  `,
);
const GENERIC_ENGLISH = new Set(
  wordsIn(`
    bachelor honours hons science sciences arts of in and with the for a an studies programme double degree year
    management applied language english chinese social major track option
  `),
);

/** Titles carry options and partnerships in brackets; longer ones name no programme. */
const LONG_BRACKETS = /[(（][^()（）]{30,}[)）]|[[【][^\]】]{20,}[\]】]/gu;

/** Short names that are ordinary words or subjects, and would be found where no programme is meant. */
const ORDINARY = new Set(
  wordsIn('create see great prime ace act com mark ire arts bas econ chem bio phys math maths geog hist eng'),
);

function addChinese(title: string, into: Set<string>): void {
  for (const [run] of title.matchAll(/[\p{Script=Han}]{3,}/gu)) {
    for (let from = 0; from + SHORTEST_CHINESE_PIECE <= run.length; from++) {
      for (
        let size = SHORTEST_CHINESE_PIECE;
        size <= Math.min(LONGEST_CHINESE_PIECE, run.length - from);
        size++
      ) {
        into.add(run.slice(from, from + size));
      }
    }
  }
}

function addPhrases(words: readonly string[], into: Set<string>): void {
  for (let from = 0; from < words.length; from++) {
    for (let size = 2; size <= Math.min(LONGEST_PHRASE, words.length - from); size++) {
      const phrase = words.slice(from, from + size);
      const [first = '', last = ''] = [phrase[0], phrase.at(-1)];
      const linked = /^(?:of|in|and|with|the|for)$/;
      const telling = phrase.filter((word) => !GENERIC_ENGLISH.has(word)).length;
      const plural = phrase.length > 1 && phrase.includes('science') ? 1 : 0;
      if (linked.test(first) || linked.test(last) || telling + plural < 2) continue;
      into.add(phrase.join(' '));
    }
  }
}

function titleWords({ programmes }: Catalogue): TitleWords {
  const chinese = new Set<string>();
  const phrases = new Set<string>();
  const counts = new Map<string, number>();
  const shortNames = new Set<string>();
  for (const { full_title_cn, full_title_sc, full_title_en, short_name } of programmes) {
    const plain = (text: string): string =>
      normaliseText(text, TRADITIONAL_TO_SIMPLIFIED).replace(LONG_BRACKETS, ' ');
    addChinese(plain(full_title_cn), chinese);
    addChinese(plain(full_title_sc), chinese);
    const words = plain(full_title_en).match(/[a-z]+/g) ?? [];
    addPhrases(words, phrases);
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
    const short = plain(short_name);
    if (short.length >= SHORTEST_SHORT_NAME && !ORDINARY.has(short)) shortNames.add(short);
  }
  for (const generic of GENERIC_CHINESE) chinese.delete(generic);
  const rare = [...counts].flatMap(([word, count]) =>
    count <= FEW_TITLES && word.length >= SHORTEST_WORD && !GENERIC_ENGLISH.has(word) ? [word] : [],
  );
  for (const short of shortNames) if (counts.has(short)) shortNames.delete(short);
  return { chinese, phrases, rare: new Set(rare), shortNames };
}

const made = new WeakMap<Catalogue, TitleWords>();

/** The pieces of a catalogue's titles, gathered at the first question about it. */
export function titleWordsOf(catalogue: Catalogue): TitleWords {
  const known = made.get(catalogue) ?? titleWords(catalogue);
  made.set(catalogue, known);
  return known;
}
