import { readFile } from 'node:fs/promises';
import { institutionCodeSchema } from '@lodestar/contract';
import { INSTITUTIONS } from '@lodestar/domain';
import { z } from 'zod';

const institutionSchema = z.object({
  code: institutionCodeSchema,
  name_en: z.string(),
  name_tc: z.string(),
  name_sc: z.string(),
  short_en: z.string(),
  short_tc: z.string(),
  short_sc: z.string(),
});

export type Institution = z.output<typeof institutionSchema>;

/** The institutions with their names, in display order; every one of them must be there. */
export async function readInstitutions(file: string): Promise<Institution[]> {
  const stored = z.array(institutionSchema).parse(JSON.parse(await readFile(file, 'utf8')));
  return INSTITUTIONS.map((code) => {
    const institution = stored.find((one) => one.code === code);
    if (institution === undefined) throw new Error(`${file} has no ${code}`);
    return institution;
  });
}

/** Every name an institution goes by, for search. */
export function namesByCode(
  institutions: readonly Institution[],
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(institutions.map(({ code, ...names }) => [code, Object.values(names)]));
}
