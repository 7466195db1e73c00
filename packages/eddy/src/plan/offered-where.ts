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

/** Whether it can be studied at one place alone: "is there only one university?", 淨係得理大有？, 就这两个？. */
const ONLY_THERE = wordPattern({
  en: `
    (?:is|are) (?:there )?(?:only|just) (?:one|1|two|2|a few) (?:unis?|universit(?:y|ies)|schools?|places?|programmes?)
    |(?:is|are) (?:\\w+ )?(?:the only|the only (?:one|two)) (?:uni|university|school|place|programme|ones?)
    |(?:does|do) (?:only|just) \\w+ (?:have|offer|teach)|only (?:one|two|1|2) (?:unis?|universit(?:y|ies)|schools?|places?) (?:ha(?:s|ve)|offers?|teach(?:es)?)
  `,
  forms:
    '(?:净系|只)(?:得|有)?(?:[^,，。?？]{1,4}(?:一|两|几)(?:间|所|家)|(?:一|两|几|呢|嗰|这|那)+(?:间|所|家))[^,，。?？]{0,4}(?:有|读到|吗|咩|呀|啊|$)|就(?:这|那|得|只有|系)?(?:一|两|几|呢|嗰|这|那)+(?:个|间|所|家)(?:大学)?(?:有|咩|吗|么|[?？]|$)',
});

/**
 * Where the field that the talk is of can be studied, which the message does not name again: its programmes. Whether a university
 * is the only one is asked of all of them.
 */
export function offeredWhere(wish: Wish): Understanding | null {
  const { reading } = wish;
  const { codes, topics } = reading.named;
  if (codes.length + topics.length > 0 || reading.grades.subjects.length > 0) return null;
  const isOnly = ONLY_THERE.test(reading.text);
  if (!isOnly && !OFFERED.test(reading.text)) return null;
  const asked = isOnly
    ? { ...wish, reading: { ...reading, named: { ...reading.named, institutions: [] } } }
    : wish;
  const there = fieldThere(asked);
  return there === null ? null : findHere({ ...wish, reading: there });
}
