import { wordPattern } from '../asked/plain-text.ts';
import { fieldThere } from '../state/topic-so-far.ts';
import type { Understanding } from '../understanding.ts';
import type { Wish } from './parts.ts';
import { findHere } from './search.ts';

/** Where it can be studied: "which universities offer it", 邊間大學有. */
const OFFERED = wordPattern({
  en: `
    (?:which|what|any) (?:unis?|universit(?:y|ies)|schools?) (?:offers?|ha(?:s|ve)|teach(?:es)?|do(?:es)? (?:it|that|this)|runs?)
    |who (?:offers|teaches) (?:it|that|this)|(?:at|in) which (?:uni|university)
    |where (?:can|could|do|should) (?:i|we|you|he|she|they|people) (?:study|do|read|take|learn) (?:it|that|this)
  `,
  forms:
    '(?:边|哪)(?:几|一)?(?:间|所|家|度|里|儿)(?:大学|院校|学校|uni|u)?(?:会|先|才)?(?:有得读|有得学|有开|有(?:呢|这|嗰|那)(?:个|科|样)|有(?=[呢㗎嘅的呀啊吗?？!！。 ]*$)|读到|学到|教(?:呢|这|嗰|那)?)',
});

/** Where the field that the talk is of can be studied, which the message does not name again: its programmes. */
export function offeredWhere(wish: Wish): Understanding | null {
  const { reading } = wish;
  const { codes, topics } = reading.named;
  if (codes.length + topics.length > 0 || reading.grades.subjects.length > 0) return null;
  if (!OFFERED.test(reading.text)) return null;
  const there = fieldThere(wish);
  return there === null ? null : findHere({ ...wish, reading: there });
}
