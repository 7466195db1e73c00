import { describe, expect, it } from 'vitest';
import { languageHeard } from './language-heard.ts';
import { inCharacters } from './romanised.ts';

describe('Cantonese in Latin letters', () => {
  it.each([
    ['ngo soeng duk nursing, yau mou gei wui', '我想讀 nursing, 有冇機會'],
    ['bin go yi yap d', '邊個易入啲'],
    ['mm goi sai', '唔該晒'],
    ['nei5 hai6 m4 hai6 jan4', '你係唔係真'],
    ['ngo band a dim paai hou', '我 band a 點排好'],
  ])('%s', (typed, written) => {
    expect(inCharacters(typed)).toBe(written);
    expect(languageHeard(typed, 'en')).toBe('tc');
    expect(languageHeard(typed, 'sc')).toBe('sc');
  });

  it.each([
    'do i go or me',
    'M1 or M2?',
    'JS6406, reach or match for me?',
    'ok',
    '',
    'so long ma',
    '我想讀 nursing',
  ])('is not read in: %s', (text) => {
    expect(inCharacters(text)).toBeNull();
    expect(languageHeard(text, 'en')).toBe('en');
  });
});
