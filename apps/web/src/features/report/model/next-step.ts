import { MAX_CHOICES } from '@lodestar/domain';
import type { CheckItem } from '../../../shared/lists/check-items.ts';

/** The way to an application that can be shown, in order. */
export const STEPS = ['grades', 'choices', 'checks', 'share'] as const;

/** What is left once Bands A and B are full. */
export type StepOfFullList = 'checks' | 'share';

interface ListFacts {
  /** Five subjects or more have a grade. */
  readonly enough: boolean;
  /** Length of the list. */
  readonly chosen: number;
  /** What the checks have to say and the pupil has not left as it is; null until it is known. */
  readonly items: readonly CheckItem[] | null;
}

/** The one thing to do next; null while it is not known yet. */
export type NextStep =
  | { readonly step: 'grades' }
  /** `missing`: choices to fill Bands A and B. */
  | { readonly step: 'choices'; readonly missing: number }
  | { readonly step: 'checks'; readonly items: readonly [CheckItem, ...CheckItem[]] }
  | { readonly step: 'share' };

/** What comes before the checks, for which nothing has to be worked out; null once the list is full. */
export function stepBeforeChecks({
  enough,
  chosen,
}: Omit<ListFacts, 'items'>): Extract<NextStep, { readonly step: 'grades' | 'choices' }> | null {
  if (!enough) return { step: 'grades' };
  return chosen < MAX_CHOICES ? { step: 'choices', missing: MAX_CHOICES - chosen } : null;
}

export function nextStep({ items, ...facts }: ListFacts): NextStep | null {
  const before = stepBeforeChecks(facts);
  if (before !== null) return before;
  if (items === null) return null;
  const [first, ...rest] = items.filter(({ severity }) => severity !== 'info');
  return first === undefined ? { step: 'share' } : { step: 'checks', items: [first, ...rest] };
}
