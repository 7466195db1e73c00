import { type InstitutionCode, type Programme, searchProgrammes } from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import { BY_FIELD, type CatalogueSearch, programmeIndex } from '../programme-index.ts';
import type { SearchInput } from '../tools/search-programmes.ts';
import { institutionSets } from './institution-sets.ts';
import { institutionMentions } from './institution-words.ts';
import { pairedWith } from './paired-institutions.ts';
import { titleWordsOf } from './title-words.ts';
import { type Topic, topicsIn } from './topics.ts';

/** What a text names of the catalogue. */
export interface NamedProgrammes {
  /** Codes typed, in order: those of this year, and those that are not. */
  readonly codes: readonly string[];
  readonly unknown: readonly string[];
  readonly institutions: readonly InstitutionCode[];
  readonly topics: readonly Topic[];
  /** Fields that are named only to be left out. */
  readonly leftOut: readonly Topic[];
  /** Searches by which the topics are found. */
  readonly searches: readonly SearchInput[];
  /** Searches that find nothing at the institutions named: the topics are found elsewhere. */
  readonly absent: readonly SearchInput[];
  /** What the searches find, each programme once: the plainest title first, before its variants. */
  readonly found: readonly Programme[];
  /** Those found that the pupil has chosen: what a name is most likely meant of. */
  readonly own: readonly string[];
}

/** Whether no programme, field or university is named. */
export const namesNothing = ({
  codes,
  topics,
  institutions,
}: Pick<NamedProgrammes, 'codes' | 'topics' | 'institutions'>): boolean =>
  codes.length + topics.length + institutions.length === 0;

const CODE = /(?<![a-z0-9])j ?s ?[-_:]? ?([0-9]{4}|s[a-z][0-9]{2})(?![a-z0-9])/g;
const BARE_CODE = /(?<![a-z0-9*.])([1-9][0-9]{3})(?![a-z0-9年%])/g;

function codesIn(text: string, { catalogue }: EddyContext): readonly string[] {
  const typed = [...text.matchAll(CODE)].map(([, rest = '']) => `JS${rest.toUpperCase()}`);
  const bare = [...text.matchAll(BARE_CODE)].flatMap(([, digits = '']) => {
    const isYear = /^(?:19|20)/.test(digits);
    const code = `JS${digits}`;
    return !isYear && catalogue.find(code) !== undefined ? [code] : [];
  });
  return [...new Set([...typed, ...bare])];
}

/** Topics of which one narrows the other are searched together: "computing at HKU with finance". */
function searchesFor(
  topics: readonly Topic[],
  institutions: readonly InstitutionCode[],
  context: EddyContext,
  pairs: Pairs,
  { find }: CatalogueSearch,
): readonly SearchInput[] {
  const index = programmeIndex(context);
  const searches = topics.map((topic): SearchInput => {
    const { query, category } = topic;
    const there = pairs.get(topic) ?? institutions;
    const here = query === '' || find(query, there, context).length > 0;
    return { query, category, institutions: here ? there : [] };
  });
  if (pairs.size > 0) return searches;
  const [first, second, ...others] = searches;
  if (first === undefined || second === undefined || others.length > 0) return searches;
  const together = `${first.query} ${second.query}`;
  const narrowed = first.query !== '' && second.query !== '';
  return narrowed && searchProgrammes(index, together, institutions, 1).total > 0
    ? [{ ...first, query: together }]
    : searches;
}

/** What a search finds, best first; by an exact short name, that programme alone of its institution. */
export function foundBy(
  search: SearchInput,
  topic: Topic | undefined,
  context: EddyContext,
  { find, besideShortName }: CatalogueSearch = BY_FIELD,
): readonly Programme[] {
  const { query, institutions, category } = search;
  if (query === '') {
    return context.catalogue.programmes.filter(
      (one) =>
        one.category === category && (institutions.length === 0 || institutions.includes(one.institution)),
    );
  }
  const found = find(query, institutions, context);
  const exact = found.filter(({ short_name }) => short_name.toLowerCase() === query);
  if (topic?.isShortName !== true || exact.length === 0) return found;
  if (!besideShortName) return exact;
  const isElsewhere = (one: Programme): boolean =>
    institutions.includes(one.institution) &&
    !exact.some(({ institution }) => institution === one.institution);
  return [...exact, ...found.filter(isElsewhere)];
}

/** One or several institutions by one name. */
interface Named {
  readonly institutions: readonly InstitutionCode[];
  readonly at: number;
  readonly end: number;
}

const LEFT_OUT_BEFORE =
  /(?:除(?:咗|了)|(?<!是)不(?:是|要)|(?<![系是])唔(?:系|要)|非|(?<![a-z])(?:other than|besides|except(?: for)?|apart from|(?<!why )not(?: (?:in|at|from))?|non-?))\s*$/;
const LEFT_OUT_AFTER = /^\s*(?:以外|之外|除外)/;

function namedIn(text: string, context: EddyContext): readonly Named[] {
  const each = institutionMentions(text, context.institutions).map(({ institution, at, end }) => ({
    institutions: [institution],
    at,
    end,
  }));
  return [...each, ...institutionSets(text, context)].sort((one, other) => one.at - other.at);
}

