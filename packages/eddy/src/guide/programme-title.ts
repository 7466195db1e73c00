import { splitTitle } from '@lodestar/domain';
import { fundedInstitutions } from '../asked/institution-sets.ts';
import type { EddyContext } from '../context.ts';
import { institutionName, type ProgrammeBrief } from '../standing.ts';
import { literal, type Wording } from './wording.ts';

/** So many are funded by the University Grants Committee, and called so. */
const FUNDED = 8;

/** Institutions in a list, by their short names; the eight that are funded, by what they are called together. */
export function institutionsNamed(codes: readonly string[], context: EddyContext, wording: Wording): string {
  const eight = codes.length === FUNDED ? fundedInstitutions(context.catalogue) : [];
  if (eight.length === FUNDED && eight.every((one) => codes.includes(one)))
    return wording.texts.condition.eight;
  const all = new Set(context.catalogue.programmes.map(({ institution }) => institution));
  const others = [...all].filter((one) => !codes.includes(one));
  if (codes.length > FUNDED && others.length > 0 && others.length < FUNDED)
    return wording.say(wording.texts.condition.allBut, {
      institutions: institutionsNamed(others, context, wording),
    });
  return wording.list(
    codes.map((code) => {
      const names = context.institutions.find((one) => one.code === code);
      return institutionName(names, context.language) || code;
    }),
  );
}

/** "JS1204 Bachelor of Science Computer Science (CityU)", without the streams behind the name. */
export const longTitle = ({ code, name, institution_name: at }: ProgrammeBrief, { aside }: Wording): string =>
  aside(`${code} ${literal(splitTitle(name).main)}`, at);

/** "JS1204 BSc (CityU)" for tables and lists. */
export function shortTitle(
  { code, short_name, institution_name }: ProgrammeBrief,
  { aside }: Wording,
): string {
  return aside(`${code} ${short_name}`, institution_name);
}
