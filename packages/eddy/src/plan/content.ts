import { asksContent } from '../asked/content-words.ts';
import { detailCalls } from '../asked/decide.ts';
import type { Understanding } from '../understanding.ts';
import { lookUp, type Wish } from './parts.ts';

/** Longer messages tell a story, in which such words may stand by the way. */
const LONGEST = 140;

/** What else there is, where one cannot study it: 冇得讀law嘅話. */
const CANNOT_STUDY =
  /(?:冇|没|不|唔)(?:得|能|可以)(?:读|学)|除(?:咗|了)|(?<![a-z])(?:besides|other than|instead of|if not)(?![a-z])/;

/** What is taught in a field that is named, and what one becomes: of the plainest programme of it. */
export function contentOf({ reading }: Wish): Understanding | null {
  const { named, grades, facets, has, text } = reading;
  const asksElse = facets.some((facet) => facet !== 'careers' && facet !== 'overview');
  const isOfField = named.codes.length === 0 && named.topics.length > 0 && named.topics.length <= 2;
  const isNamed = isOfField && named.searches.every(({ query }) => query !== '');
  if (
    reading.text.length > LONGEST ||
    !isNamed ||
    asksElse ||
    CANNOT_STUDY.test(text) ||
    grades.mentions.length > 0 ||
    has('chance') ||
    !asksContent(text)
  )
    return null;
  return lookUp(detailCalls(named.found.slice(0, 1).map(({ code }) => code)), ['content']);
}
