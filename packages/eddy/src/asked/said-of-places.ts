import type { InstitutionCode, Programme } from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import { type InstitutionMention, institutionMentions } from './institution-words.ts';
import { wordsIn } from './plain-text.ts';
import { studyMentions } from './study-words.ts';
import { titleWordsOf } from './title-words.ts';

/** "Not just polyu", 唔止理大: whatever is asked is not asked of that one alone. */
const NOT_ALONE_BEFORE =
  /(?:(?<![a-z])(?:not|isn'?t it|beyond) (?:just|only|merely)?(?: (?:at|in|from))?|(?:唔|不)(?:单|净|只)?(?:止|系|是|只|单止|淨系|净系)(?:得|有)?)\s*$/;
const SAYS_ONLY = /just|only|merely|beyond|止|只|单|净/;

const isNotAlone = (text: string, { at }: InstitutionMention): boolean => {
  const [words] = NOT_ALONE_BEFORE.exec(text.slice(0, at)) ?? [];
  return words !== undefined && SAYS_ONLY.test(words);
};

/** What may stand between an institution and the letters by which a programme there is called. */
const BEHIND = /^(?:['’]?s|嘅|的|之)? ?(?:嗰个|那个|个)? ?([a-z]{3,6})(?![a-z])/;
const BEFORE = /(?<![a-z])([a-z]{3,6}) ?(?:at|in|of|from|@|\() ?$/;

const LINKING = /^(?:of|in|and|with|the|for|honours|hons|programme|a)$/;
const OF_A_KIND = /^.*?(?:bachelor|department|school|b[a-z]{1,5})(?: \w+){0,3}? (?:in|of) /;
const withoutBrackets = ({ full_title_en: title }: Programme): string =>
  title
    .toLowerCase()
    .replace(/[(（][^()（）]*[)）]/g, ' ')
    .replace(/[^a-z ]+/g, ' ');

/** Words, though a title begins with such letters, too. */
const WORDS = new Set(
  wordsIn('act ace bee seem sit sad sag sac gpa prime ire see bat bar dis die use are app'),
);

/** A title as the letters its words begin with, with its degree and without: ibba, cse. */
function initialsOf(one: Programme): readonly string[] {
  const whole = withoutBrackets(one);
  return [whole, whole.replace(OF_A_KIND, '')].map((title) =>
    title
      .split(/\s+/)
      .filter((word) => word !== '' && !LINKING.test(word))
      .map((word) => word.slice(0, 1))
      .join(''),
  );
}

/** What a title is of: the words behind its degree. */
const subjectOf = (one: Programme): string =>
  withoutBrackets(one).replace(OF_A_KIND, '').replace(/\s+/g, ' ').trim();

/** Words of a programme at an institution that goes by other letters elsewhere, or by the first letters of its title; null: none does. */
function calledThere(letters: string, at: InstitutionCode, { catalogue }: EddyContext): string | null {
  if (WORDS.has(letters)) return null;
  const isShort = (one: Programme): boolean => one.short_name.toLowerCase() === letters;
  const there = catalogue.programmes.filter(({ institution }) => institution === at);
  if (there.some((one) => one.short_name.toLowerCase().includes(letters))) return null;
  const named = there.filter((one) => initialsOf(one).includes(letters));
  const [only, ...others] = named;
  if (only !== undefined && others.length === 0) return subjectOf(only);
  const elsewhere = titleWordsOf(catalogue).shortNames.has(letters)
    ? catalogue.programmes.find(isShort)
    : undefined;
  if (elsewhere === undefined) return null;
  const [study] = studyMentions(letters);
  return study?.query ?? subjectOf(elsewhere);
}

interface Replaced {
  readonly at: number;
  readonly end: number;
  readonly words: string;
}

/** Letters beside an institution, as "cuhk cse", said in the words of the title they stand for there. */
function lettersBeside(
  text: string,
  { at, end, institution }: InstitutionMention,
  context: EddyContext,
): readonly Replaced[] {
  const after = BEHIND.exec(text.slice(end));
  const before = BEFORE.exec(text.slice(0, at));
  const letters = after?.[1] ?? before?.[1];
  if (letters === undefined) return [];
  const from = after === null ? at - (before?.[0].length ?? 0) : end + after[0].length - letters.length;
  const words = calledThere(letters, institution, context);
  return words === null ? [] : [{ at: from, end: from + letters.length, words }];
}

/**
 * A plain text in which letters stand for what they mean at the university beside them ("cuhk cse", "hku qfin"), and without the
 * universities that it names only to look beyond them: "not just polyu".
 */
export function saidOfPlaces(text: string, context: EddyContext): string {
  const mentions = institutionMentions(text, context.institutions);
  const replaced = mentions.flatMap((one): readonly Replaced[] =>
    isNotAlone(text, one) ? [{ at: one.at, end: one.end, words: ' ' }] : lettersBeside(text, one, context),
  );
  return replaced
    .toSorted((one, other) => other.at - one.at)
    .reduce((said, { at, end, words }) => `${said.slice(0, at)}${words}${said.slice(end)}`, text);
}
