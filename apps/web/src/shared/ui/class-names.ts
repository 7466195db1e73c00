/** Joins the class names that are there. Later utilities do not override earlier ones: write each only once. */
export function classNames(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
