/** The header that names the version to be changed; none when no version is known. */
export function ifMatch(tag: string | null): Readonly<Record<string, string>> {
  return tag === null ? {} : { 'If-Match': tag };
}
