import { z } from 'zod';

const licenceSchema = z.union([
  z.object({ license: z.object({ id: z.string().optional(), name: z.string().optional() }) }),
  z.object({ expression: z.string() }),
]);
const billSchema = z.object({
  components: z.array(
    z.object({
      'bom-ref': z.string(),
      name: z.string(),
      version: z.string(),
      licenses: z.array(licenceSchema).optional(),
    }),
  ),
});

export interface Licensed {
  readonly name: string;
  readonly version: string;
  /** As SPDX names it; null where the package names none. */
  readonly licence: string | null;
}

/** The packages of a CycloneDX bill that are not our own, by name. */
export function licencesOf(bill: unknown): readonly Licensed[] {
  return billSchema
    .parse(bill)
    .components.filter((one) => !one['bom-ref'].startsWith('@lodestar/'))
    .map(({ name, version, licenses = [] }) => ({ name, version, licence: wordOf(licenses[0]) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

function wordOf(licence: z.output<typeof licenceSchema> | undefined): string | null {
  if (licence === undefined) return null;
  if ('expression' in licence) return licence.expression;
  return licence.license.id ?? licence.license.name ?? null;
}

export function linesOf(packages: readonly Licensed[]): string {
  return packages
    .map(({ name, version, licence }) => `${name} ${version}: ${licence ?? 'none named'}\n`)
    .join('');
}
