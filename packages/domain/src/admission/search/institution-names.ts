/** Names by which a search can name institutions. */
export interface SearchNames {
  readonly institutionByName: ReadonlyMap<string, string>;
  /** Finds a name where it stands whole, the longest first: in Latin letters not within a longer word. */
  readonly pattern: RegExp;
}

/** What most names share, and people leave out: "Chinese University", 理工大學. */
const SHARED = /^(?:the )?(?:hong kong |香港)?(?=.)| (?:of )?hong kong$/g;

/**
 * The codes and names of institutions as they are compared, each with a short form without "The" and "Hong Kong"; a
 * short form that other names hold too, such as "University", names none.
 * @param namesByCode names of an institution in any language, by its code.
 */
export function namesOfInstitutions(
  namesByCode: Readonly<Record<string, readonly string[]>>,
  normal: (text: string) => string,
): SearchNames {
  const whole = Object.entries(namesByCode).map(([institution, names]) => ({
    institution,
    names: [...new Set([institution, ...names].map(normal))].filter((name) => name !== ''),
  }));
  const isOthers = (short: string, own: string): boolean =>
    whole.some(({ institution, names }) => institution !== own && names.some((name) => name.includes(short)));
  const all = whole.flatMap(({ institution, names }) => {
    const plain = names.map((name) => name.replace(/^the (?=.)/, ''));
    const short = names.map((name) => name.replace(SHARED, '').trim()).filter((name) => name !== '');
    const own = short.filter((name) => !isOthers(name, institution));
    return [...new Set([...names, ...plain, ...own])].map((name) => ({ name, institution }));
  });
  return {
    institutionByName: new Map(all.map(({ name, institution }) => [name, institution])),
    pattern: patternOf(all.map(({ name }) => name)),
  };
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function patternOf(names: readonly string[]): RegExp {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  const anyOf = (some: readonly string[]) => (some.length === 0 ? '(?!)' : some.map(escaped).join('|'));
  const latin = longestFirst.filter((name) => /^[a-z]/.test(name));
  const others = longestFirst.filter((name) => !latin.includes(name));
  return new RegExp(`(?<![a-z0-9])(?:${anyOf(latin)})(?![a-z0-9])|${anyOf(others)}`, 'gu');
}

const NONE: ReadonlySet<string> = new Set();

/** The institutions that a search names, and what else it says. */
export interface NamedInstitutions {
  readonly institutions: ReadonlySet<string>;
  readonly rest: string;
}

/** Finds the institutions named in a normalised text: a longer name is not taken for a shorter one within it. */
export function institutionsNamed(
  text: string,
  { institutionByName, pattern }: SearchNames,
): NamedInstitutions {
  const named = text.match(pattern);
  if (named === null) return { institutions: NONE, rest: text };
  const institutions = new Set(named.flatMap((name) => institutionByName.get(name) ?? []));
  return { institutions, rest: text.replace(pattern, ' ').replace(/ +/g, ' ').trim() };
}
