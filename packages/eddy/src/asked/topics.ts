import type { Category } from '@lodestar/domain';
import { wordsIn } from './plain-text.ts';
import { studyMentions } from './study-words.ts';
import { LONGEST_CHINESE_PIECE, SHORTEST_CHINESE_PIECE, type TitleWords } from './title-words.ts';

/** Something that can be studied, as a text names it. */
export interface Topic {
  readonly query: string;
  readonly category: Category | null;
  readonly at: number;
  readonly end: number;
  /** A short name of a programme, not words of its title. */
  readonly isShortName: boolean;
}

const MOST_PHRASE_WORDS = 6;

/** Title words that stand in questions about anything else. */
const COMMON = new Set(
  wordsIn(`
    accreditation accredited advanced affairs application applications applied approval attachment being
    behaviour building change changes chance choice choices civil class code college combination community
    concern condensed contour coaching course courses creative creativity critical cross decision degree degrees
    development diverse early earth effects electives elective elite energy engagement enhancement enrichment
    event events excellence exchange exclusive executive exercise experience extended feature first focus future
    futures games general global globally grade grades great green group hands health higher human improvement
    individualised innovation inspire institutions integrated intensive interaction international internship
    knowledge leading learning level liberal logic machine majors major master matter membership mental mentor
    modern movement needs networks option optional options order organisational other overseas people personal
    physical placement planning policy practice practices premium primary prime privacy private process product
    professional program programme programmes project projects public qualifications quality quantity recognised
    relations research resource resources rotation safety scholarship school score scores screen secondary
    service services should smart society special state strategy stream streams student students study subject
    subjects summer supply system systems teaching testing their there things track training transfer university
    which world would could writing about after
  `),
);

function chineseTopics(text: string, { chinese }: TitleWords): readonly Topic[] {
  const found: Topic[] = [];
  for (let at = 0; at < text.length; at++) {
    for (let size = LONGEST_CHINESE_PIECE; size >= SHORTEST_CHINESE_PIECE; size--) {
      const query = text.slice(at, at + size);
      if (query.length < size || !chinese.has(query)) continue;
      found.push({ query, category: null, at, end: at + size, isShortName: false });
      at += size - 1;
      break;
    }
  }
  return found;
}

interface Word {
  readonly word: string;
  readonly at: number;
}

function phraseAt(words: readonly Word[], from: number, { phrases }: TitleWords): Topic | null {
  for (let size = Math.min(MOST_PHRASE_WORDS, words.length - from); size >= 2; size--) {
    const taken = words.slice(from, from + size);
    const query = taken.map(({ word }) => word).join(' ');
    const last = taken.at(-1);
    const first = taken[0];
    if (!phrases.has(query) || first === undefined || last === undefined) continue;
    return { query, category: null, at: first.at, end: last.at + last.word.length, isShortName: false };
  }
  return null;
}

/** A telling word of a few titles, in the singular or plural it has there. */
function rareWord(word: string, { rare }: TitleWords): string | null {
  const singular = word.endsWith('s') ? word.slice(0, -1) : word;
  const known = [word, singular, `${word}s`].find((one) => rare.has(one) && !COMMON.has(one));
  return known === undefined || COMMON.has(word) ? null : known;
}

function englishTopics(text: string, titles: TitleWords): readonly Topic[] {
  const words = [...text.matchAll(/[a-z]+/g)].map((match) => ({ word: match[0], at: match.index }));
  const found: Topic[] = [];
  let from = 0;
  while (from < words.length) {
    const phrase = phraseAt(words, from, titles);
    const one = words[from];
    if (phrase !== null) {
      found.push(phrase);
      from += phrase.query.split(' ').length;
      continue;
    }
    const query = one === undefined ? null : rareWord(one.word, titles);
    if (one !== undefined && query !== null) {
      const end = one.at + one.word.length;
      found.push({ query, category: null, at: one.at, end, isShortName: false });
    }
    from += 1;
  }
  return found;
}

function shortNameTopics(text: string, { shortNames }: TitleWords): readonly Topic[] {
  return [...text.matchAll(/[a-z][a-z0-9&()+/-]{2,}/g)].flatMap((match) => {
    const typed = match[0].replace(/[)(/&+-]+$/, (tail) =>
      tail.startsWith(')') && match[0].includes('(') ? ')' : '',
    );
    if (!shortNames.has(typed)) return [];
    return [
      { query: typed, category: null, at: match.index, end: match.index + typed.length, isShortName: true },
    ];
  });
}

/** What a text names that can be studied; of overlapping names the longest stands. */
export function topicsIn(text: string, titles: TitleWords): readonly Topic[] {
  const studies = studyMentions(text).map((one) => ({ ...one, isShortName: false }));
  const found = [
    ...shortNameTopics(text, titles),
    ...studies,
    ...chineseTopics(text, titles),
    ...englishTopics(text, titles),
  ];
  const longest = found.sort((a, b) => b.end - b.at - (a.end - a.at));
  return longest
    .filter((one, index) => !longest.slice(0, index).some((kept) => one.at < kept.end && kept.at < one.end))
    .sort((a, b) => a.at - b.at);
}
