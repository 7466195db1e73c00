import type { Level } from '@lodestar/domain';
import { wordPattern } from './plain-text.ts';

/** The names of the levels, the longer before those that they hold. */
const NAMES: readonly (readonly [Level, RegExp])[] = [
  [2, wordPattern({ en: 'very ?risky', zh: '高風險' })],
  [1, wordPattern({ en: 'dangerous', zh: '極高風險 危險' })],
  [3, wordPattern({ en: 'risky', zh: '有風險 風險' })],
  [0, wordPattern({ en: 'mission impossible|impossible', zh: '機會極微 極微' })],
  [6, wordPattern({ en: 'very ?safe', zh: '很安全' })],
  [5, wordPattern({ en: 'safe', zh: '安全' })],
  [7, wordPattern({ en: 'secure', zh: '穩妥' })],
  [4, wordPattern({ en: 'moderate', zh: '適中' })],
  [8, wordPattern({ en: 'golden ticket', zh: '十拿九穩' })],
];

/** The level that a message names; null where it names none. */
export function levelNamed(text: string): Level | null {
  const isExtreme = /极高风险/.test(text);
  return isExtreme ? 1 : (NAMES.find(([, words]) => words.test(text))?.[0] ?? null);
}
