import { splitTitle } from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import { institutionName, type ProgrammeBrief } from '../standing.ts';
import { literal, type Wording } from './wording.ts';

/** Institutions in a list, by their short names. */
export function institutionsNamed(codes: readonly string[], context: EddyContext, { list }: Wording): string {
  return list(
    codes.map((code) => {
      const names = context.institutions.find((one) => one.code === code);
      return institutionName(names, context.language) || code;
    }),
  );
}

/** "JS1204 Bachelor of Science Computer Science (CityU)", without the streams behind the name. */
export const longTitle = ({ code, name, institution_name: at }: ProgrammeBrief, { aside }: Wording): string =>
  aside(`${code} ${literal(splitTitle(name).main)}`, at);
