import { detailCalls } from '../asked/decide.ts';
import { focusOf } from '../state/spoken-of.ts';
import type { Understanding } from '../understanding.ts';
import { ofFieldBefore } from './field-before.ts';
import { classifyCalls, lookUp, type Wish } from './parts.ts';

const TO_BE_PUT =
  /(?<![a-z])(?:put|add|place|list)(?: \w+)? (?:it|that|this)(?![a-z])|(?:将|把)(?:佢|它|呢个|嗰个|这个|那个)|(?:加|放|摆|填)(?:佢|它)/;

/** 將佢加落邊個band: the bands of what was asked about last, where that is one programme and not on the list. */
export function bandsOfIt(wish: Wish): Understanding | null {
  const { reading, context, earlier } = wish;
  const { codes, topics, institutions } = reading.named;
  if (codes.length + topics.length + institutions.length > 0 || !TO_BE_PUT.test(reading.text)) return null;
  const ofField = ofFieldBefore(wish, 1);
  const [code, ...others] = ofField.length > 0 ? ofField : focusOf(earlier, context);
  if (code === undefined || others.length > 0 || context.choices.includes(code)) return null;
  return lookUp([...detailCalls([code]), ...classifyCalls([code])], ['bands']);
}
