export type SourceFile = { path: string; lines: number };

const LONGEST = 300;
const LONG = 200;
const SHARE_UNDER_LONG = 0.9;
const VAGUE = /(^|[-./])(utils?|helpers?|misc|manager)([-./]|$)/;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** Generated files, and the design tokens, which lie in one file on purpose. */
const mayBeLong = (path: string) => path.includes('.generated.') || path.endsWith('/tokens.css');

/** What the house rules on length and names have against these files, one line each. */
export function complaintsAbout(files: readonly SourceFile[]): string[] {
  const written = files.filter((file) => !mayBeLong(file.path));
  const tooLong = written
    .filter((file) => file.lines > LONGEST)
    .map(
      (file) =>
        `${file.path}: ${file.lines} lines; no file is over ${LONGEST}, so split it by what its parts are about`,
    );
  const badNames = written.flatMap(({ path }) => {
    const name = path.split('/').at(-1) ?? path;
    if (VAGUE.test(path)) return [`${path}: name it after what it does, not utils, helpers, misc or manager`];
    return KEBAB.test(name.replace(/^\./, '')) ? [] : [`${path}: file names are kebab-case`];
  });
  const long = written.filter((file) => file.lines > LONG);
  const tooManyLong =
    long.length > written.length * (1 - SHARE_UNDER_LONG)
      ? [
          `${long.length} of ${written.length} files have over ${LONG} lines; nine in ten stay under: ${long.map((file) => file.path).join(', ')}`,
        ]
      : [];
  return [...tooLong, ...badNames, ...tooManyLong];
}
