import { codesAsked, detailCalls } from '../asked/decide.ts';
import { pointedAt } from '../state/pointed-at.ts';
import { focusOf } from '../state/spoken-of.ts';
import type { Understanding } from '../understanding.ts';
import { classifyCalls, lookUp, MOST_JUDGED, type Wish } from './parts.ts';
import { planRecommendation } from './search.ts';

/** Whether what is named suits: how one stands there; whether what is pointed at, or the talk is of, does: what it is. */
export function fits(wish: Wish): Understanding | null {
  const asked = codesAsked(wish.reading);
  const pointed = asked.length > 0 ? [] : pointedAt(wish.text, wish.reading, wish.context, wish.earlier);
  if (asked.length > 0) return lookUp(classifyCalls(asked));
  const focus = focusOf(wish.earlier, wish.context);
  const of = pointed.length > 0 || focus.length > MOST_JUDGED ? pointed : focus;
  const judged = of.length === 1 ? classifyCalls(of) : [];
  return lookUp([...detailCalls(of), ...judged], ['content']) ?? planRecommendation(wish);
}
