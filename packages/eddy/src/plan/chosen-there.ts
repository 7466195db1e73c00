import { ownAt } from '../state/pointed-at.ts';
import { focusOf } from '../state/spoken-of.ts';
import type { Wish } from './parts.ts';

/** "The CUHK one" beside one's own choice of a field: that of the field which was chosen there. */
export function isChosenThere({ reading, context, earlier }: Wish): boolean {
  const [focus] = focusOf(earlier, context);
  const [chosen, ...others] = ownAt(reading, context, earlier).filter((code) =>
    context.choices.includes(code),
  );
  if (focus === undefined || chosen === undefined || others.length > 0) return false;
  const field = (code: string) => context.catalogue.find(code)?.category;
  return context.choices.includes(focus) && field(focus) === field(chosen);
}
