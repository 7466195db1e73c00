import type { EddyContext } from '../context.ts';
import { wordingIn } from '../guide/wording.ts';

/** What the first programme of a list requires. */
export function askRequirements(
  [one]: readonly { readonly code: string }[],
  { language }: EddyContext,
): readonly string[] {
  const { texts, say } = wordingIn(language);
  return one === undefined ? [] : [say(texts.follow.requirements, { code: one.code })];
}
