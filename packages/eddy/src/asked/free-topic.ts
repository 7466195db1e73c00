import { searchProgrammes } from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import { programmeIndex } from '../programme-index.ts';
import type { SearchInput } from '../tools/search-programmes.ts';
import type { Reading } from './reading.ts';

/** Subject matter that is said to be what a programme should be about, in the pupil's own words. */
const ABOUT: readonly RegExp[] = [
  /(?:关于|有关)(?:于)?([\p{Script=Han}a-z]{2,8}?)(?:的|嘅|方面|呢|既)/u,
  /(?:跟|和|与|同)([\p{Script=Han}a-z]{2,8}?)(?:有关|相关|有关系|沾边|关)/u,
  /(?:有冇|有没有|有无|边度|哪里)(?:有)?(?:得|可以)?(?:读|修)([\p{Script=Han}]{2,6}?)(?:的|嘅|专业|课程|科|系|$|[？?])/u,
  new RegExp(
    '(?:programmes?|programs?|courses?|degrees?|majors?|anything|something) ' +
      '(?:for|about|on|in|with|related to|to do with|involving|around) (?:the |an? )?([a-z][a-z ]{2,30})',
  ),
];
/** What is said to be wished to study; only where the catalogue has something by it. */
const WISHED: readonly RegExp[] = [
  /(?:读|学|念|修|搞|做|从事)([\p{Script=Han}]{2,6}?)(?:的|嘅|专业|课程|科|系|有|可以|该|应|报|读|，|,|$)/u,
  /(?:有冇|有没有|有无|有得读|开设|开办|哪里有|边度有|哪里可以读)([\p{Script=Han}]{2,6}?)(?:的|嘅|专业|课程|科|系|读|学|呢|$)/u,
  /(?:对)([\p{Script=Han}]{2,6}?)(?:感兴趣|有兴趣|很有兴趣)/u,
];
const OF_STUDY =
  /(?:找|搵|查).{0,14}(?:有关|相关)|专业|课程|科|系|读|学|programmes?|programs?|courses?|degrees?|majors?|anything|something/;

const VAGUE = /anything|something/;

const first = (text: string, patterns: readonly RegExp[]): string | undefined =>
  patterns.map((pattern) => pattern.exec(text)?.[1]?.trim()).find((query) => query !== undefined);

/** A search by words that no list knows, taken from the question as they stand; null when it names none. */
export function freeSearch({ text, named }: Reading, context: EddyContext): SearchInput | null {
  if (!OF_STUDY.test(text)) return null;
  const { institutions } = named;
  const asked = (query: string): SearchInput => ({ query, institutions, category: null });
  const about = first(text, ABOUT);
  if (about !== undefined && !VAGUE.test(text)) return asked(about);
  const wished = about ?? first(text, WISHED);
  if (wished === undefined) return null;
  return searchProgrammes(programmeIndex(context), wished, institutions, 1).total > 0 ? asked(wished) : null;
}
