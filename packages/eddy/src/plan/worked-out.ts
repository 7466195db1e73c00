import { hasEnoughGrades } from '../standing.ts';
import { pointedAt } from '../state/pointed-at.ts';
import type { Understanding } from '../understanding.ts';
import { classifyCalls, lookUp, MOST_JUDGED, meant, type Wish } from './parts.ts';

/** One's own score, and not how scores are counted. */
const OWN_SCORE =
  /(?<![a-z])my (?:(?:exact|weighted|own|total|actual|real) )*(?:score|points|total)|(?:我|佢|他|她)(?:的|嘅|个)?(?:总|加权|实际|计到|折算)*分(?!数线)|(?:差|离|距)[^,，。]{0,6}几(?:多)?分|差几(?:多)?分/;
/** Every step of it. */
const WORKED_OUT =
  /(?<![a-z])(?:exact(?:ly)?|multipliers?|step by step|show (?:me )?(?:the |your )?(?:working|calculation|steps)|how (?:is|was|did|do) (?:it|that|this|you)|how you|work(?:ed)? (?:it )?out)(?![a-z])|(?:怎么|怎样|如何|点样?)(?:计|算)|计算过程|逐科|计俾我睇|算给我看/;

/** "My exact score for it, with the multiplier on each subject", 差幾分，怎麼算的: the receipt of the score at the programmes meant. */
export function workedOut(wish: Wish): Understanding | null {
  const { reading, context, earlier } = wish;
  const { text, grades } = reading;
  const isChosen = (code: string): boolean => context.choices.includes(code);
  const isOfOwn = OWN_SCORE.test(text) || pointedAt(wish.text, reading, context, earlier).some(isChosen);
  const isAsked = isOfOwn && WORKED_OUT.test(text) && grades.changes.length === 0;
  if (!isAsked || !hasEnoughGrades(context.grades)) return null;
  const plan = lookUp(classifyCalls(meant(wish).slice(0, MOST_JUDGED)));
  return plan === null ? null : { ...plan, asksWhy: true };
}
