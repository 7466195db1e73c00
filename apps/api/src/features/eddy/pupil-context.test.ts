import { expect, test } from 'vitest';
import { languageOf } from './pupil-context.ts';

test.each([
  ['What fits me?', 'en', 'en'],
  ['我入到港大醫科嗎？', 'en', 'tc'],
  ['我進唔進到 JS6107？', 'en', 'tc'],
  ['我能进港大医科吗？', 'en', 'sc'],
  ['JS6107?', 'en', 'en'],
  ['JS6107?', 'tc', 'tc'],
  ['What fits me?', 'sc', 'sc'],
  ['我能进港大医科吗？', 'tc', 'tc'],
  ['大學', 'en', 'tc'],
  ['中文', 'en', 'tc'],
] as const)('%j of somebody who wishes for %s is answered in %s', (text, wished, language) => {
  expect(languageOf(text, wished)).toBe(language);
});
