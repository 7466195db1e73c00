interface NamedInstitution {
  readonly code: string;
  readonly [name: string]: string;
}

const files = import.meta.glob<readonly NamedInstitution[]>('../../../../../data/institutions.json', {
  import: 'default',
  eager: true,
});

/** Every name and short name of each institution, by its code: what the server's search goes by, too. */
export function institutionNames(): Readonly<Record<string, readonly string[]>> {
  const [institutions = []] = Object.values(files);
  return Object.fromEntries(institutions.map(({ code, ...names }) => [code, Object.values(names)]));
}
