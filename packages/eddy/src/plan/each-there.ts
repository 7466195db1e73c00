import type { InstitutionCode, Programme } from '@lodestar/domain';
import { foundBy } from '../asked/named-programmes.ts';
import type { Reading } from '../asked/reading.ts';
import type { EddyContext } from '../context.ts';
import type { SearchInput } from '../tools/search-programmes.ts';

/** Codes begin with a sign of their institution. */
const SIGN = 3;

/** Chosen codes that are no programme of this year, and by their sign were one of this institution. */
function goneAt(at: InstitutionCode, { choices, catalogue }: EddyContext): readonly string[] {
  const gone = choices.filter((code) => catalogue.find(code) === undefined);
  const isThere = (code: string): boolean => {
    const alike = catalogue.programmes.filter((one) => one.code.startsWith(code.slice(0, SIGN)));
    return alike.length > 0 && alike.every(({ institution }) => institution === at);
  };
  return gone.filter(isThere);
}

const isFoundBy = (search: SearchInput, one: Programme, context: EddyContext): boolean =>
  foundBy(search, undefined, context).some(({ code }) => code === one.code);

/**
 * Of each field that a message names, at each university it names, the one that the pupil chose there, else the plainest; and what
 * was chosen there and is offered no more, which is said rather than replaced in silence.
 */
export function eachThere(named: Reading['named'], context: EddyContext): readonly string[] {
  if (named.codes.length > 0) return [];
  const meantAmong = (there: readonly Programme[], at: InstitutionCode): readonly string[] => {
    const chosen = there.find(({ code }) => context.choices.includes(code));
    const meant = chosen ?? there[0];
    if (meant === undefined) return [];
    return chosen === undefined ? [...goneAt(at, context), meant.code] : [meant.code];
  };
  const codes = named.institutions.flatMap((at) => {
    const there = named.found.filter(({ institution }) => institution === at);
    const ofEach = named.searches.map((search) => there.filter((one) => isFoundBy(search, one, context)));
    const isOfSeveral = ofEach.filter(({ length }) => length > 0).length > 1;
    return isOfSeveral ? ofEach.flatMap((some) => meantAmong(some, at)) : meantAmong(there, at);
  });
  return [...new Set(codes)];
}
