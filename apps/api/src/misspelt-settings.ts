export interface MisspeltSetting {
  readonly name: string;
  readonly meant: string;
}

/** Short names such as PORT have innocent neighbours (SORT, POST); only longer ones are compared letter by letter. */
const COMPARED_FROM = 8;

/**
 * Names in the environment that look like a misspelt setting. The environment belongs to the shell and to other
 * programs too, so a name counts as meant for us only when it is one of ours in other case or punctuation, or, for
 * names of 8 letters or more, one slip away (a letter more, less, other, or two swapped).
 */
export function misspeltSettings(names: readonly string[], known: readonly string[]): MisspeltSetting[] {
  return names.flatMap((name) => {
    if (known.includes(name)) return [];
    const meant = known.find((setting) => looksLike(name, setting));
    return meant === undefined ? [] : [{ name, meant }];
  });
}

const bare = (name: string) => name.replace(/[^a-z0-9]/gi, '').toUpperCase();

function looksLike(name: string, setting: string): boolean {
  const [left, right] = [bare(name), bare(setting)];
  if (left === right) return setting.includes('_') || name.toUpperCase() === name;
  return setting.length >= COMPARED_FROM && isOneSlipAway(left, right);
}

function isOneSlipAway(left: string, right: string): boolean {
  let start = 0;
  while (start < left.length && left[start] === right[start]) start++;
  const rests = (a: number, b: number) => left.slice(start + a) === right.slice(start + b);
  const swapped = left[start] === right[start + 1] && left[start + 1] === right[start];
  return rests(1, 1) || rests(1, 0) || rests(0, 1) || (swapped && rests(2, 2));
}