/** The institutions named; where those named are left out, 除了城大, all the others. */
function institutionsAsked(
  text: string,
  named: readonly Named[],
  { catalogue }: EddyContext,
): readonly InstitutionCode[] {
  const isLeftOut = ({ at, end }: Named): boolean =>
    LEFT_OUT_BEFORE.test(text.slice(0, at)) || LEFT_OUT_AFTER.test(text.slice(end));
  const leftOut = new Set<InstitutionCode>(
    named.filter(isLeftOut).flatMap(({ institutions }) => institutions),
  );
  const meant = [...new Set(named.flatMap(({ institutions }) => institutions))].filter(
    (one) => !leftOut.has(one),
  );
  const others = catalogue.programmes
    .map(({ institution }) => institution)
    .filter((one) => !leftOut.has(one));
  return leftOut.size > 0 && meant.length === 0 ? [...new Set(others)] : meant;
}

/** A title without what stands in brackets behind it: features and streams name other fields. */
const HONOURS = / ?\((?:hons|honours)\)/gi;
const bareTitle = ({ full_title_en: title }: Programme): string =>
  title
    .replace(HONOURS, '')
    .replace(/ ?[([].*$/, '')
    .toLowerCase();

/** The degree that a title begins with. */
const DEGREE =
  /^(?:bachelor of (?:(?:(?!bachelor|master)[a-z]+ )+in |(?:(?!bachelor|master)[a-z ])+-)?|bachelor.s degree |b\.?[a-z]{0,5}(?:a|sc|eng|comm|ed)\.? )(?:scheme )?(?:in )?/;
/** What a title names beside its degree. */
const subjectOf = (one: Programme): string => bareTitle(one).replace(DEGREE, '');
const wordsOf = (one: Programme): number => subjectOf(one).split(/[^a-z]+/).length;

/** One kind of a field, which a plain name of the field does not mean. */
const ONE_KIND = /(?<![a-z])(?:mental health|psychiatric|alternate|elite|advanced leadership)(?![a-z])/;
const isOfOneKind = (one: Programme): boolean => ONE_KIND.test(one.full_title_en.toLowerCase());

/** A profession's own degree, in which another field is the subject: pharmacy in Chinese medicine is no Chinese medicine. */
const PROFESSION_IN = /^bachelor of (?:pharmacy|education) in /;
const isOfProfession = (one: Programme): boolean => PROFESSION_IN.test(bareTitle(one));

/** Those called by what was searched for before those that only tell of it, and each plainest title before its variants. */
export function plainestFirst(found: readonly Programme[], queries: readonly string[]): readonly Programme[] {
  const isCalledSo = (one: Programme): boolean => queries.some((query) => bareTitle(one).includes(query));
  return [...found].sort(
    (one, other) =>
      Number(isCalledSo(other)) - Number(isCalledSo(one)) ||
      Number(isOfOneKind(one)) - Number(isOfOneKind(other)) ||
      Number(isOfProfession(one)) - Number(isOfProfession(other)) ||
      wordsOf(one) - wordsOf(other) ||
      subjectOf(one).length - subjectOf(other).length ||
      one.full_title_en.length - other.full_title_en.length,
  );
}

/** Finds the codes, institutions and programmes that a text names. */
export function namedProgrammes(
  text: string,
  context: EddyContext,
  by: CatalogueSearch = BY_FIELD,
): NamedProgrammes {
  const codes = codesIn(text, context);
  const isKnown = (code: string): boolean => context.catalogue.find(code) !== undefined;
  const mentions = namedIn(text, context);
  const institutions = institutionsAsked(text, mentions, context);
  const isInMention = ({ at, end }: Topic): boolean =>
    mentions.some((mention) => at < mention.end && mention.at < end);
  const topics = topicsIn(text, titleWordsOf(context.catalogue)).filter((topic) => !isInMention(topic));
  return {
    codes: codes.filter(isKnown),
    unknown: codes.filter((code) => !isKnown(code)),
    institutions,
    leftOut: [],
    ...foundByTopics(topics, institutions, context, pairedWith(text, topics, mentions), by),
  };
}

type ByTopics = Pick<NamedProgrammes, 'topics' | 'searches' | 'absent' | 'found' | 'own'>;

type Pairs = ReturnType<typeof pairedWith>;
const NO_PAIRS: Pairs = new Map();

/** What topics find at the institutions named; `pairs`: at which of these each is sought, where a text pairs them. */
export function foundByTopics(
  topics: readonly Topic[],
  institutions: readonly InstitutionCode[],
  context: EddyContext,
  pairs: Pairs = NO_PAIRS,
  by: CatalogueSearch = BY_FIELD,
): ByTopics {
  const searches = searchesFor(topics, institutions, context, pairs, by);
  const found = searches.flatMap((search, index) => foundBy(search, topics[index], context, by));
  const sought = (at: number): readonly InstitutionCode[] => {
    const topic = topics[at];
    return (topic === undefined ? undefined : pairs.get(topic)) ?? institutions;
  };
  return {
    topics,
    searches,
    absent: searches.flatMap((search, at) =>
      search.institutions.length === 0 && sought(at).length > 0
        ? [{ ...search, institutions: sought(at) }]
        : [],
    ),
    own: context.choices.filter((code) => found.some((one) => one.code === code)),
    found: plainestFirst(
      [...new Set(found)],
      searches.map(({ query }) => query),
    ),
  };
}
